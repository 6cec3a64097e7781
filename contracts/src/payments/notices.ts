import { NOT_URGENT, notice, URGENT } from '../kernel/notices.ts'
import { Amount, Count, Currency, Id, Obj, Type } from '../kernel/schema.ts'

const payment = { payment_id: Id, amount: Amount, currency: Currency }
const example = { payment_id: '01jd0000000000000000000001', amount: 8000, currency: 'PLN' } as const

export const paymentsNotices = {
  /** What came is the sum of all that was paid at once. */
  payment_announced: notice(NOT_URGENT, Obj({ ...payment, count: Count }), { ...example, count: 3 }),
  payment_not_received: notice(URGENT, Obj({ ...payment, count: Count }), { ...example, count: 3 }),
  /** `count`: of lessons that were marked at once, where they were more than one. */
  payment_paid: notice(NOT_URGENT, Obj({ ...payment, count: Type.Optional(Count) }), { ...example, count: 3 }),
  payment_disputed: notice(URGENT, Obj(payment), example),
}
