import { declareModule } from '../kernel/declaration.ts'
import { communityErrors } from './errors.ts'
import { communityMails } from './mails.ts'
import { communityNoticeLinks } from './notice-links.ts'
import { communityNotices } from './notices.ts'
import { communityPages } from './pages.ts'

export const community = declareModule({
  pages: communityPages,
  errors: communityErrors,
  things: ['announcement', 'dev_task', 'idea', 'opinion'],
  staffReads: { announcement: ['publish'], dev_task: ['publish'], idea: ['moderate'], opinion: ['moderate'] },
  notices: communityNotices,
  noticeLinks: communityNoticeLinks,
  mails: communityMails,
})
