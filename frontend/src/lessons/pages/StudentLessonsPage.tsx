import { SharedTopics } from '../../topics/index.ts'
import { Stack } from '../../ui/layout.tsx'
import { Lessons } from '../components/Lessons.tsx'

/** Lessons that the person takes, and the topics that tutors have given them. */
export function StudentLessonsPage() {
  return (
    <Stack space={6}>
      <Lessons title="student_lessons" whose="student" />
      <SharedTopics />
    </Stack>
  )
}

export { StudentLessonsPage as Page }
