import type { Recorded } from '@kredka/contracts/kernel/events'
import { orderEvents as e } from '@kredka/contracts/orders/events'
import { last } from '../kernel/last.ts'
import { type Timeline, tell } from '../kernel/timeline.ts'

/** An order's life, for its two sides (EVT-11). What somebody takes off their list is theirs alone and stays untold. */
export const orderTimeline: Timeline = {
  kind: 'order',
  category: 'order',
  concerned: (events) => {
    const placed = last(events, e.OrderPlaced)?.data
    return { teacher: placed?.teacher_id ?? null, student: placed?.student_id ?? null }
  },
  tells: {
    ...tell(e.OrderPlaced, ({ data }) => ({ note: data.message, by: data.student_id })),
    ...tell(e.OrderNudged, ({ data: { lesson_ids, expires_at } }, before) => ({
      params: { ...partOf(lesson_ids, before), ...(expires_at === null ? {} : { to: expires_at }) },
    })),
    ...tell(e.OrderAccepted, ({ data }, before) => ({ note: data.note, params: partOf(data.lesson_ids, before) })),
    ...tell(e.OrderRejected, ({ data }, before) => ({ note: data.reason, params: partOf(data.lesson_ids, before) })),
    ...tell(e.OrderCancelled, ({ data }, before) => ({
      note: data.reason,
      params: { why: data.why, ...partOf(data.lesson_ids, before) },
    })),
  },
}

/** How many dates of how many; `part` says whether that is not all of them. */
function partOf(lesson_ids: readonly string[] | null, before: readonly Recorded[]) {
  const of = last(before, e.OrderPlaced)?.data.terms.dates.length ?? 0
  const count = lesson_ids?.length ?? of
  return { count, of, part: count < of ? 'yes' : 'no' }
}
