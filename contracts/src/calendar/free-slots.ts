import { type EntryTimes, minutesOf } from '../availability/rules.ts'
import { HOUR, MINUTE } from '../kernel/durations.ts'
import { addDays, dateAt, instantOf, localOf, weekDayOf } from '../kernel/zones.ts'
import { BLOCKS_ARE_LESSONS, type BusyKind, type SLOT_FAULTS } from './rules.ts'

/**
 * When a lesson can be ordered (AVL-02): availability − taken − pending − buffer − lead time, to the horizon. One rule
 * for the page that shows free times, the order that takes one, and the near ones that are named where it was taken.
 * Pure; instants are milliseconds.
 */
export interface FreeTimeRule {
  readonly entries: readonly EntryTimes[]
  /** The teacher's. */
  readonly timezone: string
  /** In any order; what is over does not matter. */
  readonly busy: readonly Busy[]
  readonly buffer_minutes: number
  readonly lead_time_hours: number
  readonly not_today: boolean
  readonly horizon_days: number
  /** Lessons and held dates a day, null for no cap. */
  readonly daily_cap: number | null
  readonly now: number
}

export interface Busy {
  readonly starts_at: number
  readonly ends_at: number
  readonly kind: BusyKind
  /** The day that it counts for, on the teacher's clocks; null where it counts for none. */
  readonly date: string | null
}

export interface FreeSlot {
  readonly starts_at: number
  readonly ends_at: number
}

/** Why a time cannot be ordered. */
export type SlotFault = (typeof SLOT_FAULTS)[number]

/** Lessons are offered on the quarter, on the teacher's clocks… */
const GRID = 15 * MINUTE
/** …and taken at any fifth minute (AVL-01). */
const STEP = 5 * MINUTE

/**
 * The hours of one day on the teacher's clocks, joined where they touch, in order. A special entry replaces what else
 * the day has.
 */
export function hoursOf(entries: readonly EntryTimes[], date: string, timezone: string): readonly FreeSlot[] {
  const special = entries.filter((entry) => entry.type === 'special' && entry.date === date)
  const weekDay = weekDayOf(date)
  const monthDay = Number(date.slice(8))
  const usual = entries.filter(
    ({ type, day }) => (type === 'week_day' && day === weekDay) || (type === 'month_day' && day === monthDay),
  )
  const spans = (special.length > 0 ? special : usual).flatMap(({ start_time, end_time }) => {
    if (start_time === null || end_time === null) return []
    const starts_at = instantOf(date, minutesOf(start_time), timezone)
    const ends_at = instantOf(date, minutesOf(end_time), timezone)
    return ends_at > starts_at ? [{ starts_at, ends_at }] : []
  })
  return joinSpans(spans)
}

/** The free starts of one day on the teacher's clocks, in order. @param duration minutes, as they pass */
export function freeSlotsOn(rule: FreeTimeRule, date: string, duration: number): readonly FreeSlot[] {
  return isOpen(rule, date) && !isFull(rule, date) ? starts(rule, date, duration) : []
}

/** The free starts from `from` to before `to`, for readers whose days begin at another hour than the teacher's. */
export function freeSlotsBetween(rule: FreeTimeRule, from: number, to: number, duration: number): readonly FreeSlot[] {
  const found: FreeSlot[] = []
  const last = dateAt(to - 1, rule.timezone)
  for (let date = dateAt(Math.max(from, rule.now), rule.timezone); date <= last; date = addDays(date, 1)) {
    if (date > addDays(dateAt(rule.now, rule.timezone), rule.horizon_days)) break
    found.push(...freeSlotsOn(rule, date, duration).filter((slot) => slot.starts_at >= from && slot.starts_at < to))
  }
  return found
}

/** The first `count` free starts from `from` on. */
export function nextFreeSlots(rule: FreeTimeRule, from: number, duration: number, count: number): readonly FreeSlot[] {
  const found: FreeSlot[] = []
  const today = dateAt(rule.now, rule.timezone)
  const last = addDays(today, rule.horizon_days)
  for (let date = dateAt(Math.max(from, rule.now), rule.timezone); date <= last; date = addDays(date, 1)) {
    found.push(...freeSlotsOn(rule, date, duration).filter((slot) => slot.starts_at >= from))
    if (found.length >= count) break
  }
  return found.slice(0, count)
}

/**
 * Why a lesson cannot begin then, null where it can. Any fifth minute holds, also where the page offers quarters alone.
 */
export function slotFault(rule: FreeTimeRule, starts_at: number, duration: number): SlotFault | null {
  const ends_at = starts_at + duration * MINUTE
  const date = dateAt(starts_at, rule.timezone)
  if (starts_at % STEP !== 0) return 'SLOT_OUTSIDE_HOURS'
  if (date > addDays(dateAt(rule.now, rule.timezone), rule.horizon_days)) return 'SLOT_TOO_FAR'
  if (starts_at < earliest(rule) || !isOpen(rule, date)) return 'SLOT_TOO_SOON'
  const within = hoursOf(rule.entries, date, rule.timezone).some(
    (span) => span.starts_at <= starts_at && ends_at <= span.ends_at,
  )
  if (!within) return 'SLOT_OUTSIDE_HOURS'
  const met = meets(rule.busy, starts_at, ends_at, rule.buffer_minutes)
  if (met !== null) return met
  return isFull(rule, date) ? 'DAY_FULL' : null
}

/**
 * Free starts closest to a time that cannot be had, the closest first: at most `count`, within a fortnight of it, or of
 * the last day that can be ordered where it is further ahead.
 */
