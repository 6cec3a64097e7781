import type { CalendarEventView } from '@kredka/contracts/calendar/views'
import { addDays, localOf } from '@kredka/contracts/kernel/zones'
import type { EventDraft } from './components/EventDialog.tsx'
import { spanDraft } from './span-draft.ts'
import { clockOf } from './wall.ts'

const HOUR = 60
const LAST_HOUR = 23 * HOUR

/**
 * A new one on the days that are shown, today where it is among them: the next full hour, or whole days for a time off.
 */
export function draftAt(time_off: boolean, days: readonly string[], today: string, zone: string): EventDraft {
  const now = localOf(Date.now(), zone)
  const next = Math.ceil((now.minutes + 1) / HOUR) * HOUR
  const coming = days.find((one) => one >= today) ?? today
  const first = days.includes(today) ? today : coming
  // late in the evening the next full hour is tomorrow's
  const day = first === now.date && (time_off || next > LAST_HOUR) ? addDays(first, 1) : first
  const from = day === now.date ? next : 9 * HOUR
  return {
    id: null,
    time_off,
    title: '',
    public_reason: '',
    span: { whole_days: time_off, first: day, last: day, from: clockOf(from), to: clockOf(from + HOUR) },
  }
}

/** Of an own event, or of a stretch that was drawn. */
export function draftOf(
  event: CalendarEventView | null,
  span: { readonly start: string; readonly end: string },
  zone: string,
): EventDraft {
  return {
    id: event?.id ?? null,
    time_off: event?.time_off ?? false,
    title: event?.title ?? '',
    public_reason: event?.public_reason ?? '',
    span: spanDraft(span.start, span.end, zone),
  }
}
