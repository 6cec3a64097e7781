import { DAY } from '../../kernel/durations.ts'
import type { GameRules } from '../game.ts'

/** Slides alone count: nothing is hidden here, so that time would tell nothing of whoever plays. */
export const catsBoardRules: GameRules = {
  best: 'fewest',
  ties: 'shared',
  keeps_unfinished: false,
  idle_ms: DAY,
}

export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const
export type Difficulty = (typeof DIFFICULTIES)[number]

export const STARS_MAX = 3
/** With so many slides more than needed there are still two stars. */
const TWO_STARS_WITHIN = 2

/** @param par the fewest slides that do */
export function starsOf(moves: number, par: number): number {
  if (moves <= par) return STARS_MAX
  return moves <= par + TWO_STARS_WITHIN ? 2 : 1
}
