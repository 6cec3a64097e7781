import { type EntryTimes, MIN_ENTRY_MINUTES, minutesOf } from '@kredka/contracts/availability/rules'

const HOURS = 24
const DAYS = 7
const HOUR = 60

/** A teacher's usual week: special dates and days of the month are no part of it. */
export interface Week {
  /** 168 signs from Monday 00:00 on: `1` where a lesson of an hour can begin within that hour (OFR-04). */
  readonly begins: string
  /** Minutes a week. */
  readonly minutes: number
}

export function weekOf(entries: readonly EntryTimes[]): Week {
  const bits = Array.from({ length: DAYS * HOURS }, () => '0')
  let minutes = 0
  for (const { type, day = 0, start_time, end_time } of entries) {
    if (type !== 'week_day' || start_time === null || end_time === null) continue
    const [from, to] = [minutesOf(start_time), minutesOf(end_time)]
    minutes += to - from
    for (let hour = Math.floor(from / HOUR); hour < HOURS; hour++) {
      if (Math.max(from, hour * HOUR) + MIN_ENTRY_MINUTES <= to) bits[(day - 1) * HOURS + hour] = '1'
    }
  }
  return { begins: bits.join(''), minutes }
}

/** The signs of a week that a filter asks for: an hour of a day, a whole day, or that hour of any day. */
export function weekMask(day: number | undefined, hour: number | undefined): string {
  return Array.from({ length: DAYS * HOURS }, (_, n) => {
    const asked = (day === undefined || Math.floor(n / HOURS) === day - 1) && (hour === undefined || n % HOURS === hour)
    return asked ? '1' : '0'
  }).join('')
}

/** Average stars as hits keep them. */
export function ratingFloorOf(stars: string): number {
  return Math.round(Number(stars) * 100)
}
