import type { NoticeLinks, Place } from '../kernel/notices.ts'
import type { quizRequestsNotices } from './notices.ts'

const toRequest = ({ request_id: id }: { readonly request_id: string }): Place => ['quiz-requests.request', { id }]

export const quizRequestsNoticeLinks: NoticeLinks<typeof quizRequestsNotices> = {
  quiz_requested: toRequest,
  quiz_request_declined: toRequest,
}
