import { notice } from '../kernel/notices.ts'
import { Id, Obj } from '../kernel/schema.ts'

/** CHT-02: a message that stays unread for 15 minutes; the chat knows when. */
const WHEN_UNREAD = { mail: 'elsewhere', push: true, sent: true } as const

export const chatNotices = {
  chat_message: notice(WHEN_UNREAD, Obj({ chat_id: Id }), { chat_id: '01jd0000000000000000000001' }),
}
