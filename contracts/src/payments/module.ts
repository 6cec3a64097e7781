import { declareModule } from '../kernel/declaration.ts'
import { paymentsErrors } from './errors.ts'
import { paymentsMails } from './mails.ts'
import { paymentsNoticeLinks } from './notice-links.ts'
import { paymentsNotices } from './notices.ts'
import { paymentsPages } from './pages.ts'

export const payments = declareModule({
  pages: paymentsPages,
  errors: paymentsErrors,
  things: ['payment'],
  staffReads: { payment: ['support'] },
  notices: paymentsNotices,
  noticeLinks: paymentsNoticeLinks,
  mails: paymentsMails,
})
