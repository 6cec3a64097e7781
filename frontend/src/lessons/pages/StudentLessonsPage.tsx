import { Lessons } from '../components/Lessons.tsx'

/** Lessons that the person takes. */
export function StudentLessonsPage() {
  return <Lessons title="student_lessons" whose="student" />
}

export { StudentLessonsPage as Page }
