import { usePath } from '../../app/routing/usePath.ts'
import { useText } from '../../i18n/useText.ts'
import { SharedTopics } from '../../topics/index.ts'
import { Button } from '../../ui/Button.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Lessons } from '../components/Lessons.tsx'

/**
 * Lessons that the person takes, the topics that tutors have given them, and the way to what they think of those
 * tutors.
 */
export function StudentLessonsPage() {
  const t = useText()
  const path = usePath()
  return (
    <Stack space={6}>
      <div>
        <Lessons
          title="student_lessons"
          whose="student"
          actions={
            <Button icon="star" to={path('reviews.own')}>
              {t('reviews.my_reviews')}
            </Button>
          }
        />
      </div>
      <SharedTopics />
    </Stack>
  )
}

export { StudentLessonsPage as Page }
