import { startAttempt } from '@kredka/contracts/attempts/endpoints'
import { useCommand } from '../../app/store/command.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import type { AttemptProps } from '../attempt-props.ts'
import { useTitle } from '../useTitle.ts'
import classes from './play.module.css'

/** Before the first question: what is about to happen, and the one button that begins it. */
export function Ready({ attempt, refresh }: AttemptProps) {
  const t = useText()
  const title = useTitle(attempt)
  const start = useCommand(startAttempt, { done: refresh })
  const minutes = attempt.mode === 'exam' ? (attempt.quiz?.exam_minutes ?? null) : null
  return (
    <section className={classes.ready} aria-labelledby="quiz-title">
      <p className={classes.mode}>{t(`attempts.mode_${attempt.mode}`)}</p>
      <h1 id="quiz-title">{title}</h1>
      <ul className={classes.rules}>
        <li>{t('attempts.rule_count', { count: attempt.questions.length })}</li>
        <li>{t(attempt.mode === 'exam' ? 'attempts.rule_exam' : 'attempts.rule_learning')}</li>
        {minutes !== null && <li>{t('attempts.rule_clock', { count: minutes })}</li>}
        <li>{t('attempts.rule_devices')}</li>
      </ul>
      <Button
        look="primary"
        size="large"
        loading={start.status === 'sending'}
        onClick={() => start.send({ id: attempt.id })}
      >
        {t('attempts.start')}
      </Button>
    </section>
  )
}
