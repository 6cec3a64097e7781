import { addDays, instantOf, localOf } from '@kredka/contracts/kernel/zones'

/**
 * The grid of days knows one clock of 24 hours. It is given what the person's clocks read, written as if it were UTC,
 * and what it gives back is turned into instants by the same rule as all other times (AVL-01): an hour that is there
 * twice is the earlier one, one that is skipped moves forward.
 */

/** What the clocks of a zone read, as `2026-11-24T15:30:00Z`. */
export function wallOf(instant: string | number, zone: string): string {
  const { date, minutes } = localOf(typeof instant === 'number' ? instant : Date.parse(instant), zone)
  return `${date}T${clockOf(minutes)}:00Z`
}

/** The instant at which the clocks read so; takes what the grid gives. */
export function instantAt(wall: Date, zone: string): string {
  const text = wall.toISOString()
  const minutes = Number(text.slice(11, 13)) * 60 + Number(text.slice(14, 16))
  return new Date(instantOf(text.slice(0, 10), minutes, zone)).toISOString()
}

/** A span as the clocks read it. Where they go back within it, the end still comes after the start. */
export function wallSpan(start: string, end: string, zone: string): { readonly start: string; readonly end: string } {
  const from = wallOf(start, zone)
  const to = wallOf(end, zone)
  if (to > from) return { start: from, end: to }
  const length = Date.parse(end) - Date.parse(start)
  return { start: from, end: new Date(Date.parse(from) + length).toISOString() }
}

/** Whether a span goes from one midnight to another: a day or several as a whole. */
export function isWholeDays(start: string, end: string, zone: string): boolean {
  return localOf(Date.parse(start), zone).minutes === 0 && localOf(Date.parse(end), zone).minutes === 0
}

/** The days that a span touches on the clocks of a zone. */
export function daysOf(start: string, end: string, zone: string): readonly string[] {
  const first = localOf(Date.parse(start), zone).date
  const last = localOf(Math.max(Date.parse(start), Date.parse(end) - 1), zone).date
  const days = [first]
  for (let day = addDays(first, 1); day <= last; day = addDays(day, 1)) days.push(day)
  return days
}

/** `930` as `15:30`. */
export function clockOf(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}
