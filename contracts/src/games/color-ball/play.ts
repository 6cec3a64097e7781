import { SIDE } from '../engine/color-ball-1/board.ts'
import {
  COLOURS,
  colorBall,
  endsOf,
  FIRST_BALLS,
  LAY_OUT,
  moveOf,
  NEW_BALLS,
} from '../engine/color-ball-1/color-ball.ts'
import { definePlay, positionOf } from '../game.ts'
import { shifted, type Turning, turnCells } from '../turning.ts'
import { COLOR_BALL_BOARDS, type ColorBallBoard } from './rules.ts'

export interface ColorBallSetup {
  readonly board: ColorBallBoard
}

export const colorBallPlay = definePlay({
  engine: 'color-ball-1',
  read({ board }): ColorBallSetup | null {
    const known = COLOR_BALL_BOARDS.find((one) => one === board)
    return known === undefined ? null : { board: known }
  },
  variantOf: ({ board }: ColorBallSetup) => board,
  engines: { 'color-ball-1': () => positionOf(colorBall, colorBall.begin(null)) },
  turning: (_, turn) => turning(turn),
})

/** Balls lie elsewhere, and colours are others. */
function turning(turn: number): Turning {
  const cells = turnCells(SIDE, turn)
  const change = (input: number, told: readonly number[], place: (cell: number) => number, by: number) => {
    const places = input === LAY_OUT ? FIRST_BALLS : Math.max(0, told.length - NEW_BALLS)
    return told.map((one, n) => (n < places ? place(one) : shifted(one - 1, by, COLOURS) + 1))
  }
  return {
    input(own) {
      if (own >= LAY_OUT) return own
      const [from, to] = endsOf(own)
      return moveOf(cells.from(from), cells.from(to))
    },
    told: (input, told) => change(input, told, cells.to, turn),
    untold: (input, told) => change(input, told, cells.from, -turn),
  }
}
