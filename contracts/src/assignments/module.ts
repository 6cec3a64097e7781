import { declareModule } from '../kernel/declaration.ts'
import { assignmentsErrors } from './errors.ts'
import { assignmentsMails } from './mails.ts'
import { assignmentsNoticeLinks } from './notice-links.ts'
import { assignmentsNotices } from './notices.ts'
import { assignmentsPages } from './pages.ts'

/** Quizzes that teachers assign to their students (QUI-10). */
export const assignments = declareModule({
  pages: assignmentsPages,
  errors: assignmentsErrors,
  things: ['assignment'],
  notices: assignmentsNotices,
  noticeLinks: assignmentsNoticeLinks,
  mails: assignmentsMails,
})
