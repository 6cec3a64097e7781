import { declareModule } from '../kernel/declaration.ts'
import { chatErrors } from './errors.ts'
import { chatMails } from './mails.ts'
import { chatNoticeLinks } from './notice-links.ts'
import { chatNotices } from './notices.ts'
import { chatPages } from './pages.ts'

export const chat = declareModule({
  pages: chatPages,
  errors: chatErrors,
  things: ['chat', 'message_report'],
  staffReads: { message_report: ['moderate'] },
  notices: chatNotices,
  noticeLinks: chatNoticeLinks,
  mails: chatMails,
})
