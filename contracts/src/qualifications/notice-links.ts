import type { NoticeLinks } from '../kernel/notices.ts'
import type { qualificationsNotices } from './notices.ts'

export const qualificationsNoticeLinks: NoticeLinks<typeof qualificationsNotices> = {
  qualification_status: () => ['profile', {}],
}
