import { type EventsOf, event } from '../kernel/events.ts'
import { Id, Instant, Nullable, Obj, OneOf, Personal, Text, Type } from '../kernel/schema.ts'
import { REASON_MAX } from '../offers/rules.ts'
import { ADDRESS_MAX, CANCEL_CAUSES, DATES_MAX, MESSAGE_MAX } from './rules.ts'
import { OrderTerms, ProposedTime, SharedDeadlineTerms, TakenTime, withDateDeadlines } from './terms.ts'

const order = { order_id: Id, offer_id: Id, teacher_id: Id, student_id: Id }
const lesson_ids = Type.Array(Id, { minItems: 1, maxItems: DATES_MAX })
/** State of the whole order after this event. */
const status = OneOf(['new', 'accepted', 'rejected', 'cancelled'])

const words = {
  message: Personal(Nullable(Text(MESSAGE_MAX)), 'student_id'),
  /** Where the student is to be taught, for a place of theirs. */
  address: Personal(Nullable(Text(ADDRESS_MAX)), 'student_id'),
}
/** Stream `order-{order_id}`; follows `TimeHeld` of the teacher's calendar, which carries the same terms. */
export const OrderPlaced = event('OrderPlaced', Obj({ ...order, terms: OrderTerms, ...words }), [
  { schema: Obj({ ...order, terms: SharedDeadlineTerms, ...words }), upcast: withDateDeadlines },
])

/** The teacher was reminded to answer: 1 at half, 2 at 90 % of the time. */
const nudge = Type.Integer({ minimum: 1, maximum: 2 })
/**
 * `lesson_ids`: the dates that it named, all that were open where null; `expires_at`: the first time by which one of
 * them lapses.
 */
export const OrderNudged = event(
  'OrderNudged',
  Obj({ ...order, nudge, lesson_ids: Nullable(lesson_ids), expires_at: Nullable(Instant) }),
  [{ schema: Obj({ ...order, nudge }), upcast: (data) => ({ ...data, lesson_ids: null, expires_at: null }) }],
)
/** These dates become lessons. */
export const OrderAccepted = event(
  'OrderAccepted',
  Obj({
    ...order,
    lesson_ids,
    status,
    note: Personal(Nullable(Text(MESSAGE_MAX)), 'teacher_id'),
    /** Where the lessons take place, where the teacher says so. */
    address: Personal(Nullable(Text(ADDRESS_MAX)), 'teacher_id'),
  }),
)
export const OrderRejected = event(
  'OrderRejected',
  Obj({ ...order, lesson_ids, status, reason: Personal(Text(REASON_MAX), 'teacher_id') }),
)
/**
 * `expired`: nobody answered these dates in time, others may still be open. Else all dates that were open:
 * `account_closing`: one of the two has their account deleted; `teacher_gone`: the teacher was suspended or blocked.
 */
export const OrderCancelled = event(
  'OrderCancelled',
  Obj({
    ...order,
    lesson_ids,
    status,
    why: OneOf(CANCEL_CAUSES),
    reason: Personal(Nullable(Text(REASON_MAX)), 'student_id'),
  }),
)
/** Off this person's own list; the other side and the log keep it. */
export const OrderRemoved = event('OrderRemoved', Obj({ ...order, user_id: Id }))

const proposal = { ...order, proposal_id: Id }
const someTimes = { minItems: 1, maxItems: DATES_MAX }
/**
 * The teacher would take all dates that are open, those named at other times. It takes the place of an earlier proposal
 * and is over with any other answer.
 */
export const OrderTimesProposed = event(
  'OrderTimesProposed',
  Obj({
    ...proposal,
    times: Type.Array(ProposedTime, someTimes),
    lapses_at: Instant,
    note: Personal(Nullable(Text(MESSAGE_MAX)), 'teacher_id'),
    /** Where the lessons take place, where the teacher says so. */
    address: Personal(Nullable(Text(ADDRESS_MAX)), 'teacher_id'),
  }),
)
/** The student was reminded to answer, a day before it lapses. */
export const OrderTimesNudged = event('OrderTimesNudged', Obj({ ...proposal, lapses_at: Instant }))
/** Follows `ProposedTimesHeld` of the calendar, and is followed by `OrderAccepted` at once. */
export const OrderTimesTaken = event('OrderTimesTaken', Obj({ ...proposal, times: Type.Array(TakenTime, someTimes) }))
/** The order awaits the teacher's answer again, as it was placed; so it does after the two that follow. */
export const OrderTimesDeclined = event(
  'OrderTimesDeclined',
  Obj({ ...proposal, reason: Personal(Nullable(Text(REASON_MAX)), 'student_id') }),
)
export const OrderTimesWithdrawn = event('OrderTimesWithdrawn', Obj(proposal))
export const OrderTimesLapsed = event('OrderTimesLapsed', Obj(proposal))

export const orderEvents = {
  OrderPlaced,
  OrderNudged,
  OrderAccepted,
  OrderRejected,
  OrderCancelled,
  OrderRemoved,
  OrderTimesProposed,
  OrderTimesNudged,
  OrderTimesTaken,
  OrderTimesDeclined,
  OrderTimesWithdrawn,
  OrderTimesLapsed,
}
export type OrderEvent = EventsOf<typeof orderEvents>
