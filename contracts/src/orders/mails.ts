import { NAME_MAX } from '../accounts/rules.ts'
import { mail } from '../kernel/mails.ts'
import { Count, Id, Obj, OneOf, Text, Type } from '../kernel/schema.ts'

/**
 * Names, words and dates of an order are looked up when the mail leaves (ORD-02). `revision`: of the order's event that
 * it tells.
 */
const order = { name: Text(NAME_MAX), order_id: Id, revision: Type.Optional(Count) }

export const ordersMails = {
  order_received: mail(Obj(order), { notice: 'order_received' }),
  order_nudge: mail(Obj(order), { notice: 'order_nudge' }),
  order_accepted: mail(Obj(order), { notice: 'order_accepted' }),
  order_rejected: mail(Obj(order), { notice: 'order_rejected' }),
  /** `role`: the addressee's part in it. */
  order_cancelled: mail(Obj({ ...order, role: OneOf(['teacher', 'student']), why: OneOf(['cancelled', 'expired']) }), {
    notice: 'order_cancelled',
  }),
}
