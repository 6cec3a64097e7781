import { StudentLessons } from '../components/StudentLessons.tsx'

/** Lessons taken and given, together (NAV-01). */
export function AllLessonsPage() {
  return <StudentLessons title="lessons" />
}

export { AllLessonsPage as Page }
