import { NAME_MAX } from '../accounts/rules.ts'
import { mail } from '../kernel/mails.ts'
import { Amount, Count, Currency, Id, Obj, Text, Type } from '../kernel/schema.ts'

const payment = { name: Text(NAME_MAX), payment_id: Id, amount: Amount, currency: Currency }

export const paymentsMails = {
  /** PAY-01: to the teacher, a student says that they have paid. */
  payment_announced: mail(Obj({ ...payment, count: Count }), { notice: 'payment_announced' }),
  /** PAY-01: to the student, what they said to have paid has not come. */
  payment_not_received: mail(Obj({ ...payment, count: Count }), { notice: 'payment_not_received' }),
  /** PAY-01: to the student, a payment was marked as paid. */
  payment_paid: mail(Obj({ ...payment, count: Type.Optional(Count) }), { notice: 'payment_paid' }),
  /** To the teacher: the student says that the mark is wrong. */
  payment_disputed: mail(Obj(payment), { notice: 'payment_disputed' }),
}
