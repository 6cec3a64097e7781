import { slugOf } from '@kredka/contracts/kernel/slug'
import { usePath } from '../../app/routing/usePath.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import type { AttemptProps } from '../attempt-props.ts'

/** Where the player began: the quiz again, what was assigned, what is due by now, or the list. */
export function AgainButton({ attempt: { quiz, source, assignment_id } }: Pick<AttemptProps, 'attempt'>) {
  const t = useText()
  const path = usePath()
  if (assignment_id !== null) {
    return (
      <Button look="primary" to={path('assignments.assignment', { id: assignment_id })}>
        {t('attempts.back_to_assignment')}
      </Button>
    )
  }
  const isReview = source === 'review'
  const other = path(isReview ? 'repetition' : source === 'random' ? 'quizzes.random' : 'quizzes.browse')
  return (
    <Button
      look="primary"
      to={quiz === null ? other : path('quizzes.quiz', { slugged: `${quiz.id}-${slugOf(quiz.title)}` })}
    >
      {t(isReview ? 'attempts.back_to_reviews' : 'attempts.again')}
    </Button>
  )
}
