import { colorBall } from '../engine/color-ball-1/color-ball.ts'
import { definePlay, positionOf } from '../game.ts'
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
})
