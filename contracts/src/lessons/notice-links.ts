import type { NoticeLinks, Place } from '../kernel/notices.ts'
import type { lessonsNotices } from './notices.ts'

const toLesson = ({ lesson_id }: { readonly lesson_id: string }): Place => ['lessons.lesson', { id: lesson_id }]

export const lessonsNoticeLinks: NoticeLinks<typeof lessonsNotices> = {
  lesson_booked: toLesson,
  lesson_moved: toLesson,
  lesson_cancelled: toLesson,
  lesson_reminder: toLesson,
  lesson_done: toLesson,
  lesson_problem: toLesson,
}
