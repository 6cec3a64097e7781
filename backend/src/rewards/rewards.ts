import type { GameName } from '@kredka/contracts/games/rules'
import { reject } from '@kredka/contracts/kernel/errors'
import type { EventOf } from '@kredka/contracts/kernel/events'
import { make } from '@kredka/contracts/kernel/events'
import { priceOf } from '@kredka/contracts/locker/prices'
import { rewardEvents as e, type RewardEvent } from '@kredka/contracts/rewards/events'
import {
  DAILY_LOGIN_POINTS,
  DAILY_QUIZ_RUN_POINTS,
  GAME_POINTS,
  type GameReward,
  NO_STREAK,
  REWARDED_RUNS_MAX,
  type Streak,
  streakOn,
  type UnrewardedReason,
} from '@kredka/contracts/rewards/rules'
import type { Decider } from '../kernel/decider.ts'

interface DayOfRewards {
  readonly day: string
  /** Quizzes that were rewarded on it. */
  readonly runs: number
  readonly has_login: boolean
  readonly has_quiz: boolean
}

/**
 * Stream `rewards-{user_id}`: points and streak of one person, and what limits them (QUI-07). What points buy is decided
 * here too (GAM-05): whoever buys two things at once pays for both or is refused one.
 */
export interface Rewards {
  readonly balance: number
  /** The last days with rewards, the newest first: what is late by no more still counts on its own day. */
  readonly days: readonly DayOfRewards[]
  /** What of games earned, in which month → on which days of it, a bit each. None is forgotten, however late the next. */
  readonly games: Readonly<Record<string, number>>
  readonly streak: Streak
  /** Parts of avatars that were bought. */
  readonly parts: readonly string[]
}

/** Days that are remembered: a policy that is repeated by hand comes late by days. */
const DAYS_KEPT = 7

interface OfRun {
  readonly user_id: string
  readonly attempt_id: string
  readonly day: string
  readonly subject_id: string | null
}
type OfGame = Pick<EventOf<typeof e.GamePointsEarned>['data'], 'day' | 'type' | 'game'>
type Earned = EventOf<typeof e.PointsEarned>['data']

export type RewardsCommand =
  | { readonly do: 'visit'; readonly user_id: string; readonly day: string }
  /** A ranked result in a game, or the daily challenge. */
  | {
      readonly do: 'game'
      readonly type: GameReward
      readonly user_id: string
      readonly run_id: string
      readonly game: GameName
      readonly day: string
    }
  /** `gain`: points for the improvement. `unrewarded`: why there are none of that kind, whatever the gain. */
  | (OfRun & {
      readonly do: 'run'
      readonly quiz_id: string | null
      readonly bp: number
      readonly best_bp: number | null
      readonly gain: number
      readonly unrewarded: UnrewardedReason | null
      /** Whether it is the quiz of the day. */
      readonly isQuizOfDay: boolean
      readonly keepsStreak: boolean
    })
  /** What it scored stays hidden for now: it counts for the day all the same. */
  | (OfRun & { readonly do: 'keep_day'; readonly quiz_id: string | null })
  /** A corrected key made the best score worth more. */
  | (OfRun & {
      readonly do: 'earn_more'
      readonly quiz_id: string
      readonly bp: number
      readonly best_bp: number | null
      readonly points: number
    })
  /** A corrected key made it worth less. */
  | (OfRun & { readonly do: 'reverse'; readonly quiz_id: string; readonly points: number })
  | { readonly do: 'buy'; readonly user_id: string; readonly part: string; readonly day: string }
type Run = Extract<RewardsCommand, { do: 'run' }>
type DayRun = OfRun & Pick<Run, 'quiz_id' | 'isQuizOfDay' | 'keepsStreak'>

export const rewardsDecider: Decider<Rewards, RewardsCommand, RewardEvent> = {
  category: 'rewards',
  initial: { balance: 0, days: [], games: {}, streak: NO_STREAK, parts: [] },
  evolve,
  decide(rewards, command) {
    switch (command.do) {
      case 'visit': {
        const { user_id, day } = command
        if (!isKept(rewards, day) || dayOf(rewards, day).has_login) return []
        return [earnPoints({ user_id, type: 'daily_login', points: DAILY_LOGIN_POINTS, cause: 'visit', day })]
      }
      case 'game': {
        const { do: _, ...of } = command
        if (isGameRewarded(rewards, of)) return []
        return [make(e.GamePointsEarned, { ...of, points: GAME_POINTS[of.type] })]
      }
      case 'run':
        return [...quizOfDay(rewards, command), reward(rewards, command), ...continueStreak(rewards, command)]
      case 'keep_day': {
        const run = { ...command, isQuizOfDay: true, keepsStreak: true }
        return [...quizOfDay(rewards, run), ...continueStreak(rewards, run)]
      }
      case 'earn_more': {
        const { do: _, ...of } = command
        return [earnPoints({ ...of, type: 'quiz_run', cause: 'key_corrected' })]
      }
      case 'reverse': {
        const { user_id, attempt_id, quiz_id, day, subject_id } = command
        const points = Math.min(command.points, rewards.balance)
        const written_off = command.points - points
        const rest = { written_off, written_off_because: written_off === 0 ? null : ('spent' as const) }
        const of = { user_id, attempt_id, quiz_id, day, subject_id, cause: 'key_corrected' as const }
        return [make(e.PointsReversed, { ...of, points, ...rest })]
      }
      case 'buy': {
        const { do: _, ...of } = command
        const points = priceOf(of.part)
        if (points === 0) return reject('PART_NOT_SOLD')
        if (rewards.parts.includes(of.part)) return []
        const missing = points - rewards.balance
        return missing > 0 ? reject('POINTS_MISSING', { params: { missing } }) : [make(e.PartBought, { ...of, points })]
      }
    }
  },
}

