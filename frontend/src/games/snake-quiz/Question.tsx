import { HEARTS, heartsOf, type SnakeQuiz } from '@kredka/contracts/games/engine/snake-quiz-1/snake-quiz'
import type { AskedView } from '@kredka/contracts/games/views'
import { useText } from '../../i18n/useText.ts'
import { FOODS } from '../drawings/foods.ts'
import { goneText } from './gone-text.ts'
import classes from './snake-quiz.module.css'

interface Props {
  readonly state: SnakeQuiz
  readonly question: AskedView | null
}

const ALL = Array.from({ length: HEARTS }, (_, n) => n)

/** What is asked, how many questions there are, and the hearts that are left. */
export function Question({ state, question }: Props) {
  const t = useText()
  const { asked, setup } = state
  const hearts = heartsOf(state)
  return (
    <div className={classes.question}>
      <p className={classes.line}>
        <span>{t('snake_quiz.number', { n: Math.max(1, asked), all: setup.tiles.length })}</span>
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
}
