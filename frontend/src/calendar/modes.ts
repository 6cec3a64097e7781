import { addDays, instantOf } from '@kredka/contracts/kernel/zones'
import { addMonths, weekdayOf, weeksAround } from '../ui/fields/day/days.ts'

/** How much of the calendar shows at once (CAL-01). */
export const MODES = ['month', 'week', 'three-days', 'day'] as const
export type Mode = (typeof MODES)[number]

/** The days that a mode shows around a date: 42 cells for a month, weeks from Monday on. */
export function daysShown(mode: Mode, date: string): readonly string[] {
  if (mode === 'month') return weeksAround(date).flat()
  const first = mode === 'week' ? addDays(date, -weekdayOf(date)) : date
  return Array.from({ length: LENGTHS[mode] }, (_, n) => addDays(first, n))
}

const LENGTHS = { week: 7, 'three-days': 3, day: 1 } as const

/** Where the calendar goes a step back (−1) or on. */
export function turnPage(mode: Mode, date: string, by: -1 | 1): string {
  return mode === 'month' ? `${addMonths(date, by).slice(0, 8)}01` : addDays(date, by * LENGTHS[mode])
}

/** The instants between which days lie on the clocks of a zone. */
export function spanOf(days: readonly string[], zone: string): { readonly from: string; readonly to: string } {
  const first = days[0] ?? ''
  const last = days.at(-1) ?? first
  return { from: isoOf(instantOf(first, 0, zone)), to: isoOf(instantOf(addDays(last, 1), 0, zone)) }
}

function isoOf(at: number): string {
  return new Date(at).toISOString()
}
