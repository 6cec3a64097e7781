import { declareModule } from '../kernel/declaration.ts'
import { offersErrors } from './errors.ts'
import { offersMails } from './mails.ts'
import { offersNoticeLinks } from './notice-links.ts'
import { offersNotices } from './notices.ts'
import { offersPages } from './pages.ts'

export const offers = declareModule({
  pages: offersPages,
  errors: offersErrors,
  things: ['offer'],
  staffReads: { offer: ['moderate'] },
  notices: offersNotices,
  noticeLinks: offersNoticeLinks,
  mails: offersMails,
})
