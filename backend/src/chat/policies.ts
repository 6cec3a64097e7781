import { conversationEvents as e, messageReportEvents as reports } from '@kredka/contracts/chat/events'
import { UNREAD_MAIL_MS } from '@kredka/contracts/chat/rules'
import { idOf, type Recorded } from '@kredka/contracts/kernel/events'
import { accountDecider, addressed, personOf } from '../accounts/index.ts'
import { type Alarm, type Policy, rejectionOf, when } from '../kernel/policy.ts'
import type { Tools } from '../kernel/tools.ts'
import { requestMail } from '../mail/index.ts'
import { conversationDecider } from './conversation.ts'

export function chatPolicies({ streams }: Pick<Tools, 'streams'>): readonly Policy[] {
  const mailUnread: Policy = {
    name: 'chat.mail-unread',
    inline: false,
    on: when(e.ChatMessagesLeftUnread, async ({ data }, reaction) => {
      const { chat_id, user_id, sender_id, count } = data
      const [person, sender] = await Promise.all([personOf(streams, user_id), personOf(streams, sender_id)])
      if (person === null || sender === null) return undefined
      // the sender's name is theirs, not the addressee's: the mail looks it up when it leaves
      const params = { name: person.name, sender_id, chat_id, count }
      return requestMail(reaction, { template: 'chat_unread', ...addressed(person), params })
    }),
  }

  const mailWarning: Policy = {
    name: 'chat.mail-warning',
    inline: false,
    on: when(reports.ReportedSenderWarned, async ({ data: { sender_id, reason } }, reaction) => {
      const person = await personOf(streams, sender_id)
      if (person === null) return undefined
      const params = { name: person.name, reason }
      return requestMail(reaction, { template: 'chat_warning', ...addressed(person), params })
    }),
  }

  return [mailUnread, mailWarning, blockSender]
}

/** The request that decides waits for it: who is blocked is blocked at once. */
const blockSender: Policy = {
  name: 'chat.block-sender',
  inline: true,
  on: when(reports.ReportedSenderBlocked, async ({ data: { sender_id: user_id, reason } }, reaction) => {
    const command = { do: 'block', user_id, reason } as const
    const context = reaction.context('users.block')
    return rejectionOf(await reaction.write.execute(accountDecider, user_id, command, context))
  }),
}

/**
 * Every message has an alarm of its own, which nothing takes back: reading some of a chat must not silence what is newer. The decider
 * knows what was seen meanwhile (CHT-02).
 */
export const unreadAlarm: Alarm = {
  name: 'chat.unread',
  set: { [e.ChatMessageSent.name]: dueAfter },
  ring: async ({ key }, reaction) => {
    const [user_id = '', number = ''] = key.split('/')
    const chat_id = idOf(reaction.cause.stream)
    const command = { do: 'remind', chat_id, user_id, number: Number(number) } as const
    const context = reaction.context('chat.remind')
    return rejectionOf(await reaction.write.execute(conversationDecider, chat_id, command, context))
  },
}

function dueAfter({ data, metadata }: Recorded) {
  const { to_user_id, number, message_id } = data
  const due_at = new Date(Date.parse(metadata.occurred_at) + UNREAD_MAIL_MS).toISOString()
  return { key: `${to_user_id}/${number}/${message_id}`, due_at }
}
