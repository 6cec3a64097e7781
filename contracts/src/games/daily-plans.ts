import type { RunChoice } from './choices.ts'
import type { SetId } from './memory/sets/sets.ts'

/** What is played from a day on. */
interface DailyPlan {
  readonly from: string
  /** @param number of the day; 1970-01-01 has 0 */
  readonly choiceOn: (number: number) => RunChoice
}

/** One after the other, and again from the first. */
type InTurn<T> = readonly [T, ...T[]]

const COLOUR_BALLS: RunChoice = { game: 'color-ball', board: '9x9' }
const SETS: InTurn<SetId> = [
  'shapes',
  'capitals',
  'elements',
  'products',
  'english',
  'animals',
  'squares',
  'german',
  'units',
  'authors',
  'percents',
  'dates',
  'spanish',
  'rivers',
  'formulas',
  'body',
  'binary',
]
const SHORT_LEVELS = ['plus', 'times', 'smile', 'letter-a', 'percent', 'zigzag', 'islands', 'rooms'] as const
const LONG_LEVELS = [
  'crossroads',
  'chessboard',
  'target',
  'pinwheel',
  'stairs',
  'spiral',
  'snail',
  'labyrinth',
] as const
/** Boards of the cats in each step of difficulty. */
const CATS_BOARDS = 40

/** From Monday on, by the number of the week. */
const WEEKDAYS: InTurn<(week: number) => RunChoice> = [
  (week) => memoryWith(2 * week),
  (week) => catsOn('medium', week),
  (week) => snakeIn(nth(SHORT_LEVELS, week)),
  () => COLOUR_BALLS,
  (week) => memoryWith(2 * week + 1),
  (week) => snakeIn(nth(LONG_LEVELS, week)),
  (week) => catsOn('hard', week),
]
/** The first Monday. */
const MONDAY = 4

/**
 * What the daily challenge is played with (GAM-04). What a day had stays so: a further game, set or level comes by a
 * plan of its own that begins on a day to come. All boards are square, so that each can be laid down in eight ways.
 */
export const DAILY_PLANS: InTurn<DailyPlan> = [
  { from: '1970-01-01', choiceOn: (number) => (number % 2 === 0 ? memoryWith(number / 2) : COLOUR_BALLS) },
  {
    from: '2026-11-26',
    choiceOn: (number) => nth(WEEKDAYS, (number - MONDAY) % 7)(Math.floor((number - MONDAY) / 7)),
  },
]

function memoryWith(n: number): RunChoice {
  return { game: 'memory', size: '6x6', set: nth(SETS, n) }
}

function catsOn(difficulty: 'medium' | 'hard', week: number): RunChoice {
  return { game: 'cats-board', board: `${difficulty}-${(week % CATS_BOARDS) + 1}` }
}

function snakeIn(level: string): RunChoice {
  return { game: 'snake2024', mode: 'level', pace: 'clock', level }
}

function nth<T>(things: InTurn<T>, n: number): T {
  return things[n % things.length] ?? things[0]
}
