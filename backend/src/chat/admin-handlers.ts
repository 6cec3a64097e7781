import {
  blockReportedSender,
  dismissMessageReport,
  readReportedChat,
  reopenMessageReport,
  warnReportedSender,
} from '@kredka/contracts/chat/endpoints'
import { conversationEvents } from '@kredka/contracts/chat/events'
import type { ReportedChatView } from '@kredka/contracts/chat/views'
import { isRejection, reject } from '@kredka/contracts/kernel/errors'
import { type EventOf, type Recorded, streamOf } from '@kredka/contracts/kernel/events'
import { adminId } from '../kernel/caller.ts'
import { type Handler, handle, type Request } from '../kernel/handler.ts'
import { replyDone } from '../kernel/reply.ts'
import type { Tools } from '../kernel/tools.ts'
import { conversationDecider } from './conversation.ts'
import { messageReportDecider } from './message-report.ts'

/** Messages before and after a reported one that staff may read. */
const AROUND = 10

/** What staff do about reported messages (ADM-02, ADM-03). */
export function chatAdminHandlers({ write, streams }: Tools): readonly Handler[] {
  const decide = async (
    what: 'dismiss' | 'warn' | 'block' | 'reopen',
    id: string,
    reason: string,
    request: Request,
  ) => {
    const command = { do: what, admin_id: adminId(request), reason } as const
    return replyDone(await write.execute(messageReportDecider, id, command, request.context))
  }

  return [
    handle(readReportedChat, async ({ id, reason }, request) => {
      const { about } = (await write.fold(messageReportDecider, id)).state
      if (about === null) return reject('MESSAGE_REPORT_NOT_FOUND')
      // Nobody reads the chat before the log says who asked and why.
      const record = { do: 'read', admin_id: adminId(request), reason } as const
      const read = await write.execute(messageReportDecider, id, record, request.context)
      if (isRejection(read)) return read
      const events = await streams.read(streamOf(conversationDecider.category, about.chat_id))
      return { answer: { messages: [...messagesAround(events, id)] }, position: read.position }
    }),

    handle(dismissMessageReport, ({ id, reason }, request) => decide('dismiss', id, reason, request)),
    handle(reopenMessageReport, ({ id, reason }, request) => decide('reopen', id, reason, request)),
    handle(warnReportedSender, ({ id, reason }, request) => decide('warn', id, reason, request)),
    handle(blockReportedSender, ({ id, reason }, request) => decide('block', id, reason, request)),
  ]
}

type Sent = Recorded<EventOf<typeof conversationEvents.ChatMessageSent>>

function messagesAround(events: readonly Recorded[], message_id: string): ReportedChatView['messages'] {
  const sent = events.filter((event): event is Sent => event.type === conversationEvents.ChatMessageSent.name)
  const place = sent.findIndex(({ data }) => data.message_id === message_id)
  return sent
    .slice(Math.max(0, place - AROUND), place + AROUND + 1)
    .map(({ data: { message_id: id, sender_id, message, sent_at } }) => ({
      id,
      sender_id,
      message,
      created_at: sent_at,
    }))
}
