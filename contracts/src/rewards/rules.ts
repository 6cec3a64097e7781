import { addDays, weekDayOf } from '../kernel/zones.ts'

/** Rules of points and streaks (QUI-07), the same in browser and server. */

/** What points are earned for. */
export const REWARDS = ['daily_login', 'daily_quiz_run', 'quiz_run', 'daily_challenge'] as const

/** What games earn points for: the first ranked result in each game on a day, and taking part in the daily challenge. */
export const GAME_REWARDS = ['game_run', 'daily_challenge'] as const
export type GameReward = (typeof GAME_REWARDS)[number]
/** All that stands in the ledger: what was earned, and what points were spent on. */
export const LEDGER_TYPES = [...REWARDS, 'game_run', 'avatar_part'] as const

export const GAME_POINTS: Readonly<Record<GameReward, number>> = { game_run: 10, daily_challenge: 20 }
export const DAILY_LOGIN_POINTS = 5
/** The first quiz that somebody finishes on a day. */
export const DAILY_QUIZ_RUN_POINTS = 20
/** Finished quizzes beyond these earn nothing on the same day. */
export const REWARDED_RUNS_MAX = 10

/** Why a finished quiz earned no points of its own. */
export const UNREWARDED_REASONS = [
  'own_quiz',
  'several_quizzes',
  'visitor',
  'unanswered',
  'no_improvement',
  'daily_limit',
] as const
export type UnrewardedReason = (typeof UNREWARDED_REASONS)[number]

/**
 * What a score of a quiz is worth: 10 + share × 10 × difficulty, in whole points, rounded down. Whoever was rewarded
 * for the quiz before gets the difference alone.
 * @param bp the score in basis points
 */
export function runPoints(bp: number, difficulty: number): number {
  return 10 + Math.floor((bp * difficulty) / 1_000)
}

/** Missed days that a streak gets over. */
export const FREEZES = 2

export interface Streak {
  /** The last day with a finished quiz; null before the first. */
  readonly last_day: string | null
  /** Days with a finished quiz, in a row but for frozen ones. */
  readonly length: number
  readonly freezes_left: number
}
export const NO_STREAK: Streak = { last_day: null, length: 0, freezes_left: FREEZES }

/** A streak as it stands at the beginning of a day. */
export interface StreakOfDay extends Streak {
  /** Days that were missed and got over by freezes. */
  readonly frozen: readonly string[]
  readonly is_over: boolean
}

/**
 * What became of a streak by a day: each missed day takes a freeze, the first one without ends the streak. The day
 * itself is not missed before it is over. At most as many steps as there are freezes, however long ago it was.
 */
export function streakOn({ last_day, length, freezes_left }: Streak, today: string): StreakOfDay {
  if (last_day === null) return { ...NO_STREAK, frozen: [], is_over: false }
  const frozen: string[] = []
  let day = addDays(last_day, 1)
  for (; day < today && frozen.length < freezes_left; day = addDays(day, 1)) frozen.push(day)
  return { last_day, length, freezes_left: freezes_left - frozen.length, frozen, is_over: day < today }
}

/** Days that the streak's calendar shows. */
export const STREAK_DAYS_SHOWN = 28

export const PERIODS = ['day', 'week', 'all'] as const
export type Period = (typeof PERIODS)[number]
/** So many are listed; whoever is behind sees the own place beside them. */
export const RANKED_MAX = 100
/** Places are counted so far: whoever is behind learns only that. */
export const PLACES_MAX = 1_000

/** The Monday with which the ISO week of a day begins: weeks are told apart by it. */
export function weekBegin(day: string): string {
  return addDays(day, 1 - weekDayOf(day))
}

export const PLAYER_NAME_MIN = 2
export const PLAYER_NAME_MAX = 20
/** At least two characters, white space around them aside. An address has no place in a public list. */
export const PLAYER_NAME_PATTERN = '^\\s*[^@\\s][^@]*[^@\\s]\\s*$'

/**
 * Under what name somebody is listed who chose none: the first name and the initial of the last one, never the whole
 * name. Null where that is no name to list.
 */
export function defaultPlayerName(name: string): string | null {
  const [first = '', ...others] = name.trim().split(/\s+/u)
  const initial = [...(others.at(-1) ?? '')][0]
  const end = initial === undefined ? '' : ` ${initial.toLocaleUpperCase('pl')}.`
  const shown = [...first].slice(0, PLAYER_NAME_MAX - end.length).join('') + end
  return first.includes('@') || shown.length < PLAYER_NAME_MIN ? null : shown
}
