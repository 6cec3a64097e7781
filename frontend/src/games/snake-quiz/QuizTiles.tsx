import { COLUMNS, PLACES, ROWS, TILE_COLUMNS, TILE_ROWS } from '@kredka/contracts/games/engine/snake-quiz-1/board'
import type { AskedView } from '@kredka/contracts/games/views'
import { memo } from 'react'
import { letterOf } from './letter-of.ts'
import classes from './snake-quiz.module.css'

interface Props {
  /** Where the tiles lie, one after the other. */
  readonly places: readonly number[]
  /** Null while it is on its way. */
  readonly question: AskedView | null
}

const percent = (part: number, all: number) => `${(100 * part) / all}%`

/** What can be eaten: each tile with its letter and its answer. Whoever listens has them in words. */
export const QuizTiles = memo(function QuizTiles({ places, question }: Props) {
  return (
    <div className={classes.tiles} aria-hidden="true">
      {places.map((place, n) => {
        const cell = PLACES[place] ?? 0
        return (
          <div
            key={place}
            className={classes.tile}
            data-colour={n + 1}
            style={{
              left: percent(cell % COLUMNS, COLUMNS),
              top: percent(Math.floor(cell / COLUMNS), ROWS),
              width: percent(TILE_COLUMNS, COLUMNS),
              height: percent(TILE_ROWS, ROWS),
            }}
          >
            <span className={classes.letter}>{letterOf(n)}</span>
            <span className={classes.answer}>{question?.options[n] ?? ''}</span>
          </div>
        )
      })}
    </div>
  )
})
