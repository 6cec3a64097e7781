import type { Recorded } from '@kredka/contracts/kernel/events'
import { orderEvents as e } from '@kredka/contracts/orders/events'
import type { OrderTerms, ProposedTime } from '@kredka/contracts/orders/terms'
import { last } from '../kernel/last.ts'
import { type Timeline, tell } from '../kernel/timeline.ts'
import { agreedTerms } from './agreed-terms.ts'

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
    ...tell(e.OrderAccepted, ({ data }, before) =>
      // that the student took the proposed times has told it
      before.at(-1)?.type === e.OrderTimesTaken.name
        ? null
        : { note: data.note, params: partOf(data.lesson_ids, before) },
    ),
    ...tell(e.OrderRejected, ({ data }, before) => ({ note: data.reason, params: partOf(data.lesson_ids, before) })),
    ...tell(e.OrderCancelled, ({ data }, before) => ({
      note: data.reason,
      params: { why: data.why, ...partOf(data.lesson_ids, before) },
    })),
    ...tell(e.OrderTimesProposed, ({ data }, before) => ({
      note: data.note,
      params: timesOf(data.times, agreedTerms(before)),
    })),
    ...tell(e.OrderTimesNudged, (_, before) => ({ params: timesProposed(before) })),
    // a policy wrote it for the student
    ...tell(e.OrderTimesTaken, ({ data }, before) => ({
      by: data.student_id,
      params: timesOf(data.times, agreedTerms(before)),
    })),
    ...tell(e.OrderTimesDeclined, ({ data }, before) => ({ note: data.reason, params: timesProposed(before) })),
    ...tell(e.OrderTimesWithdrawn, (_, before) => ({ params: timesProposed(before) })),
    ...tell(e.OrderTimesLapsed, (_, before) => ({ params: timesProposed(before) })),
  },
}

/** The first of the new times, what it takes the place of, and how many there are. */
function timesOf(times: readonly ProposedTime[], terms: OrderTerms | null) {
  const [first] = times
  const from = terms?.dates.find(({ lesson_id }) => lesson_id === first?.lesson_id)?.starts_at
  return { count: times.length, from: from ?? '', to: first?.starts_at ?? '' }
}

function timesProposed(before: readonly Recorded[]) {
  return timesOf(last(before, e.OrderTimesProposed)?.data.times ?? [], agreedTerms(before))
}

/** How many dates of how many; `part` says whether that is not all of them. */
function partOf(lesson_ids: readonly string[] | null, before: readonly Recorded[]) {
  const of = last(before, e.OrderPlaced)?.data.terms.dates.length ?? 0
  const count = lesson_ids?.length ?? of
  return { count, of, part: count < of ? 'yes' : 'no' }
}
