import type { NoticeLinks } from '../kernel/notices.ts'
import type { quizzesNotices } from './notices.ts'

export const quizzesNoticeLinks: NoticeLinks<typeof quizzesNotices> = {
  quiz_approved: ({ quiz_id }) => ['quizzes.own-quiz', { id: quiz_id }],
  quiz_rejected: ({ quiz_id }) => ['quizzes.own-quiz', { id: quiz_id }],
  quiz_reopened: ({ quiz_id }) => ['quizzes.own-quiz', { id: quiz_id }],
  quiz_taken_down: ({ quiz_id }) => ['quizzes.own-quiz', { id: quiz_id }],
  quiz_restored: ({ quiz_id }) => ['quizzes.own-quiz', { id: quiz_id }],
  quiz_rescored: ({ quiz_id, attempt_id }) => ['attempts.play', { slugged: quiz_id }, { attempt: attempt_id }],
}
