import type { NoticeLinks } from '../kernel/notices.ts'
import type { paymentsNotices } from './notices.ts'

export const paymentsNoticeLinks: NoticeLinks<typeof paymentsNotices> = {
  payment_announced: ({ payment_id }) => ['payments.payment', { id: payment_id }],
  payment_not_received: ({ payment_id }) => ['payments.payment', { id: payment_id }],
  payment_paid: ({ payment_id }) => ['payments.payment', { id: payment_id }],
  payment_disputed: ({ payment_id }) => ['payments.payment', { id: payment_id }],
}
