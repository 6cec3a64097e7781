import { slugOf } from '@kredka/contracts/kernel/slug'
import { usePath } from '../../app/routing/usePath.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { State } from '../../ui/states.tsx'
import type { AttemptProps } from '../attempt-props.ts'

/** An attempt that was given up, or whose time was over before anything was answered. */
export function Ended({ attempt }: Pick<AttemptProps, 'attempt'>) {
  const t = useText()
  const path = usePath()
  const { quiz } = attempt
  const to =
    quiz === null ? path('quizzes.browse') : path('quizzes.quiz', { slugged: `${quiz.id}-${slugOf(quiz.title)}` })
  return (
    <State
      level={1}
      picture="closed"
      title={t(attempt.state === 'cancelled' ? 'attempts.cancelled' : 'attempts.expired')}
      action={
        <Button look="primary" to={to}>
          {t('attempts.again')}
        </Button>
      }
    >
      <p>{t(attempt.state === 'cancelled' ? 'attempts.cancelled_about' : 'attempts.expired_about')}</p>
    </State>
  )
}
