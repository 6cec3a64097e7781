import { addDays, instantOf, localOf } from '../kernel/zones.ts'

/**
 * The starts of a weekly series, in milliseconds. It keeps its hour on the teacher's clocks, also where they are put
 * forward or back (ORD-03).
 */
export function seriesOf(first: number, weeks: number, timezone: string): readonly number[] {
  const { date, minutes } = localOf(first, timezone)
  return Array.from({ length: weeks }, (_, n) => instantOf(addDays(date, 7 * n), minutes, timezone))
}
