import type { NoticeLinks } from '../kernel/notices.ts'
import type { topicsNotices } from './notices.ts'

export const topicsNoticeLinks: NoticeLinks<typeof topicsNotices> = {
  exercise_status: ({ topic_id }) => ['topics.topic', { id: topic_id }],
}
