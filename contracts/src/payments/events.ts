import { type EventsOf, event } from '../kernel/events.ts'
import {
  Amount,
  Currency,
  DateOnly,
  Id,
  Instant,
  Nullable,
  Obj,
  OneOf,
  Personal,
  Text,
  Type,
} from '../kernel/schema.ts'
import { REASON_MAX } from '../offers/rules.ts'
import { SubjectRef } from '../offers/views.ts'
import { DUE_AFTER, PAYMENT_METHODS, TOGETHER_MAX } from './rules.ts'
import { TRANSFER_TITLE_MAX } from './transfer.ts'

const payment = {
  payment_id: Id,
  lesson_id: Id,
  order_id: Id,
  teacher_id: Id,
  student_id: Id,
  amount: Amount,
  currency: Currency,
  /** When the lesson begins: its day is the day that the amount is due. */
  starts_at: Instant,
}
/** From when the hours count in which a mark can be taken back. */
const marked_at = Instant
const by_teacher = Personal(Text(REASON_MAX), 'teacher_id')
const by_student = Personal(Text(REASON_MAX), 'student_id')

/**
 * Stream `payment-{payment_id}`; follows `LessonBooked`, one a lesson. Nothing is ever overwritten: each event is an
 * entry of its own.
 */
export const PaymentOpened = event('PaymentOpened', Obj({ ...payment, subject_id: SubjectRef }))
/** The lesson was moved: the payment is due with its new date. */
export const PaymentDateMoved = event('PaymentDateMoved', Obj({ ...payment, moved_from: Instant }))
/**
 * The student says that the money is on its way: `total` for all the lessons in `together`, of which the first one leads
 * and has the others follow. `title` is that of the transfer; null where it was given by hand.
 */
export const PaymentAnnounced = event(
  'PaymentAnnounced',
  Obj({
    ...payment,
    method: OneOf(PAYMENT_METHODS),
    together: Type.Array(Id, { minItems: 1, maxItems: TOGETHER_MAX }),
    total: Amount,
    title: Nullable(Text(TRANSFER_TITLE_MAX)),
    announced_at: Instant,
  }),
)
export const PaymentAnnouncementWithdrawn = event('PaymentAnnouncementWithdrawn', Obj(payment))
/**
 * The teacher says that the money has not come. `together`: this one and all that were announced with it, which follow
 * it; empty where it follows another. `total` is what was said to be on its way.
 */
export const PaymentAnnouncementDeclined = event(
  'PaymentAnnouncementDeclined',
  Obj({ ...payment, together: Type.Array(Id, { maxItems: TOGETHER_MAX }), total: Amount }),
)
const marked = { ...payment, method: OneOf(PAYMENT_METHODS), paid_on: DateOnly, marked_at }
/**
 * By the teacher. `paid_on` is the day the money came, on the teacher's clocks. `together`: all that are marked at once,
 * as the student announced them, this one first; nothing where it is marked alone, or follows another one. `total`: what
 * they come to.
 */
export const PaymentMarkedPaid = event(
  'PaymentMarkedPaid',
  Obj({ ...marked, together: Type.Array(Id, { maxItems: TOGETHER_MAX }), total: Amount }),
  [{ schema: Obj(marked), upcast: (data) => ({ ...data, together: [], total: data.amount }) }],
)
/** The student says that it is so. */
export const PaymentConfirmed = event('PaymentConfirmed', Obj(payment))
/** The student says that it is not so. */
export const PaymentDisputed = event('PaymentDisputed', Obj({ ...payment, reason: by_student }))
export const PaymentDisputeWithdrawn = event('PaymentDisputeWithdrawn', Obj(payment))
/**
 * The paid mark is taken back: within 72 h of it, or to end a dispute. `still_due` is false where the lesson was
 * cancelled meanwhile: then nothing is left to pay or to return.
 */
export const PaymentMarkReversed = event(
  'PaymentMarkReversed',
  Obj({ ...payment, still_due: Type.Boolean(), reason: by_teacher }),
)
/** The student cancelled late or did not come: the payment stays due, and the teacher may waive it. */
export const PaymentStayedDue = event('PaymentStayedDue', Obj({ ...payment, cause: OneOf(DUE_AFTER) }))
/** Nothing is due any more: the lesson was cancelled free of charge or by the teacher, or did not take place. */
export const PaymentVoided = event('PaymentVoided', Obj({ ...payment, cause: OneOf(['cancelled', 'teacher_absent']) }))
/** Paid already, and no longer due: the teacher owes it back. */
export const PaymentToBeReturned = event(
  'PaymentToBeReturned',
  Obj({ ...payment, cause: OneOf(['cancelled', 'teacher_absent']) }),
)
export const PaymentReturned = event(
  'PaymentReturned',
  Obj({ ...payment, method: OneOf(PAYMENT_METHODS), returned_on: DateOnly, marked_at }),
)
/** The mark that it was returned is taken back, within 72 h of it. */
export const PaymentReturnReversed = event('PaymentReturnReversed', Obj({ ...payment, reason: by_teacher }))
/** Due after a late cancellation or an absence, and the teacher lets it go. */
export const PaymentWaived = event('PaymentWaived', Obj({ ...payment, marked_at, reason: by_teacher }))
/** What the teacher had let go by mistake is due again, within 72 h. */
export const PaymentReinstated = event('PaymentReinstated', Obj({ ...payment, reason: by_teacher }))

export const paymentEvents = {
  PaymentOpened,
  PaymentDateMoved,
  PaymentAnnounced,
  PaymentAnnouncementWithdrawn,
  PaymentAnnouncementDeclined,
  PaymentMarkedPaid,
  PaymentConfirmed,
  PaymentDisputed,
  PaymentDisputeWithdrawn,
  PaymentMarkReversed,
  PaymentStayedDue,
  PaymentVoided,
  PaymentToBeReturned,
  PaymentReturned,
  PaymentReturnReversed,
  PaymentWaived,
  PaymentReinstated,
}
export type PaymentEvent = EventsOf<typeof paymentEvents>
