import type { NoticeLinks } from '../kernel/notices.ts'
import type { communityNotices } from './notices.ts'

export const communityNoticeLinks: NoticeLinks<typeof communityNotices> = {
  idea_status: () => ['community.dream', {}, { tab: 'mine' }],
}
