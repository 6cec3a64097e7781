import { document, query } from '../kernel/endpoints.ts'
import { Obj, OneOf, PageQuery, Type } from '../kernel/schema.ts'
import { ADMIN_ORDER_STATUSES, ORDER_SORTS } from './rules.ts'
import { AdminOrderView } from './views.ts'

const orderFilters = {
  /** Part of the name of either side, forgiving a slip of the hand, or an id of any of them. */
  q: Type.Optional(Type.String({ maxLength: 100 })),
  status: Type.Optional(OneOf(ADMIN_ORDER_STATUSES)),
  /** Default: newest first. */
  sort: Type.Optional(OneOf(ORDER_SORTS)),
}

export const searchOrders = query('orders.admin_search', {
  path: 'GET /admin/orders',
  access: 'admin',
  duty: 'support',
  about: 'Orders of all people.',
  query: Obj({ ...PageQuery, ...orderFilters }),
  answer: Type.Array(AdminOrderView),
  paged: true,
})

export const exportOrders = document('orders.admin_csv', {
  path: 'GET /admin/orders.csv',
  access: 'admin',
  duty: 'support',
  about: 'The same as a table, the first 10,000 rows.',
  query: Obj(orderFilters),
  type: 'text/csv; charset=utf-8',
  costly: true,
})
