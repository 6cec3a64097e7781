import { NO_WAY, SIDE } from '@kredka/contracts/games/engine/color-ball-1/board'
import { useMemo } from 'react'
import { type Translate, useText } from '../../i18n/useText.ts'
import type { PlacedBall } from './fold.ts'

const BALLS = [1, 2, 3, 4, 5, 6, 7] as const

/** What cells and balls are called, for whoever listens. */
export function useCellNames() {
  const t = useText()
  return useMemo(() => cellNamesIn(t), [t])
}

function cellNamesIn(t: Translate) {
  // a press gives many cells another name, of which most were said before: wording them takes longer than the press
  const worded = new Map<string, string>()
  const once = (key: string, word: () => string) => {
    const known = worded.get(key)
    if (known !== undefined) return known
    const text = word()
    worded.set(key, text)
    return text
  }
  const ballName = (colour: number) => t(`color_ball.ball_${BALLS.find((one) => one === colour) ?? 1}`)
  const at = (cell: number) => ({ row: Math.floor(cell / SIDE) + 1, column: (cell % SIDE) + 1 })
  const stateName = (colour: number, steps: number | undefined) => {
    if (colour > 0) return ballName(colour)
    if (steps === undefined) return t('color_ball.free')
    return steps === NO_WAY ? t('color_ball.no_way_here') : t('color_ball.free_at', { steps })
  }
  return {
    ballName,
    at,
    /**
     * `row 2, column 3: red heart`.
     * @param steps how far a free cell is from the ball that is chosen; absent where none is
     */
    cellName: (cell: number, colour: number, steps?: number) =>
      once(`${cell} ${colour} ${steps}`, () => {
        const state = once(`${colour} ${steps}`, () => stateName(colour, steps))
        return t('color_ball.cell', { ...at(cell), state })
      }),
    /** `red heart (row 2, column 3)`, one after the other. */
    placed: (balls: readonly PlacedBall[]) =>
      balls.map(({ cell, colour }) => t('color_ball.came_ball', { ball: ballName(colour), ...at(cell) })).join('; '),
  }
}
