import { type EventsOf, event } from '../kernel/events.ts'
import { Id, Nullable, Obj, OneOf, Personal, Text, Type } from '../kernel/schema.ts'
import { REASON_MAX } from '../offers/rules.ts'
import { ADDRESS_MAX, CANCEL_CAUSES, DATES_MAX, MESSAGE_MAX } from './rules.ts'
import { OrderTerms } from './terms.ts'

const order = { order_id: Id, offer_id: Id, teacher_id: Id, student_id: Id }
const lesson_ids = Type.Array(Id, { minItems: 1, maxItems: DATES_MAX })
/** State of the whole order after this event. */
const status = OneOf(['new', 'accepted', 'rejected', 'cancelled'])

/** Stream `order-{order_id}`; follows `TimeHeld` of the teacher's calendar, which carries the same wish. */
export const OrderPlaced = event(
  'OrderPlaced',
  Obj({
    ...order,
    terms: OrderTerms,
    message: Personal(Nullable(Text(MESSAGE_MAX)), 'student_id'),
    /** Where the student is to be taught, for a place of theirs. */
    address: Personal(Nullable(Text(ADDRESS_MAX)), 'student_id'),
  }),
)
/** The teacher was reminded to answer: 1 at half, 2 at 90 % of the time. */
export const OrderNudged = event('OrderNudged', Obj({ ...order, nudge: Type.Integer({ minimum: 1, maximum: 2 }) }))
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
 * All dates that were still open. `expired`: nobody answered in time; `account_closing`: one of the two has their account deleted; `teacher_gone`:
 * the teacher was suspended or blocked.
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

export const orderEvents = { OrderPlaced, OrderNudged, OrderAccepted, OrderRejected, OrderCancelled, OrderRemoved }
export type OrderEvent = EventsOf<typeof orderEvents>
