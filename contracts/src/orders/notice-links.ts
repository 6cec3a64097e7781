import type { NoticeLinks } from '../kernel/notices.ts'
import type { ordersNotices } from './notices.ts'

export const ordersNoticeLinks: NoticeLinks<typeof ordersNotices> = {
  order_received: () => ['orders.teacher'],
  order_nudge: () => ['orders.teacher'],
  order_accepted: () => ['orders.student'],
  order_rejected: () => ['orders.student'],
  order_cancelled: ({ role }) => [role === 'teacher' ? 'orders.teacher' : 'orders.student'],
}
