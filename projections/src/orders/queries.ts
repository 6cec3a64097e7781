import { warsawDay } from '@kredka/contracts/kernel/days'
import { reject } from '@kredka/contracts/kernel/errors'
import { DEFAULT_PAGE_SIZE } from '@kredka/contracts/kernel/schema'
import {
  countOrders,
  countWaitingOrders,
  getOrder,
  getOrderForm,
  getOrderPhone,
  listOrders,
} from '@kredka/contracts/orders/endpoints'
import { OPEN_ORDERS_MAX, ORDER_STATUSES, type OrderStatus } from '@kredka/contracts/orders/rules'
import type { OrderFormView, OrderRowView, OrderView, WaitingOrdersView } from '@kredka/contracts/orders/views'
import { DEFAULT_BOOKING, DEFAULT_TIME_ZONE } from '@kredka/contracts/settings/rules'
import { blocks } from '../chat/index.ts'
import { countsBy, type StatusCount } from '../kernel/counts.ts'
import { pageOf } from '../kernel/paging.ts'
import { answer, answerPage, beside, type QueryHandler, userIdOf } from '../kernel/query.ts'
import { promotionOf } from '../promotions/index.ts'
import { DETAIL, MINE, OF_VIEWER, ORDERS, PROPOSED, ROLE, ROW, STATUS } from './sql.ts'

const READS = ['orders', 'profiles', beside('offers')]

export const orderQueryHandlers: readonly QueryHandler[] = [
  answerPage(listOrders, READS, async ({ sql, input, viewer }) => {
    const page = pageOf(input, DEFAULT_PAGE_SIZE)
    const rows = await sql<OrderRowView>(
      `select ${ROW} ${ORDERS}
        where ${OF_VIEWER} and ($2::text is null or ${ROLE} = $2)
          and case when $3::text is null then ${STATUS} <> 'removed' else ${STATUS} = $3 end
          and (not $4 or ${MINE})
        order by o.status = 'new' desc, o.ordered_at desc, o.order_id
        limit ${page.limit} offset ${page.offset}`,
      [userIdOf(viewer), input.role ?? null, input.status ?? null, input.mine ?? false],
    )
    return page.of(rows)
  }),

  answer(countOrders, ['orders'], async ({ sql, input, viewer }) => {
    const rows = await sql<StatusCount<OrderStatus>>(
      `select ${STATUS} as status, count(*)::int as count from orders.orders o
        where ${OF_VIEWER} and ($2::text is null or ${ROLE} = $2)
        group by 1`,
      [userIdOf(viewer), input.role ?? null],
    )
    return countsBy(ORDER_STATUSES, rows)
  }),

  answer(countWaitingOrders, ['orders'], async ({ sql, viewer }) => {
    const [waiting] = await sql<WaitingOrdersView>(
      `select count(*) filter (where o.teacher_id = $1 and not o.proposed)::int as count,
              count(*) filter (where o.student_id = $1 and not o.proposed)::int as from_me,
              count(*) filter (where o.student_id = $1 and o.proposed)::int as proposed
         from (select teacher_id, student_id, ${PROPOSED} as proposed from orders.orders o
                where ${OF_VIEWER} and o.status = 'new') o`,
      [userIdOf(viewer)],
    )
    return waiting ?? { count: 0, from_me: 0, proposed: 0 }
  }),

  answer(getOrder, READS, async ({ sql, input, viewer }) => {
    const [order] = await sql<OrderView>(`select ${DETAIL} ${ORDERS} where ${OF_VIEWER} and o.order_id = $2`, [
      userIdOf(viewer),
      input.id,
    ])
    return order ?? reject('ORDER_NOT_FOUND')
  }),

  answer(getOrderPhone, ['orders', 'profiles'], async ({ sql, input, viewer }) => {
    const [order] = await sql<{ accepted: boolean; phone: string | null }>(
      `select o.accepted, p.phone
         from orders.orders o
         join profiles.people p on p.user_id = case when o.teacher_id = $1 then o.student_id else o.teacher_id end
        where ${OF_VIEWER} and o.order_id = $2`,
      [userIdOf(viewer), input.id],
    )
    if (order === undefined) return reject('ORDER_NOT_FOUND')
    return order.accepted ? { phone: order.phone } : reject('ORDER_NOT_ACCEPTED')
  }),

  answer(
    getOrderForm,
    ['orders', 'profiles', 'offers', 'settings', 'chat', 'promotions'],
    async ({ sql, input, viewer, now }) => {
      const [form] = await sql<OrderFormView>(
        `select v.offer_id, case when v.teacher_id = $1 then 'own_offer'
                               when ${BLOCKED} then 'not_possible'
                               when ${OPEN} >= ${OPEN_ORDERS_MAX} then 'too_many_open' end as obstacle,
              v.prices, v.places, s.online_tool, v.city as city_name, coalesce(s.timezone, $3) as timezone,
              coalesce(s.cancellation_hours, $4) as cancellation_hours, (${PROMOTION} ->> 'percentage')::int
                as percentage
         from offers.versions v
         join profiles.people p on p.user_id = v.teacher_id
         left join settings.people s on s.user_id = v.teacher_id
        where v.offer_id = $2 and v.visible and p.teaches`,
        [userIdOf(viewer), input.id, DEFAULT_TIME_ZONE, DEFAULT_BOOKING.cancellation_hours, warsawDay(now)],
      )
      return form ?? reject('OFFER_NOT_FOUND')
    },
  ),
]

/** One of the two takes no messages from the other; which, is nobody's business here. */
const BLOCKED = `(${blocks('$1', 'v.teacher_id')} or ${blocks('v.teacher_id', '$1')})`

const PROMOTION = promotionOf({ teacher: 'v.teacher_id', offer: 'v.offer_id', viewer: '$1::text', today: '$5::date' })

const OPEN = `(select count(*) from orders.orders o
  where o.teacher_id = v.teacher_id and o.student_id = $1 and o.status = 'new')`