function evolve(rewards: Rewards, { type, data }: RewardEvent): Rewards {
  switch (type) {
    case 'PointsEarned':
      return { ...rewards, balance: rewards.balance + data.points, days: countEarned(rewards, data) }
    case 'GamePointsEarned':
      return { ...rewards, balance: rewards.balance + data.points, games: countGame(rewards, data) }
    case 'PointsReversed':
      return { ...rewards, balance: rewards.balance - data.points }
    case 'PartBought':
      return { ...rewards, balance: rewards.balance - data.points, parts: [...rewards.parts, data.part] }
    case 'StreakDay':
      return { ...rewards, streak: { ...rewards.streak, last_day: data.day, length: data.length } }
    case 'FreezeUsed':
      return { ...rewards, streak: { ...rewards.streak, freezes_left: data.freezes_left } }
    case 'StreakEnded':
      return { ...rewards, streak: NO_STREAK }
    default:
      return rewards
  }
}

function countEarned(rewards: Rewards, { day, type, cause }: Earned): readonly DayOfRewards[] {
  if (!isKept(rewards, day)) return rewards.days
  const of = dayOf(rewards, day)
  return withDay(rewards, {
    ...of,
    runs: of.runs + (type === 'quiz_run' && cause === 'run' ? 1 : 0),
    has_login: of.has_login || type === 'daily_login',
    has_quiz: of.has_quiz || type === 'daily_quiz_run',
  })
}

function countGame({ games }: Rewards, of: OfGame): Rewards['games'] {
  const key = monthOf(of)
  return { ...games, [key]: (games[key] ?? 0) | dayBit(of) }
}

/** Each game earns once a day, and the daily challenge does once. */
function isGameRewarded({ games }: Rewards, of: OfGame): boolean {
  return ((games[monthOf(of)] ?? 0) & dayBit(of)) !== 0
}

function monthOf({ type, game, day }: OfGame): string {
  return `${type === 'game_run' ? game : type} ${day.slice(0, 7)}`
}

function dayBit({ day }: OfGame): number {
  return 1 << (Number(day.slice(8)) - 1)
}

function withDay({ days }: Rewards, counted: DayOfRewards): readonly DayOfRewards[] {
  const others = days.filter((one) => one.day !== counted.day)
  return [counted, ...others].sort((a, b) => (a.day < b.day ? 1 : -1)).slice(0, DAYS_KEPT)
}

/** Of a day before those that are remembered nobody knows what it earned. */
function isKept({ days }: Rewards, day: string): boolean {
  const oldest = days[DAYS_KEPT - 1]
  return oldest === undefined || day >= oldest.day
}

const NOTHING = { runs: 0, has_login: false, has_quiz: false } as const

function dayOf({ days }: Rewards, day: string): DayOfRewards {
  return days.find((one) => one.day === day) ?? { day, ...NOTHING }
}

function quizOfDay(rewards: Rewards, { isQuizOfDay, user_id, attempt_id, quiz_id, subject_id, day }: DayRun) {
  if (!isQuizOfDay || !isKept(rewards, day) || dayOf(rewards, day).has_quiz) return []
  const of = { user_id, attempt_id, quiz_id, subject_id, day }
  return [earnPoints({ ...of, type: 'daily_quiz_run', points: DAILY_QUIZ_RUN_POINTS, cause: 'run' })]
}

function reward(rewards: Rewards, command: Run): RewardEvent {
  const { user_id, attempt_id, quiz_id, subject_id, bp, best_bp, gain } = command
  const day = dayToCount(rewards, command.day)
  const reason = command.unrewarded ?? reasonAgainst(rewards, day, gain)
  if (reason !== null) return make(e.RunUnrewarded, { user_id, attempt_id, quiz_id, day, reason })
  const of = { user_id, attempt_id, quiz_id, subject_id, day, bp, best_bp }
  return earnPoints({ ...of, type: 'quiz_run', points: gain, cause: 'run' })
}

function reasonAgainst(rewards: Rewards, day: string, gain: number): UnrewardedReason | null {
  if (gain <= 0) return 'no_improvement'
  return dayOf(rewards, day).runs < REWARDED_RUNS_MAX ? null : 'daily_limit'
}

/**
 * What a quiz earned is not lost because the site was late: a run of a forgotten day counts on the oldest day that is
 * remembered, within its limit.
 */
function dayToCount(rewards: Rewards, day: string): string {
  const oldest = rewards.days[DAYS_KEPT - 1]
  return oldest === undefined || isKept(rewards, day) ? day : oldest.day
}

/** The days that were missed are told now, by whoever comes back: nobody has to look at all people each midnight. */
function continueStreak({ streak }: Rewards, { keepsStreak, user_id, day }: DayRun): RewardEvent[] {
  const { last_day, length, frozen, freezes_left, is_over } = streakOn(streak, day)
  if (!keepsStreak || (last_day !== null && day <= last_day)) return []
  const used = frozen.map((missed, n) =>
    make(e.FreezeUsed, { user_id, day: missed, freezes_left: freezes_left + frozen.length - n - 1 }),
  )
  const ended = is_over && last_day !== null ? [make(e.StreakEnded, { user_id, last_day, length })] : []
  return [...used, ...ended, make(e.StreakDay, { user_id, day, length: is_over ? 1 : length + 1 })]
}

function earnPoints(data: Pick<Earned, 'user_id' | 'type' | 'points' | 'cause' | 'day'> & Partial<Earned>) {
  const none = { subject_id: null, quiz_id: null, attempt_id: null, bp: null, best_bp: null }
  return make(e.PointsEarned, { ...none, ...data })
}
