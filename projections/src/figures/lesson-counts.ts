import { answerTimeOf, COUNTED, type Counted } from '@kredka/contracts/figures/rules'
import { warsawDay } from '@kredka/contracts/kernel/days'
import type { Rows } from '../kernel/projection.ts'

export type Counts = Partial<Readonly<Record<Counted, number>>>
/** What is counted on one day. */
export type DayCounts = Counts & { readonly day: string }

/** A date that was asked for, and what became of it so far. */
export interface LessonFacts {
  readonly asked_at: string
  readonly answered_at: string | null
  readonly is_accepted: boolean
  readonly held_on: string | null
  readonly amount: number | null
  readonly paid_on: string | null
  readonly returned_on: string | null
}

/**
 * What a lesson adds to the days: to the one on which it was asked for how far it has come, to the others what happened
 * on them.
 */
export function countsOf(lesson: LessonFacts): readonly DayCounts[] {
  const { asked_at, answered_at, is_accepted, held_on, paid_on, returned_on } = lesson
  const amount = lesson.amount ?? 0
  const isDone = is_accepted && held_on !== null
  const isPaid = paid_on !== null && returned_on === null
  const answer = answered_at === null ? {} : { [answerTimeOf(Date.parse(answered_at) - Date.parse(asked_at))]: 1 }
  return [
    {
      day: warsawDay(asked_at),
      asked: 1,
      accepted: is_accepted ? 1 : 0,
      done: isDone ? 1 : 0,
      settled: isDone && isPaid ? 1 : 0,
      ...answer,
    },
    ...(held_on === null ? [] : [{ day: held_on, lessons: 1 }]),
    ...(paid_on === null ? [] : [{ day: paid_on, revenue: amount }]),
    ...(paid_on === null || returned_on === null ? [] : [{ day: returned_on, revenue: -amount }]),
  ]
}

/** What is told by subject. */
export const OF_SUBJECT = ['revenue', 'lessons', 'asked', 'plays'] as const satisfies readonly Counted[]

const NONE = Object.fromEntries(COUNTED.map((name) => [name, 0]))

/** Counts on a day as a whole and, if any, on the day and in the month of a subject. @param times 1, or -1 to take it back */
export function countDay(rows: Rows, day: string, subject_id: string, counts: Counts, times: 1 | -1 = 1): void {
  const columns = columnsOf(counts, times)
  rows.count('days', { subject_id: '', day }, columns)
  if (subject_id === '') return
  rows.count('days', { subject_id, day }, columns)
  const told = Object.fromEntries(OF_SUBJECT.map((name) => [name, columns[name] ?? 0]))
  if (OF_SUBJECT.some((name) => told[name] !== 0)) rows.count('months', { subject_id, month: monthOf(day) }, told)
}

/** Its first day. */
export function monthOf(day: string): string {
  return `${day.slice(0, 7)}-01`
}

/** All columns each time: writes that name the same ones are merged. */
function columnsOf(counts: Counts, times: 1 | -1): Readonly<Record<string, number>> {
  const columns = { ...NONE }
  for (const name of COUNTED) columns[name] = (counts[name] ?? 0) * times
  return columns
}
