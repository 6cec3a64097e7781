import { paymentEvents } from '@kredka/contracts/payments/events'
import { type Hints, hints } from '../kernel/hints.ts'

/** Both sides, wherever they look at it. */
export const paymentHints: Hints = hints(Object.values(paymentEvents), ({ data }) =>
  [data.teacher_id, data.student_id].map((person) => ({ to: { person }, entity: 'payment', id: data.payment_id })),
)
