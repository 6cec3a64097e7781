import { SIDE } from '@kredka/contracts/games/engine/color-ball-1/board'
import { useText } from '../../i18n/useText.ts'
import type { PlacedBall } from './fold.ts'

const BALLS = [1, 2, 3, 4, 5, 6, 7] as const

/** What cells and balls are called, for whoever listens. */
export function useCellNames() {
  const t = useText()
  const ballName = (colour: number) => t(`color_ball.ball_${BALLS.find((one) => one === colour) ?? 1}`)
  const at = (cell: number) => ({ row: Math.floor(cell / SIDE) + 1, column: (cell % SIDE) + 1 })
  return {
    ballName,
    at,
    /** `row 2, column 3: red heart`. */
    cellName: (cell: number, state: string) => t('color_ball.cell', { ...at(cell), state }),
    /** `red heart (row 2, column 3)`, one after the other. */
    placed: (balls: readonly PlacedBall[]) =>
      balls.map(({ cell, colour }) => t('color_ball.came_ball', { ball: ballName(colour), ...at(cell) })).join('; '),
  }
}
