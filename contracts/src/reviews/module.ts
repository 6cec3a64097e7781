import { declareModule } from '../kernel/declaration.ts'
import { reviewsErrors } from './errors.ts'
import { reviewsMails } from './mails.ts'
import { reviewsNoticeLinks } from './notice-links.ts'
import { reviewsNotices } from './notices.ts'
import { reviewsPages } from './pages.ts'

export const reviews = declareModule({
  pages: reviewsPages,
  errors: reviewsErrors,
  things: ['review'],
  staffReads: { review: ['moderate'] },
  notices: reviewsNotices,
  noticeLinks: reviewsNoticeLinks,
  mails: reviewsMails,
})
