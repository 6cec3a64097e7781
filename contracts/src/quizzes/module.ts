import { declareModule } from '../kernel/declaration.ts'
import { quizzesNoticeLinks } from './notice-links.ts'
import { quizzesNotices } from './notices.ts'
import { quizzesPages } from './pages.ts'

export const quizzes = declareModule({
  pages: quizzesPages,
  errors: {},
  things: ['quiz'],
  notices: quizzesNotices,
  noticeLinks: quizzesNoticeLinks,
})
