import type { NoticeLinks } from '../kernel/notices.ts'
import type { levelsNotices } from './notices.ts'

export const levelsNoticeLinks: NoticeLinks<typeof levelsNotices> = {
  level_hidden: ({ level_id }) => ['levels.edit', { id: level_id }],
  level_cleared: ({ level_id }) => ['levels.edit', { id: level_id }],
  level_taken_down: ({ level_id }) => ['levels.edit', { id: level_id }],
}
