import { document, query } from '../kernel/endpoints.ts'
import { Obj, OneOf, PageQuery, Type } from '../kernel/schema.ts'
import { PAYMENT_SORTS } from './rules.ts'
import { AdminPaymentView, PaymentStatusName } from './views.ts'

const paymentFilters = {
  /** Part of the name of either side, forgiving a slip of the hand, or an id of any of them. */
  q: Type.Optional(Type.String({ maxLength: 100 })),
  status: Type.Optional(PaymentStatusName),
  /** By the lesson's time. Default: the latest first. */
  sort: Type.Optional(OneOf(PAYMENT_SORTS)),
}

export const searchPayments = query('payments.admin_search', {
  path: 'GET /admin/payments',
  access: 'admin',
  duty: 'support',
  about: 'Payments of all people.',
  query: Obj({ ...PageQuery, ...paymentFilters }),
  answer: Type.Array(AdminPaymentView),
  paged: true,
})

export const exportPayments = document('payments.admin_csv', {
  path: 'GET /admin/payments.csv',
  access: 'admin',
  duty: 'support',
  about: 'The same as a table, the first 10,000 rows.',
  query: Obj(paymentFilters),
  type: 'text/csv; charset=utf-8',
  costly: true,
})
