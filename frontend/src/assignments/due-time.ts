import { minutesOf } from '@kredka/contracts/availability/rules'
import { dateAt, instantOf } from '@kredka/contracts/kernel/zones'
import { parseDay } from '../ui/fields/day/days.ts'
import { parseTime } from '../ui/fields/typed-time.ts'

/** A due date as it is typed: a day and an hour on the person's clocks. */
export interface DueDraft {
  readonly day: string
  readonly time: string
}

const DAYS_AHEAD = 7
const EVENING = '20:00'
/** Minutes that a typed hour is rounded to. */
export const DUE_STEP = 15

/** A week from now, in the evening. */
export function usualDue(now: number, zone: string): DueDraft {
  return { day: dateAt(now + DAYS_AHEAD * 86_400_000, zone), time: EVENING }
}

/** As it stands now. */
export function draftOf(due_at: string, zone: string): DueDraft {
  const parts = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(new Date(due_at))
  return { day: dateAt(Date.parse(due_at), zone), time: parts }
}

/**
 * The moment, or null where what is typed is none. Enter, or a button, may send what the fields have not written out
 * yet.
 */
export function dueInstant(draft: DueDraft, zone: string): string | null {
  const [day, hour] = [parseDay(draft.day), parseTime(draft.time, DUE_STEP)]
  if (day === null || hour === null) return null
  return new Date(instantOf(day, minutesOf(hour), zone)).toISOString()
}
