import { DAY } from '../kernel/durations.ts'
import type { RunChoice } from './choices.ts'
import { dailyBoard } from './daily.ts'
import { SETS } from './memory/sets/sets.ts'
import { beginningOf, type RunBeginning } from './play.ts'
import type { Game } from './rules.ts'

/**
 * What the daily challenge is played with, by game, in the order in which they take turns: a line for each game whose
 * boards can be turned (`turning` of its play). `round`: how often all of them had their day before.
 */
const CHOICES: Partial<Readonly<Record<Game, (round: number) => RunChoice>>> = {
  memory: (round) => ({ game: 'memory', size: '6x6', set: SETS[round % SETS.length]?.id ?? 'shapes' }),
  'color-ball': () => ({ game: 'color-ball', board: '9x9' }),
}
const TAKING_TURNS = Object.values(CHOICES)

/** What everybody plays on a day (GAM-04). */
export function dailyChoice(day: string): RunChoice {
  const number = Math.floor(Date.parse(day) / DAY)
  const round = Math.floor(number / TAKING_TURNS.length)
  const choice = TAKING_TURNS[number % TAKING_TURNS.length]?.(round)
  return choice ?? { game: 'color-ball', board: '9x9' }
}

/** What the run of a day begins with. @param turn how its player sees the board */
export function dailyBeginning(day: string, turn: number): RunBeginning | null {
  const beginning = beginningOf(dailyChoice(day))
  if (beginning === null) return null
  return { ...beginning, variant: dailyBoard(day), setup: { ...beginning.setup, turn } }
}
