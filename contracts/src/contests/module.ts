import { declareModule } from '../kernel/declaration.ts'
import { contestsErrors } from './errors.ts'
import { contestsMails } from './mails.ts'
import { contestsNoticeLinks } from './notice-links.ts'
import { contestsNotices } from './notices.ts'
import { contestsPages } from './pages.ts'

export const contests = declareModule({
  pages: contestsPages,
  errors: contestsErrors,
  things: ['contest'],
  staffReads: { contest: ['moderate'] },
  notices: contestsNotices,
  noticeLinks: contestsNoticeLinks,
  mails: contestsMails,
})
