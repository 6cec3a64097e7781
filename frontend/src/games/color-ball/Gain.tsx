import { SIDE } from '@kredka/contracts/games/engine/color-ball-1/board'
import classes from './grid.module.css'
import type { Gained } from './shown-board.ts'

interface Props {
  readonly gain: Gained
  /** Those of the balls that vanished. */
  readonly cells: readonly number[]
  /** Milliseconds until they vanish. */
  readonly delay: number
}

/** What balls that vanish were worth, in the middle of where they lay. Below the board it is said too. */
export function Gain({ gain: { points }, cells, delay }: Props) {
  const middle = (of: (cell: number) => number) => cells.reduce((sum, cell) => sum + of(cell) + 0.5, 0) / cells.length
  const percent = (part: number) => `${(100 * part) / SIDE}%`
  return (
    <span
      className={classes.gain}
      style={{
        left: percent(middle((cell) => cell % SIDE)),
        top: percent(middle((cell) => Math.floor(cell / SIDE))),
        animationDelay: `${delay}ms`,
      }}
      aria-hidden="true"
    >
      +{points}
    </span>
  )
}
