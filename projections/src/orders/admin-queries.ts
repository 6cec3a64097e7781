import { DEFAULT_PAGE_SIZE } from '@kredka/contracts/kernel/schema'
import { searchOrders } from '@kredka/contracts/orders/endpoints'
import type { OrderSort } from '@kredka/contracts/orders/rules'
import type { AdminOrderView } from '@kredka/contracts/orders/views'
import { pageOf } from '../kernel/paging.ts'
import { answerPage, type QueryHandler } from '../kernel/query.ts'
import { plainLiteral, toSearchText } from '../kernel/typed.ts'
import { peopleNamed } from '../profiles/index.ts'

const ORDER: Readonly<Record<OrderSort, string>> = {
  '-ordered_at': 'o.ordered_at desc, o.order_id',
  ordered_at: 'o.ordered_at, o.order_id',
}
const STATUS = "case when o.status = 'cancelled' and o.cancelled_why = 'expired' then 'expired' else o.status end"

/** The back office's section of orders (ADM-02). */
export const orderAdminQueryHandlers: readonly QueryHandler[] = [
  answerPage(searchOrders, ['orders', 'profiles'], async ({ sql, input }) => {
    const page = pageOf(input, DEFAULT_PAGE_SIZE)
    const rows = await sql<AdminOrderView>(
      `select o.order_id as id, jsonb_build_object('id', o.teacher_id, 'name', t.name) as teacher,
              jsonb_build_object('id', o.student_id, 'name', s.name) as student, o.subject_id, ${STATUS} as status,
              d.dates, d.amount, o.currency, o.ordered_at
         from orders.orders o
         left join profiles.people t on t.user_id = o.teacher_id
         left join profiles.people s on s.user_id = o.student_id
         cross join lateral (
           select count(*)::int as dates,
                  coalesce(sum(amount) filter (where status in ('new', 'accepted')), 0)::int as amount
             from orders.dates where order_id = o.order_id) d
        where ($1::text is null or ${STATUS} = $1)
          and ($2::text is null or $2 in (o.order_id, o.teacher_id, o.student_id, o.offer_id)
               or o.teacher_id in ${peopleNamed('$3')} or o.student_id in ${peopleNamed('$3')})
        order by ${ORDER[input.sort ?? '-ordered_at']}
        limit ${page.limit} offset ${page.offset}`,
      [input.status ?? null, toSearchText(input.q), plainLiteral(input.q)],
    )
    return page.of(rows)
  }),
]
