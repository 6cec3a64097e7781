import { conversationEvents as e, messageReportEvents as reports } from '@kredka/contracts/chat/events'
import { UNREAD_MAIL_MS } from '@kredka/contracts/chat/rules'
import { idOf, type Recorded } from '@kredka/contracts/kernel/events'
import { accountDecider, personOf, toMailAddressee } from '../accounts/index.ts'
import { type Alarm, type Policy, type Reaction, rejectionOf, when } from '../kernel/policy.ts'
import type { Tools } from '../kernel/tools.ts'
import { requestMail } from '../mail/index.ts'
import { noticeSeenElsewhere, notify, wantsMail } from '../notifications/index.ts'
import { conversationDecider } from './conversation.ts'
import type { Reported } from './message-report.ts'
import { isHere } from './people.ts'

export function chatPolicies({ streams }: Pick<Tools, 'streams'>): readonly Policy[] {
  const mailUnread: Policy = {
    name: 'chat.mail-unread',
    inline: false,
    on: when(e.ChatMessagesLeftUnread, async ({ data }, reaction) => {
      const { chat_id, user_id, sender_id, count } = data
      const { write } = reaction
      if (!(await wantsMail(write, user_id, 'chat_message'))) return undefined
      // whoever staff blocked meanwhile is not to be answered, and cannot answer
      const here = await Promise.all([user_id, sender_id].map((id) => isHere(write, id, 0)))
      if (here.includes(false)) return undefined
      const [person, sender] = await Promise.all([personOf(streams, user_id), personOf(streams, sender_id)])
      if (person === null || sender === null) return undefined
      // the sender's name is theirs, not the addressee's: the mail looks it up when it leaves
      const params = { name: person.name, sender_id, chat_id, count }
      return requestMail(reaction, { template: 'chat_unread', ...toMailAddressee(person), params })
    }),
  }

  const mailWarning: Policy = {
    name: 'chat.mail-warning',
    inline: false,
    on: when(reports.ReportedSenderWarned, async ({ data: { sender_id, reason } }, reaction) => {
      const person = await personOf(streams, sender_id)
      if (person === null) return undefined
      const params = { name: person.name, reason }
      return requestMail(reaction, { template: 'chat_warning', ...toMailAddressee(person), params })
    }),
  }

  return [mailUnread, mailWarning, blockSender, notices, tellReporter]
}

/**
 * The list of notices names the chat, never the words. Who looks into the chat, or writes into it, has seen what
 * notices told of. One policy, so that a look is never taken up before the message that it saw.
 */
const notices: Policy = {
  name: 'chat.notices',
  inline: false,
  on: {
    ...when(e.ChatMessageSent, async ({ data: { chat_id, sender_id, to_user_id: to } }, reaction) => {
      await hideNotice(sender_id, chat_id, reaction)
      return notify(reaction, { to, type: 'chat_message', person_id: sender_id, about_id: chat_id, data: { chat_id } })
    }),
    ...when(e.ChatMessagesSeen, ({ data: { user_id, chat_id } }, reaction) => hideNotice(user_id, chat_id, reaction)),
  },
}

function hideNotice(user_id: string, about_id: string, reaction: Reaction) {
  return noticeSeenElsewhere(reaction, { user_id, type: 'chat_message', about_id })
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
 * Whoever reported a message learns that it was looked at, and whether it stays: what became of the sender is not
 * theirs to know (CHT-02, NOT-01).
 */
const tellReporter: Policy = {
  name: 'chat.tell-reporter',
  inline: false,
  on: {
    ...when(reports.MessageReportDismissed, ({ data }, reaction) => tellDecision(data, 'kept', reaction)),
    ...when(reports.MessageReportReopened, ({ data }, reaction) => tellDecision(data, 'reopened', reaction)),
    ...when(reports.ReportedSenderWarned, ({ data }, reaction) => tellDecision(data, 'acted', reaction)),
    ...when(reports.ReportedSenderBlocked, ({ data }, reaction) => tellDecision(data, 'acted', reaction)),
  },
}

function tellDecision(
  { reporter_id: to, sender_id: person_id, message_id: about_id, chat_id }: Reported,
  outcome: 'kept' | 'acted' | 'reopened',
  reaction: Reaction,
) {
  const about = { to, person_id, about_id, cause_type: 'MessageReportDecided' }
  return notify(reaction, { ...about, type: 'report_decided', data: { what: 'message', outcome, chat_id } })
}

/**
 * Every message has an alarm of its own, which nothing takes back: reading some of a chat must not silence what is
 * newer. The decider knows what was seen meanwhile (CHT-02).
 */
export const unreadAlarm: Alarm = {
  name: 'chat.unread',
  set: { [e.ChatMessageSent.name]: dueAfter },
  fire: async ({ key }, reaction) => {
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
