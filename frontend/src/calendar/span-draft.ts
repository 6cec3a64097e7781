import { minutesOf } from '@kredka/contracts/availability/rules'
import { addDays, dateAt, instantOf, localOf } from '@kredka/contracts/kernel/zones'
import { isDay } from '../ui/fields/day/days.ts'
import { parseTime } from '../ui/fields/typed-time.ts'
import { clockOf, daysOf, isWholeDays } from './wall.ts'

/** When something is, as it is typed: on the clocks of a zone. */
export interface SpanDraft {
  readonly whole_days: boolean
  /** `yyyy-mm-dd`. */
  readonly first: string
  readonly last: string
  readonly from: string
  readonly to: string
}

export interface Span {
  readonly starts_at: string
  readonly ends_at: string
}

export type SpanField = 'first' | 'last' | 'from' | 'to'
export type SpanFault = 'date' | 'time' | 'order' | 'past'

const STEP = 5

/** The draft of a span there is; midnight at the end is 24:00 of the day before. */
export function spanDraft(start: string, end: string, zone: string): SpanDraft {
  const days = daysOf(start, end, zone)
  const last = days.at(-1) ?? ''
  const to = localOf(Date.parse(end), zone)
  return {
    whole_days: isWholeDays(start, end, zone),
    first: days[0] ?? '',
    last,
    from: clockOf(localOf(Date.parse(start), zone).minutes),
    to: to.date === last ? clockOf(to.minutes) : '24:00',
  }
}

/** What the draft means; null where something is missing or wrong. */
export function spanMeant(draft: SpanDraft, zone: string): Span | null {
  const { first, last, whole_days } = draft
  const from = parseTime(draft.from, STEP)
  const to = parseTime(draft.to, STEP)
  if (!isDay(first) || !isDay(last)) return null
  if (whole_days) return spanAt(instantOf(first, 0, zone), instantOf(addDays(last, 1), 0, zone))
  if (from === null || to === null) return null
  return spanAt(instantOf(first, minutesOf(from), zone), instantOf(last, minutesOf(to), zone))
}

export function spanFaults(
  draft: SpanDraft,
  zone: string,
  now: number,
): Readonly<Partial<Record<SpanField, SpanFault>>> {
  const faults: Partial<Record<SpanField, SpanFault>> = {}
  if (!isDay(draft.first)) faults.first = 'date'
  if (!isDay(draft.last)) faults.last = 'date'
  if (!draft.whole_days) {
    if (parseTime(draft.from, STEP) === null) faults.from = 'time'
    if (parseTime(draft.to, STEP) === null) faults.to = 'time'
  }
  const span = spanMeant(draft, zone)
  if (Object.keys(faults).length > 0 || span === null) return faults
  const ends = draft.whole_days || draft.last !== draft.first ? 'last' : 'to'
  if (span.ends_at <= span.starts_at) return { [ends]: 'order' }
  return Date.parse(span.ends_at) <= now ? { [ends]: 'past' } : faults
}

/** What the clocks read instead, where the typed time is not on them because they are put forward then; else null. */
export function findSkippedTo(day: string, time: string, zone: string): string | null {
  const typed = parseTime(time, STEP)
  if (typed === null || !isDay(day) || typed === '24:00') return null
  const at = instantOf(day, minutesOf(typed), zone)
  const read = clockOf(localOf(at, zone).minutes)
  return read === typed && dateAt(at, zone) === day ? null : read
}

function spanAt(starts: number, ends: number): Span {
  return { starts_at: new Date(starts).toISOString(), ends_at: new Date(ends).toISOString() }
}