export function nearSlots(rule: FreeTimeRule, wanted: number, duration: number, count: number): readonly FreeSlot[] {
  const last = addDays(dateAt(rule.now, rule.timezone), rule.horizon_days)
  const day = dateAt(wanted, rule.timezone)
  const date = day > last ? last : day
  let found: readonly FreeSlot[] = freeSlotsOn(rule, date, duration)
  for (let away = 1; away <= 14 && found.length < count; away++)
    found = [...found, ...[-away, away].flatMap((days) => freeSlotsOn(rule, addDays(date, days), duration))]
  return found
    .toSorted((a, b) => Math.abs(a.starts_at - wanted) - Math.abs(b.starts_at - wanted) || a.starts_at - b.starts_at)
    .slice(0, count)
}

/**
 * Why a lesson then would meet what is there: something that takes the time, or time off alone; null where it meets
 * nothing.
 */
export function meets(
  busy: readonly Omit<Busy, 'date'>[],
  starts_at: number,
  ends_at: number,
  buffer_minutes: number,
): 'SLOT_TAKEN' | 'SLOT_TIME_OFF' | null {
  const met = busy.filter((one) => collides(one, starts_at, ends_at, buffer_minutes))
  if (met.length === 0) return null
  return met.every(({ kind }) => kind === 'time_off') ? 'SLOT_TIME_OFF' : 'SLOT_TAKEN'
}

/**
 * Whether a lesson then would meet what is there: lessons keep the pause to each other, own events only their own time.
 */
export function collides(
  busy: Omit<Busy, 'date'>,
  starts_at: number,
  ends_at: number,
  buffer_minutes: number,
): boolean {
  const pause = BLOCKS_ARE_LESSONS[busy.kind] ? buffer_minutes * MINUTE : 0
  return starts_at < busy.ends_at + pause && busy.starts_at < ends_at + pause
}

/** Minutes that can be ordered between two instants, whatever the length of a lesson: what a ranking may weigh. */
export function freeMinutes(rule: FreeTimeRule, from: number, to: number): number {
  return freeSlotsBetween(rule, from, to, 30).reduce<{ minutes: number; until: number }>(
    ({ minutes, until }, { starts_at, ends_at }) => {
      const begins = Math.max(starts_at, until)
      return { minutes: minutes + Math.max(0, ends_at - begins) / MINUTE, until: Math.max(until, ends_at) }
    },
    { minutes: 0, until: 0 },
  ).minutes
}

function isOpen({ now, timezone, not_today, horizon_days }: FreeTimeRule, date: string): boolean {
  const today = dateAt(now, timezone)
  return (not_today ? date > today : date >= today) && date <= addDays(today, horizon_days)
}

function isFull({ busy, daily_cap }: FreeTimeRule, date: string): boolean {
  return daily_cap !== null && busy.filter((one) => one.date === date).length >= daily_cap
}

function earliest({ now, lead_time_hours }: FreeTimeRule): number {
  return now + lead_time_hours * HOUR
}

function starts(rule: FreeTimeRule, date: string, duration: number): readonly FreeSlot[] {
  const hours = hoursOf(rule.entries, date, rule.timezone)
  if (hours.length === 0) return []
  const length = duration * MINUTE
  const soonest = earliest(rule)
  const local = hoursAround(date, rule.timezone)
  const near = rule.busy.filter((busy) => busy.ends_at > local.starts_at && busy.starts_at < local.ends_at)
  const found = hours.flatMap((span) => {
    const from = Math.max(span.starts_at, soonest)
    return candidates(span, from, near, rule).filter(
      (starts_at) =>
        starts_at >= from &&
        starts_at + length <= span.ends_at &&
        !near.some((busy) => collides(busy, starts_at, starts_at + length, rule.buffer_minutes)),
    )
  })
  return found.map((starts_at) => ({ starts_at, ends_at: starts_at + length }))
}

/**
 * The quarters of the span, its own beginning, and the moments at which something before ends: no time is left lying
 * between.
 */
function candidates(
  span: FreeSlot,
  from: number,
  near: readonly Busy[],
  { buffer_minutes, timezone }: FreeTimeRule,
): readonly number[] {
  const found = new Set([span.starts_at])
  const { minutes } = localOf(span.starts_at, timezone)
  const first = span.starts_at + ((GRID - ((minutes * MINUTE) % GRID)) % GRID)
  for (let at = first; at < span.ends_at; at += GRID) if (at >= from) found.add(at)
  for (const { ends_at, kind } of near) {
    const free = ends_at + (BLOCKS_ARE_LESSONS[kind] ? buffer_minutes * MINUTE : 0)
    const rounded = Math.ceil(free / STEP) * STEP
    if (rounded > span.starts_at && rounded < span.ends_at) found.add(rounded)
  }
  return [...found].toSorted((a, b) => a - b)
}

/** The day with a margin for the pauses of what stands just outside. */
function hoursAround(date: string, timezone: string): FreeSlot {
  return { starts_at: instantOf(date, 0, timezone) - HOUR, ends_at: instantOf(date, 1440, timezone) + HOUR }
}

function joinSpans(spans: readonly FreeSlot[]): readonly FreeSlot[] {
  const found: FreeSlot[] = []
  for (const span of spans.toSorted((a, b) => a.starts_at - b.starts_at)) {
    const last = found.at(-1)
    if (last !== undefined && span.starts_at <= last.ends_at)
      found[found.length - 1] = { starts_at: last.starts_at, ends_at: Math.max(last.ends_at, span.ends_at) }
    else found.push(span)
  }
  return found
}
