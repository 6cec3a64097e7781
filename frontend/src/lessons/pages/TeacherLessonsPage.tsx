import { Lessons } from '../components/Lessons.tsx'

/** Lessons that the teacher gives. */
export function TeacherLessonsPage() {
  return <Lessons title="teacher_lessons" whose="teacher" />
}

export { TeacherLessonsPage as Page }
