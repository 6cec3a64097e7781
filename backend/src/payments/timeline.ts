import { paymentEvents as e } from '@kredka/contracts/payments/events'
import { last } from '../kernel/last.ts'
import { type Timeline, tell } from '../kernel/timeline.ts'

/** What tells the history of a payment, also within that of its lesson or order (EVT-11). */
export const paymentTells = {
  ...tell(e.PaymentOpened, ({ data }) => ({ params: { amount: data.amount } })),
  ...tell(e.PaymentDateMoved),
  ...tell(e.PaymentAnnounced, ({ data }) => ({ params: { method: data.method, count: data.together.length } })),
  ...tell(e.PaymentAnnouncementWithdrawn),
  ...tell(e.PaymentAnnouncementDeclined),
  ...tell(e.PaymentMarkedPaid, ({ data }) => ({ params: { method: data.method, date: data.paid_on } })),
  ...tell(e.PaymentConfirmed),
  ...tell(e.PaymentDisputed, ({ data }) => ({ note: data.reason })),
  ...tell(e.PaymentDisputeWithdrawn),
  ...tell(e.PaymentMarkReversed, ({ data }) => ({
    params: { due: data.still_due ? 'yes' : 'no' },
    note: data.reason,
  })),
  ...tell(e.PaymentStayedDue, ({ data }) => ({ params: { cause: data.cause } })),
  ...tell(e.PaymentVoided, ({ data }) => ({ params: { cause: data.cause } })),
  ...tell(e.PaymentToBeReturned, ({ data }) => ({ params: { cause: data.cause } })),
  ...tell(e.PaymentReturned, ({ data }) => ({ params: { method: data.method, date: data.returned_on } })),
  ...tell(e.PaymentReturnReversed, ({ data }) => ({ note: data.reason })),
  ...tell(e.PaymentWaived, ({ data }) => ({ note: data.reason })),
  ...tell(e.PaymentReinstated, ({ data }) => ({ note: data.reason })),
}

export const paymentTimeline: Timeline = {
  kind: 'payment',
  category: 'payment',
  concerned: (events) => {
    const opened = last(events, e.PaymentOpened)?.data
    return { teacher: opened?.teacher_id ?? null, student: opened?.student_id ?? null }
  },
  tells: paymentTells,
}
