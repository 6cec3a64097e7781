import { declareModule } from '../kernel/declaration.ts'
import { quizzesErrors } from './errors.ts'
import { quizzesMails } from './mails.ts'
import { quizzesNoticeLinks } from './notice-links.ts'
import { quizzesNotices } from './notices.ts'
import { quizzesPages } from './pages.ts'

export const quizzes = declareModule({
  pages: quizzesPages,
  errors: quizzesErrors,
  things: ['quiz'],
  staffReads: { quiz: ['moderate'] },
  notices: quizzesNotices,
  noticeLinks: quizzesNoticeLinks,
  mails: quizzesMails,
})
