import { DIFFICULTIES, type Difficulty } from '@kredka/contracts/quizzes/rules'
import { useQuizWords } from '../useQuizWords.ts'
import classes from './difficulty-mark.module.css'

/** How hard, as bars and in words. */
export function DifficultyMark({ difficulty }: { readonly difficulty: Difficulty }) {
  const words = useQuizWords()
  return (
    <span className={classes.mark}>
      <svg viewBox="0 0 24 16" width={24} height={16} aria-hidden="true">
        {DIFFICULTIES.map((step) => (
          <rect
            key={step}
            x={(step - 1) * 5}
            y={14 - step * 2.6}
            width={3.4}
            height={step * 2.6 + 1}
            rx={1}
            className={step <= difficulty ? classes.full : classes.empty}
          />
        ))}
      </svg>
      {words.difficulty(difficulty)}
    </span>
  )
}
