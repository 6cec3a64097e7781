import { StudentLessons } from '../components/StudentLessons.tsx'

/** Lessons that the person takes. */
export function StudentLessonsPage() {
  return <StudentLessons title="student_lessons" />
}

export { StudentLessonsPage as Page }
