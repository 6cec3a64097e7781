import { declareModule } from '../kernel/declaration.ts'
import { searchesErrors } from './errors.ts'
import { searchesMails } from './mails.ts'
import { searchesNoticeLinks } from './notice-links.ts'
import { searchesNotices } from './notices.ts'
import { searchesPages } from './pages.ts'

export const searches = declareModule({
  pages: searchesPages,
  errors: searchesErrors,
  things: ['favourite', 'saved_search'],
  notices: searchesNotices,
  noticeLinks: searchesNoticeLinks,
  mails: searchesMails,
})
