import { declareModule } from '../kernel/declaration.ts'
import { quizRequestsErrors } from './errors.ts'
import { quizRequestsMails } from './mails.ts'
import { quizRequestsNoticeLinks } from './notice-links.ts'
import { quizRequestsNotices } from './notices.ts'
import { quizRequestsPages } from './pages.ts'

/** Quizzes that students ask their teachers for (QUI-10). */
export const quizRequests = declareModule({
  pages: quizRequestsPages,
  errors: quizRequestsErrors,
  things: ['quiz_request'],
  notices: quizRequestsNotices,
  noticeLinks: quizRequestsNoticeLinks,
  mails: quizRequestsMails,
})
