import { Lessons } from '../components/Lessons.tsx'

/** Lessons taken and given, together (NAV-01). */
export function AllLessonsPage() {
  return <Lessons title="lessons" whose="any" />
}

export { AllLessonsPage as Page }
