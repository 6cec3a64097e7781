import { DAY, MINUTE } from './durations.ts'

/**
 * Local time and instants, in any IANA zone (AVL-01). Ambiguous local times take the earlier instant, skipped ones move
 * forward by as much as the clocks do. Instants are milliseconds; dates are `yyyy-mm-dd`; minutes count from local
 * midnight, 1440 is the next one.
 */

/** Zones change their clocks on quarters of an hour. */
const QUARTER = 15 * MINUTE
/** Offsets that are kept; a reader of one zone asks for the same ones again and again. */
const MAX_CACHED_OFFSETS = 20_000

export interface LocalTime {
  readonly date: string
  /** 0 to 1439. */
  readonly minutes: number
}

const formats = new Map<string, Intl.DateTimeFormat>()
const offsets = new Map<string, Map<number, number>>()
let kept = 0

/**
 * How far the zone's clocks are ahead of UTC at an instant, in milliseconds.
 * @throws RangeError where there is no such zone
 */
export function offsetAt(at: number, zone: string): number {
  const quarter = Math.floor(at / QUARTER)
  const ofZone = offsets.get(zone) ?? new Map<number, number>()
  const known = ofZone.get(quarter)
  if (known !== undefined) return known
  const offset = wallClockAt(quarter * QUARTER, zone) - quarter * QUARTER
  kept = kept >= MAX_CACHED_OFFSETS ? 0 : kept + 1
  if (kept === 0) offsets.clear()
  offsets.set(zone, ofZone.set(quarter, offset))
  return offset
}

export function localOf(at: number, zone: string): LocalTime {
  const wall = at + offsetAt(at, zone)
  return { date: isoDate(wall), minutes: Math.floor((wall - Math.floor(wall / DAY) * DAY) / MINUTE) }
}

export function dateAt(at: number, zone: string): string {
  return isoDate(at + offsetAt(at, zone))
}

export function instantOf(date: string, minutes: number, zone: string): number {
  const wall = Date.parse(`${date}T00:00:00Z`) + minutes * MINUTE
  const before = offsetAt(wall - DAY, zone)
  const after = offsetAt(wall + DAY, zone)
  const fits = [wall - before, wall - after].filter((at) => at + offsetAt(at, zone) === wall)
  return fits.length > 0 ? Math.min(...fits) : wall - before
}

export function addDays(date: string, days: number): string {
  return isoDate(Date.parse(`${date}T00:00:00Z`) + days * DAY)
}

/** 1 (Monday) to 7. */
export function weekDayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay() || 7
}

/** The dates of a month `yyyy-mm`. */
export function datesOfMonth(month: string): readonly string[] {
  const first = `${month}-01`
  return Array.from({ length: 31 }, (_, n) => addDays(first, n)).filter((date) => date.startsWith(month))
}

export function isZone(zone: string): boolean {
  try {
    formatOf(zone)
    return true
  } catch {
    return false
  }
}

function isoDate(wall: number): string {
  return new Date(wall).toISOString().slice(0, 10)
}

/** What the zone's clocks read, as if it were UTC. */
function wallClockAt(at: number, zone: string): number {
  const parts = new Map<string, number>(
    formatOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const part = (type: string) => parts.get(type) ?? 0
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'))
}

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known !== undefined) return known
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  formats.set(zone, format)
  return format
}
