import type { QuizView } from '@kredka/contracts/quizzes/views'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { usePlayQuiz } from '../usePlayQuiz.ts'
import { PlayFault } from './PlayFault.tsx'
import classes from './play-buttons.module.css'

/** The two ways to take a quiz, with what each means (QUI-03). An attempt that is open is gone on with. */
export function PlayButtons({ quiz }: { readonly quiz: Pick<QuizView, 'id' | 'slug' | 'exam_minutes'> }) {
  const t = useText()
  const { play, busy, error } = usePlayQuiz(quiz)
  const clock = quiz.exam_minutes
  return (
    <div className={classes.ways}>
      <h2>{t('attempts.choose')}</h2>
      <div className={classes.way}>
        <Button look="primary" disabled={busy} onClick={() => play('learning')}>
          {t('attempts.learn')}
        </Button>
        <p>{t('attempts.learn_about')}</p>
      </div>
      <div className={classes.way}>
        <Button look="secondary" disabled={busy} onClick={() => play('exam')}>
          {t('attempts.exam')}
        </Button>
        <p>{clock === null ? t('attempts.exam_about') : t('attempts.exam_about_clock', { count: clock })}</p>
      </div>
      <PlayFault error={error} />
    </div>
  )
}
