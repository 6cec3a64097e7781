import { declareModule } from '../kernel/declaration.ts'
import { lessonsErrors } from './errors.ts'
import { lessonsMails } from './mails.ts'
import { lessonsNoticeLinks } from './notice-links.ts'
import { lessonsNotices } from './notices.ts'
import { lessonsPages } from './pages.ts'

export const lessons = declareModule({
  pages: lessonsPages,
  errors: lessonsErrors,
  things: ['lesson', 'lesson_problem'],
  staffReads: { lesson: ['support'], lesson_problem: ['support'] },
  notices: lessonsNotices,
  noticeLinks: lessonsNoticeLinks,
  mails: lessonsMails,
})
