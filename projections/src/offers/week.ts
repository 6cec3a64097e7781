import { type EntryTimes, MIN_ENTRY_MINUTES, minutesOf } from '@kredka/contracts/availability/rules'

const HOURS = 24
const DAYS = 7
const HOUR = 60

/** A teacher's usual week: special dates and days of the month are no part of it. */
export interface Week {
  /** The hours, 0 to 167 from Monday 00:00 on, within which a lesson of an hour can begin (OFR-04), in order. */
  readonly begins: readonly number[]
  /** Minutes a week. */
  readonly minutes: number
}

export function weekOf(entries: readonly EntryTimes[]): Week {
  const begins = new Set<number>()
  let minutes = 0
  for (const { type, day = 0, start_time, end_time } of entries) {
    if (type !== 'week_day' || start_time === null || end_time === null) continue
    const [from, to] = [minutesOf(start_time), minutesOf(end_time)]
    minutes += to - from
    for (let hour = Math.floor(from / HOUR); hour < HOURS; hour++) {
      if (Math.max(from, hour * HOUR) + MIN_ENTRY_MINUTES <= to) begins.add((day - 1) * HOURS + hour)
    }
  }
  return { begins: [...begins].sort((a, b) => a - b), minutes }
}

/** The hours of a week that a filter asks for: an hour of a day, a whole day, or that hour of any day. */
export function hoursAsked(day: number | undefined, hour: number | undefined): readonly number[] {
  return Array.from({ length: DAYS * HOURS }, (_, n) => n).filter(
    (n) => (day === undefined || Math.floor(n / HOURS) === day - 1) && (hour === undefined || n % HOURS === hour),
  )
}
