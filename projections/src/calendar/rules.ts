import type { EntryTimes } from '@kredka/contracts/availability/rules'
import type { Busy, FreeTimeRule } from '@kredka/contracts/calendar/free-slots'
import type { BusyKind } from '@kredka/contracts/calendar/rules'
import { DEFAULT_BOOKING, DEFAULT_TIME_ZONE, HORIZON_DAYS } from '@kredka/contracts/settings/rules'

/** What a teacher's free time follows from, without the hours: those are an offer's. */
export interface TimeRow {
  readonly timezone: string | null
  readonly lead_time_hours: number | null
  readonly not_today: boolean | null
  readonly buffer_minutes: number | null
  readonly daily_cap: number | null
  /** Milliseconds. */
  readonly busy: readonly [starts_at: number, ends_at: number, kind: BusyKind, date: string | null][]
}

/**
 * Columns of `TimeRow`, of the teacher `p`; joins of `TIME`. `$now` is the parameter with the instant from which on
 * time matters.
 */
export function timeColumns(now: string, lesson = 'null'): string {
  return `s.timezone, s.lead_time_hours, s.not_today, s.buffer_minutes, c.lessons as daily_cap,
    coalesce((select jsonb_agg(jsonb_build_array(${millis('b.starts_at')}, ${millis('b.ends_at')}, b.kind, b.date))
                from calendar.busy b
               where b.teacher_id = p.user_id and b.ends_at > ${now}::timestamptz - interval '1 day'
                 and (b.lesson_id is null or b.lesson_id is distinct from ${lesson})), '[]') as busy`
}

export const TIME = `left join settings.people s on s.user_id = p.user_id
  left join calendar.caps c on c.teacher_id = p.user_id`

export function ruleOf(row: TimeRow, entries: readonly EntryTimes[], now: number): FreeTimeRule {
  return {
    entries,
    timezone: row.timezone ?? DEFAULT_TIME_ZONE,
    busy: row.busy.map(([starts_at, ends_at, kind, date]): Busy => ({ starts_at, ends_at, kind, date })),
    buffer_minutes: row.buffer_minutes ?? DEFAULT_BOOKING.buffer_minutes,
    lead_time_hours: row.lead_time_hours ?? DEFAULT_BOOKING.lead_time_hours,
    not_today: row.not_today ?? DEFAULT_BOOKING.not_today,
    horizon_days: HORIZON_DAYS,
    daily_cap: row.daily_cap,
    now,
  }
}

function millis(column: string): string {
  return `(extract(epoch from ${column}) * 1000)::bigint`
}
