import type { NoticeLinks } from '../kernel/notices.ts'
import type { chatNotices } from './notices.ts'

export const chatNoticeLinks: NoticeLinks<typeof chatNotices> = {
  chat_message: ({ chat_id }) => ['chats', {}, { id: chat_id }],
}
