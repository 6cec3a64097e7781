import { dateAt, instantOf } from '@kredka/contracts/kernel/zones'

/** A due date as it is typed: a day and an hour on the person's clocks. */
export interface DueDraft {
  readonly day: string
  readonly time: string
}

const DAYS_AHEAD = 7
const EVENING = '20:00'

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

/** The moment, or null where what is typed is none. */
export function dueInstant({ day, time }: DueDraft, zone: string): string | null {
  const hour = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time)
  if (hour === null || !/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(Date.parse(day))) return null
  return new Date(instantOf(day, Number(hour[1]) * 60 + Number(hour[2]), zone)).toISOString()
}
