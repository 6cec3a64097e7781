import type { EntryTimes } from '@kredka/contracts/availability/rules'
import { type Busy, freeSlotsOn } from '@kredka/contracts/calendar/free-slots'
import { MINUTE } from '@kredka/contracts/kernel/durations'
import { addDays, dateAt, instantOf, localOf } from '@kredka/contracts/kernel/zones'
import { pick, type Random } from '../texts/random.ts'

/** The demonstration is all in one zone. */
export const ZONE = 'Europe/Warsaw'

/** Finds times in which both a teacher and a student are free, and keeps them. */
export interface Times {
  /**
   * Starts of so many lessons, a week apart, the first on `from` or one of the days after it. Null where there is no
   * such time.
   */
  weekly(request: WeeklyRequest): readonly number[] | null
  /** Keeps this very time. @throws where one of them is not free */
  exactly(ids: readonly string[], starts_at: number, duration: number): number
}
export interface WeeklyRequest {
  readonly teacher_id: string
  readonly student_id: string
  readonly entries: readonly EntryTimes[]
  /** Milliseconds; a day at most before the first start. */
  readonly from: number
  readonly lessons: number
  readonly duration: number
  /** Looked at for the first lesson. */
  readonly days?: number
}

export function times(random: Random): Times {
  const taken = new Map<string, Busy[]>()
  const busyOf = (id: string) => taken.get(id) ?? []

  function isFree(ids: readonly string[], starts_at: number, duration: number): boolean {
    const ends_at = starts_at + duration * MINUTE
    return ids.every((id) => busyOf(id).every((busy) => ends_at <= busy.starts_at || busy.ends_at <= starts_at))
  }

  function keep(id: string, starts_at: number, duration: number): void {
    const busy: Busy = { starts_at, ends_at: starts_at + duration * MINUTE, kind: 'lesson', date: null }
    taken.set(id, [...busyOf(id), busy])
  }

  return {
    exactly: (ids, starts_at, duration) => {
      if (!isFree(ids, starts_at, duration)) throw new RangeError(`${new Date(starts_at).toISOString()} is taken`)
      for (const id of ids) keep(id, starts_at, duration)
      return starts_at
    },
    weekly: ({ teacher_id, student_id, entries, from, lessons, duration, days = 14 }) => {
      const rule = {
        entries,
        timezone: ZONE,
        busy: [],
        buffer_minutes: 0,
        lead_time_hours: 0,
        not_today: false,
        horizon_days: days,
        daily_cap: null,
        now: from,
      }
      for (let day = 0; day < days; day += 1) {
        const found = freeSlotsOn(rule, addDays(dateAt(from, ZONE), day), duration).flatMap(({ starts_at }) => {
          const local = localOf(starts_at, ZONE)
          const starts = Array.from({ length: lessons }, (_, n) =>
            instantOf(addDays(local.date, 7 * n), local.minutes, ZONE),
          )
          return starts.every((start) => isFree([teacher_id, student_id], start, duration)) ? [starts] : []
        })
        if (found.length === 0) continue
        const starts = pick(random, found)
        for (const start of starts) for (const id of [teacher_id, student_id]) keep(id, start, duration)
        return starts
      }
      return null
    },
  }
}
