import { DAY, HOUR } from '../kernel/durations.ts'
import { addDays } from '../kernel/zones.ts'

/** Rules of the figures of the site (ADM-06), the same in browser and server. Days are those of Europe/Warsaw. */

/** So many days up to today, today included; the month and the year up to today; the whole month before this one. */
export const PERIODS = ['7d', '28d', '90d', 'month', 'last_month', 'year'] as const
export type PeriodName = (typeof PERIODS)[number]
export const DEFAULT_PERIOD = '28d' satisfies PeriodName
const DAYS_OF = { '7d': 7, '28d': 28, '90d': 90 } as const
/** Longest period: a leap year. */
export const PERIOD_DAYS_MAX = 366
/** The site has no figures from before. */
export const FIRST_DAY = '2020-01-01'
/** Up to so many days each day is a point of a chart, beyond it each week. */
const DAILY_UP_TO = 31
const WEEK = 7

/** Both days are part of it. */
export interface Period {
  readonly from: string
  readonly to: string
}

export function periodNamed(name: PeriodName, today: string): Period {
  if (name === 'month') return { from: `${today.slice(0, 7)}-01`, to: today }
  if (name === 'last_month') {
    const to = addDays(`${today.slice(0, 7)}-01`, -1)
    return { from: `${to.slice(0, 7)}-01`, to }
  }
  if (name === 'year') return { from: `${today.slice(0, 4)}-01-01`, to: today }
  return { from: addDays(today, 1 - DAYS_OF[name]), to: today }
}

export interface AskedPeriod {
  readonly period?: PeriodName
  readonly from?: string
  readonly to?: string
}

/** What is asked for: a name, or both days of an own period; null where those make none. */
export function periodOf({ period, from, to }: AskedPeriod, today: string): Period | null {
  if (from === undefined && to === undefined) return periodNamed(period ?? DEFAULT_PERIOD, today)
  if (from === undefined || to === undefined || period !== undefined) return null
  const own = { from, to }
  return from >= FIRST_DAY && to <= today && isPeriod(own) ? own : null
}

function isPeriod(period: Period): boolean {
  const days = daysIn(period)
  return days >= 1 && days <= PERIOD_DAYS_MAX
}

export function daysIn({ from, to }: Period): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY) + 1
}

/** As many days, right before it. */
export function periodBefore(period: Period): Period {
  return { from: addDays(period.from, -daysIn(period)), to: addDays(period.from, -1) }
}

/** Days of a point of the period's charts. */
export function stepDays(period: Period): 1 | 7 {
  return daysIn(period) <= DAILY_UP_TO ? 1 : WEEK
}

/** The points of the period's charts, the oldest first. Whole weeks up to the last day: the first may be shorter. */
export function stepsOf(period: Period): readonly Period[] {
  const size = stepDays(period)
  const count = Math.ceil(daysIn(period) / size)
  return Array.from({ length: count }, (_, n) => {
    const from = addDays(period.to, 1 - (count - n) * size)
    return { from: from < period.from ? period.from : from, to: addDays(period.to, -(count - n - 1) * size) }
  })
}

/** Within how long a request was answered: up to so many hours, and longer. A request waits for 48 hours at most. */
export const ANSWER_TIMES = ['within_1h', 'within_3h', 'within_12h', 'within_24h', 'longer'] as const
export type AnswerTime = (typeof ANSWER_TIMES)[number]
const ANSWER_HOURS = [1, 3, 12, 24] as const

export function answerTimeOf(milliseconds: number): AnswerTime {
  const place = ANSWER_HOURS.findIndex((hours) => milliseconds <= hours * HOUR)
  return ANSWER_TIMES[place] ?? 'longer'
}

/**
 * What is counted by day and subject. `asked` to `settled`: dates that were asked for on that day, and how far they
 * have come. `new_asked` to `new_settled`: of the people who signed up on that day, how many have ordered, had a lesson
 * and paid for one since. `lessons`: those that took place on that day; `revenue`: what was paid for lessons on it, less what was
 * given back. `plays`: of quizzes, begun; `finished`: to the end.
 */
export const COUNTED = [
  'events',
  'sign_ups',
  'tutors',
  'new_asked',
  'new_done',
  'new_settled',
  'asked',
  'accepted',
  'done',
  'settled',
  ...ANSWER_TIMES,
  'lessons',
  'revenue',
  'plays',
  'finished',
  'rooms',
  'room_players',
] as const
export type Counted = (typeof COUNTED)[number]

/** What a date that was asked for goes through, in this order: each is part of the one before. */
export const FUNNEL = ['asked', 'accepted', 'done', 'settled'] as const satisfies readonly Counted[]

/** What somebody who signed up goes through, in this order: each is part of the one before. */
export const NEWCOMER_FUNNEL = [
  'sign_ups',
  'new_asked',
  'new_done',
  'new_settled',
] as const satisfies readonly Counted[]

/** Charts of the page, each with a table to keep. */
export const CHARTS = ['people', 'funnel', 'lessons', 'subjects', 'answers', 'quizzes', 'rooms', 'faults'] as const
export type ChartName = (typeof CHARTS)[number]
/** Faults are told per so many events. */
export const FAULTS_PER = 1_000
