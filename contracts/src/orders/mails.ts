import { NAME_MAX } from '../accounts/rules.ts'
import { mail } from '../kernel/mails.ts'
import { Count, Id, Obj, OneOf, Text, Type } from '../kernel/schema.ts'
import { PROPOSAL_STEPS } from './rules.ts'

/**
 * Names, words and dates of an order are looked up when the mail leaves (ORD-02). `revision`: of the order's event that
 * it tells.
 */
const order = { name: Text(NAME_MAX), order_id: Id, revision: Type.Optional(Count) }
/** The addressee's part in it. */
const role = OneOf(['teacher', 'student'])

export const ordersMails = {
  order_received: mail(Obj(order), { notice: 'order_received' }),
  order_nudge: mail(Obj(order), { notice: 'order_nudge' }),
  order_accepted: mail(Obj(order), { notice: 'order_accepted' }),
  order_rejected: mail(Obj(order), { notice: 'order_rejected' }),
  order_cancelled: mail(Obj({ ...order, role, why: OneOf(['cancelled', 'expired', 'unanswered']) }), {
    notice: 'order_cancelled',
  }),
  order_proposal: mail(Obj({ ...order, role, step: OneOf(PROPOSAL_STEPS) }), { notice: 'order_proposal' }),
}
