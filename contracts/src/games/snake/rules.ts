import { MINUTE } from '../../kernel/durations.ts'
import type { GameRules } from '../game.ts'

/** Ticks from step to step, by speed. */
const STEP_TICKS = [20, 17, 14, 12, 10, 8, 6, 5] as const
export const SPEEDS_MAX = STEP_TICKS.length
export const SPEED_FIRST = 4

/** @param speed from 1 to 8 */
export function stepTicksOf(speed: number): number {
  return STEP_TICKS[speed - 1] ?? STEP_TICKS[0]
}

/** A step of a run that is looked at again. */
export const STEP_MS = 90

/** The endless game: cells along each side of its board. */
export const CLASSIC_SIDE = 24
/** Edges end the game, or lead to the opposite ones. */
export const CLASSIC_EDGES = ['closed', 'open'] as const
export type ClassicEdges = (typeof CLASSIC_EDGES)[number]

/** The clock runs, or time stands between steps: for whoever listens to the board, with results of their own. */
export const PACES = ['clock', 'steps'] as const
export type Pace = (typeof PACES)[number]

export const snakeRules: GameRules = {
  best: 'most',
  ties: 'time',
  keeps_unfinished: true,
  idle_ms: 10 * MINUTE,
}
