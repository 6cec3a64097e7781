import { DAY } from '../../kernel/durations.ts'
import type { GameRules } from '../game.ts'

/** Points alone count: whoever thinks for a day has as much of them as who is quick. */
export const colorBallRules: GameRules = {
  best: 'most',
  ties: 'shared',
  keeps_unfinished: true,
  idle_ms: DAY,
}

export const COLOR_BALL_BOARDS = ['9x9'] as const
export type ColorBallBoard = (typeof COLOR_BALL_BOARDS)[number]
