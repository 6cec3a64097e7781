import { declareModule } from '../kernel/declaration.ts'
import { ordersErrors } from './errors.ts'
import { ordersMails } from './mails.ts'
import { ordersNoticeLinks } from './notice-links.ts'
import { ordersNotices } from './notices.ts'
import { ordersPages } from './pages.ts'

export const orders = declareModule({
  pages: ordersPages,
  errors: ordersErrors,
  things: ['order'],
  staffReads: { order: ['support'] },
  notices: ordersNotices,
  noticeLinks: ordersNoticeLinks,
  mails: ordersMails,
})
