import { HOUR, WEEK } from '@kredka/contracts/kernel/durations'
import { offsetAt } from '@kredka/contracts/kernel/zones'
import { ZONE } from '../life/times.ts'

/** Clocks change on the hour; what was asked for once is kept, since copies ask for the same hours again and again. */
const offsets = new Map<number, number>()

function offsetOf(at: number): number {
  const hour = Math.floor(at / HOUR)
  const known = offsets.get(hour)
  if (known !== undefined) return known
  const offset = offsetAt(hour * HOUR, ZONE)
  offsets.set(hour, offset)
  return offset
}

/** The same time by the clock on the wall, so many weeks earlier: a lesson on Tuesday at five stays one. */
export function weeksBefore(at: number, weeks: number): number {
  const guess = at - weeks * WEEK
  return guess + offsetOf(at) - offsetOf(guess)
}

/** @param date milliseconds of its midnight in UTC */
export function dateWeeksBefore(date: number, weeks: number): string {
  return new Date(date - weeks * WEEK).toISOString().slice(0, 10)
}
