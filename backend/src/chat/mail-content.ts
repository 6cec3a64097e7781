import { personOf } from '../accounts/index.ts'
import type { ContentOf } from '../kernel/mail-content.ts'
import type { Tools } from '../kernel/tools.ts'

/**
 * The sender's name for a mail about unread messages, as it is when the mail leaves; nothing once the sender is
 * forgotten.
 */
export function senderName({ streams }: Pick<Tools, 'streams'>): ContentOf {
  return async (template, params) => {
    if (template !== 'chat_unread') return {}
    const sender = await personOf(streams, String(params['sender_id']))
    return sender === null ? {} : { personal: { [sender.user_id]: { sender_name: sender.name } } }
  }
}
