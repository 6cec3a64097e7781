import type { NoticeLinks } from '../kernel/notices.ts'
import type { contestsNotices } from './notices.ts'

export const contestsNoticeLinks: NoticeLinks<typeof contestsNotices> = {
  key_contested: ({ quiz_id }) => ['quizzes.own-quiz', { id: quiz_id }],
  contest_answered: ({ quiz_id, attempt_id }) => ['attempts.play', { slugged: quiz_id }, { attempt: attempt_id }],
}
