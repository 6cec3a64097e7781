import { declareModule } from '../kernel/declaration.ts'
import { qualificationsErrors } from './errors.ts'
import { qualificationsMails } from './mails.ts'
import { qualificationsNoticeLinks } from './notice-links.ts'
import { qualificationsNotices } from './notices.ts'
import { qualificationsPages } from './pages.ts'

export const qualifications = declareModule({
  pages: qualificationsPages,
  errors: qualificationsErrors,
  things: ['qualification'],
  staffReads: { qualification: ['moderate'] },
  notices: qualificationsNotices,
  noticeLinks: qualificationsNoticeLinks,
  mails: qualificationsMails,
})
