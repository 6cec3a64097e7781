import type { NoticeLinks } from '../kernel/notices.ts'
import type { reviewsNotices } from './notices.ts'

export const reviewsNoticeLinks: NoticeLinks<typeof reviewsNotices> = {
  review_requested: ({ lesson_id }) => ['lessons.lesson', { id: lesson_id }],
  review_received: () => ['students.own', {}, { tab: 'reviews' }],
  review_answered: ({ teacher_id }) => ['teachers.teacher', { id: teacher_id }],
  report_decided: ({ chat_id }) =>
    chat_id === null ? ['students.own', {}, { tab: 'reviews' }] : ['chats', {}, { id: chat_id }],
}
