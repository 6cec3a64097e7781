import {
  blockPerson,
  markMessagesSeen,
  reportMessage,
  sendMessage,
  unblockPerson,
} from '@kredka/contracts/chat/endpoints'
import { conversationEvents } from '@kredka/contracts/chat/events'
import { messageOf, teacherOfPair } from '@kredka/contracts/chat/rules'
import type { ChatMessageView } from '@kredka/contracts/chat/views'
import { warsawDay } from '@kredka/contracts/kernel/days'
import { isRejection, type Rejection, reject } from '@kredka/contracts/kernel/errors'
import { type EventOf, type Recorded, streamOf } from '@kredka/contracts/kernel/events'
import { callerId } from '../kernel/caller.ts'
import { type Handler, handle, type Reply, type Request } from '../kernel/handler.ts'
import { deriveEntityId } from '../kernel/ids.ts'
import { replyDone } from '../kernel/reply.ts'
import { stepContext } from '../kernel/step-context.ts'
import type { Tools } from '../kernel/tools.ts'
import { trimToNull } from '../kernel/trim-to-null.ts'
import type { WriteSide } from '../kernel/write-side.ts'
import { chatIdOf } from './chat-id.ts'
import { blockFor, type ConversationCommand, conversationDecider, type SendMessage } from './conversation.ts'
import { messageReportDecider } from './message-report.ts'
import { newPeopleDecider } from './new-people.ts'
import { isHere, isKnown, otherOf, teaches } from './people.ts'

type Sent = Recorded<EventOf<typeof conversationEvents.ChatMessageSent>>

/** @param lapse_ms after how long a turn lapses, null for never */
export function chatHandlers(
  { write, streams }: Pick<Tools, 'write' | 'streams'>,
  lapse_ms: number | null,
): readonly Handler[] {
  const inChat = async (command: Exclude<ConversationCommand, SendMessage>, { context }: Request) =>
    replyDone(await write.execute(conversationDecider, command.chat_id, command, context))

  const send = createSending(write, lapse_ms)

  return [
    handle(sendMessage, async ({ message, chat_id, to_user_id }, request) => {
      const user_id = callerId(request)
      if ((chat_id === undefined) === (to_user_id === undefined)) return oneOfTheTwo()
      if (to_user_id !== undefined) {
        if (to_user_id === user_id) return reject('CANNOT_MESSAGE_YOURSELF')
        const id = chatIdOf(user_id, to_user_id)
        const is_new = (await otherOf(write, id, user_id)) === null
        return send({ chat_id: id, to_user_id, is_new }, message, request)
      }
      const id = chat_id ?? ''
      const other_id = await otherOf(write, id, user_id)
      if (other_id === null) return reject('CHAT_NOT_FOUND')
      return send({ chat_id: id, to_user_id: other_id, is_new: false }, message, request)
    }),

    handle(markMessagesSeen, ({ chat_id, up_to }, request) =>
      inChat({ do: 'see', chat_id, user_id: callerId(request), up_to: up_to ?? null }, request),
    ),
    handle(blockPerson, async ({ id: blocked_id, reason, note }, request) => {
      const user_id = callerId(request)
      if (blocked_id === user_id) return reject('CANNOT_BLOCK_YOURSELF')
      if (!(await isKnown(write, blocked_id))) return reject('NOT_FOUND')
      const chat_id = chatIdOf(user_id, blocked_id)
      return inChat({ do: 'block', chat_id, user_id, blocked_id, reason, note: trimToNull(note) }, request)
    }),
    handle(unblockPerson, ({ id: blocked_id }, request) => {
      const user_id = callerId(request)
      return inChat({ do: 'unblock', chat_id: chatIdOf(user_id, blocked_id), user_id, blocked_id }, request)
    }),

    handle(reportMessage, async ({ id: chat_id, message_id, reason, note }, request) => {
      const reporter_id = callerId(request)
      if ((await otherOf(write, chat_id, reporter_id)) === null) return reject('CHAT_NOT_FOUND')
      // who may report is a fact that never changes: the message stands in the chat's own stream
      const message = (await streams.read(streamOf(conversationDecider.category, chat_id))).find(
        ({ type, data }) => type === conversationEvents.ChatMessageSent.name && data['message_id'] === message_id,
      )
      if (message === undefined) return reject('CHAT_MESSAGE_NOT_FOUND')
      const sender_id = String(message.data['sender_id'])
      if (sender_id === reporter_id) return reject('CANNOT_REPORT_OWN_MESSAGE')
      const about = { message_id, chat_id, reporter_id, sender_id }
      const command = { do: 'report', about, reason, note: trimToNull(note) } as const
      return replyDone(await write.execute(messageReportDecider, message_id, command, request.context))
    }),
  ]
}

interface To {
  readonly chat_id: string
  readonly to_user_id: string
  /** Nobody wrote in this chat yet. */
  readonly is_new: boolean
}

function createSending(write: WriteSide, lapse_ms: number | null) {
  return send

  /** The first message makes the chat: one of the two teaches, and the day's new people are counted first. */
  async function begin(other_id: string, chat_id: string, request: Request): Promise<string | Rejection> {
    const { context } = request
    const user_id = callerId(request)
    const [sender, other] = await Promise.all([teaches(write, user_id), teaches(write, other_id)])
    const teacher_id = teacherOfPair(sender, other)
    if (teacher_id === null) return reject('CHAT_NEEDS_TEACHER')
    const { now } = context
    const command = { user_id, other_id, chat_id, date: warsawDay(now), now }
    const begun = await write.execute(newPeopleDecider, user_id, command, stepContext(context, 'begin'))
    return isRejection(begun) ? begun : teacher_id
  }

  async function send(to: To, typed: string, request: Request): Promise<Reply<ChatMessageView> | Rejection> {
    const { context } = request
    const { chat_id, to_user_id } = to
    const is_here = await isHere(write, to_user_id)
    if (to.is_new && !is_here) return reject('CHAT_PERSON_GONE')
    if (to.is_new) {
      // two who never wrote may block each other: nobody is counted as a new person in vain
      const blocked = blockFor((await write.fold(conversationDecider, chat_id)).state, callerId(request))
      if (blocked !== null) return blocked
    }
    const teacher_id = to.is_new ? await begin(to_user_id, chat_id, request) : null
    if (isRejection(teacher_id)) return teacher_id
    const outcome = await write.execute(
      conversationDecider,
      chat_id,
      {
        do: 'send',
        chat_id,
        teacher_id,
        sender_id: callerId(request),
        to_user_id,
        is_here,
        message_id: deriveEntityId(context.command_id, 'message'),
        message: messageOf(typed),
        now: context.now,
        lapse_ms,
      },
      context,
    )
    if (isRejection(outcome)) return outcome
    const sent = outcome.events.find((event): event is Sent => event.type === conversationEvents.ChatMessageSent.name)
    if (sent === undefined) throw new Error('a message was taken and is not there')
    return { answer: viewOf(sent), position: outcome.position }
  }
}

function viewOf({ data }: Sent): ChatMessageView {
  const { message_id: id, chat_id, sender_id, to_user_id, message, number, sent_at } = data
  return { id, chat_id, sender_id, to_user_id, message, created_at: sent_at, number, seen: false }
}

function oneOfTheTwo(): Rejection {
  return reject('INVALID_INPUT', { details: [{ path: 'body', message: 'Give chat_id or to_user_id, not both' }] })
}
