import { HEARTS } from '@kredka/contracts/games/engine/snake-quiz-1/snake-quiz'
import type { AskedView } from '@kredka/contracts/games/views'
import { memo } from 'react'
import { useText } from '../../i18n/useText.ts'
import { FOODS } from '../drawings/foods.ts'
import { goneText } from './gone-text.ts'
import classes from './snake-quiz.module.css'

interface Props {
  /** Questions that were asked, this one among them, and all that will be. */
  readonly asked: number
  readonly all: number
  /** Those that are left. */
  readonly hearts: number
  readonly question: AskedView | null
}

const ALL = Array.from({ length: HEARTS }, (_, n) => n)

/**
 * What is asked, how many questions there are, and the hearts that are left. A step of the snake changes none of them,
 * and works none of them out again.
 */
export const Question = memo(function Question({ asked, all, hearts, question }: Props) {
  const t = useText()
  return (
    <div className={classes.question}>
      <p className={classes.line}>
        <span>{t('snake_quiz.number', { n: Math.max(1, asked), all })}</span>
        <span className={classes.hearts} role="img" aria-label={t('snake_quiz.hearts', { count: hearts })}>
          {/* drawn here: for a heart alone all that draws would load */}
          {ALL.map((n) => (
            <span key={n} className={classes.heart} data-gone={n >= hearts || undefined}>
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d={FOODS.heart.path} />
                <path d={FOODS.heart.path} />
              </svg>
            </span>
          ))}
        </span>
      </p>
      <p className={classes.prompt}>
        {question === null ? t('snake_quiz.soon') : (question.prompt ?? t(goneText(question)))}
      </p>
    </div>
  )
})
