import { orderEvents as e } from '@kredka/contracts/orders/events'
import { last } from '../accounts/index.ts'
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
    ...tell(e.OrderNudged),
    ...tell(e.OrderAccepted, ({ data }) => ({ note: data.note, params: { count: data.lesson_ids.length } })),
    ...tell(e.OrderRejected, ({ data }) => ({ note: data.reason, params: { count: data.lesson_ids.length } })),
    ...tell(e.OrderCancelled, ({ data }) => ({ note: data.reason, params: { why: data.why } })),
  },
}
