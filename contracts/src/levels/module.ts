import { declareModule } from '../kernel/declaration.ts'
import { levelsErrors } from './errors.ts'
import { levelsMails } from './mails.ts'
import { levelsNoticeLinks } from './notice-links.ts'
import { levelsNotices } from './notices.ts'
import { levelsPages } from './pages.ts'

export const levels = declareModule({
  pages: levelsPages,
  errors: levelsErrors,
  things: ['level'],
  staffReads: { level: ['moderate'] },
  notices: levelsNotices,
  noticeLinks: levelsNoticeLinks,
  mails: levelsMails,
})
