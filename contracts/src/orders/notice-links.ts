import type { NoticeLinks, Place } from '../kernel/notices.ts'
import type { ordersNotices } from './notices.ts'

/** The list with the order open. */
const toOrder =
  (page: string) =>
  ({ order_id }: { readonly order_id: string }): Place => [page, {}, { order: order_id }]

export const ordersNoticeLinks: NoticeLinks<typeof ordersNotices> = {
  order_received: toOrder('orders.teacher'),
  order_nudge: toOrder('orders.teacher'),
  order_accepted: toOrder('orders.student'),
  order_rejected: toOrder('orders.student'),
  order_proposal: (order) => toOrder(order.role === 'teacher' ? 'orders.teacher' : 'orders.student')(order),
  order_cancelled: (order) => toOrder(order.role === 'teacher' ? 'orders.teacher' : 'orders.student')(order),
}
