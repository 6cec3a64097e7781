import { declareModule } from '../kernel/declaration.ts'
import { topicsErrors } from './errors.ts'
import { topicsMails } from './mails.ts'
import { topicsNoticeLinks } from './notice-links.ts'
import { topicsNotices } from './notices.ts'
import { topicsPages } from './pages.ts'

export const topics = declareModule({
  pages: topicsPages,
  errors: topicsErrors,
  things: ['exercise', 'topic'],
  staffReads: { exercise: ['moderate'] },
  notices: topicsNotices,
  noticeLinks: topicsNoticeLinks,
  mails: topicsMails,
})
