import { type ConversationEvent, conversationEvents as e } from '@kredka/contracts/chat/events'
import { type BlockReason, isTurnOf, type LastMessage, MESSAGE_PAUSE_MS } from '@kredka/contracts/chat/rules'
import { type Rejection, reject } from '@kredka/contracts/kernel/errors'
import { make } from '@kredka/contracts/kernel/events'
import type { Decider } from '../kernel/decider.ts'

/** One of the two people of a chat. */
export interface Side {
  readonly id: string
  /** When they last sent something, in milliseconds. */
  readonly sent_at: number | null
  /**
   * Number up to which they have seen the chat. What comes after it is the other's: who sends has seen what was there.
   */
  readonly seen: number
  /** A mail told them of unseen messages since they last looked. */
  readonly told: boolean
}

/** Stream `chat-{chat_id}`. Null sides: nobody has written yet. */
export interface Conversation {
  readonly teacher: Side | null
  readonly student: Side | null
  /** Messages so far. */
  readonly count: number
  readonly last: (LastMessage & { readonly message_id: string }) | null
  /**
   * Who of the two takes no messages and orders from the other; two who never wrote to each other can block each other
   * too (AVL-03).
   */
  readonly blocked_by: readonly string[]
}

export interface SendMessage {
  readonly do: 'send'
  readonly chat_id: string
  /** Who becomes the chat's teacher where this is the first message; null where neither teaches. */
  readonly teacher_id: string | null
  readonly sender_id: string
  readonly to_user_id: string
  /** The other's account is open. */
  readonly is_here: boolean
  readonly message_id: string
  readonly message: string
  /** Milliseconds. */
  readonly now: number
  /** After how long a turn lapses, null for never. */
  readonly lapse_ms: number | null
}
export type ConversationCommand =
  | SendMessage
  | { readonly do: 'see'; readonly chat_id: string; readonly user_id: string; readonly up_to: number | null }
  /** Fifteen minutes have passed since message `number` to this person. */
  | { readonly do: 'remind'; readonly chat_id: string; readonly user_id: string; readonly number: number }
  | {
      readonly do: 'block'
      readonly chat_id: string
      readonly user_id: string
      readonly blocked_id: string
      readonly reason: BlockReason
      readonly note: string | null
    }
  | { readonly do: 'unblock'; readonly chat_id: string; readonly user_id: string; readonly blocked_id: string }

export const conversationDecider: Decider<Conversation, ConversationCommand, ConversationEvent> = {
  category: 'chat',
  initial: { teacher: null, student: null, count: 0, last: null, blocked_by: [] },
  evolve(chat, event) {
    switch (event.type) {
      case 'ChatMessageSent': {
        const { teacher_id, student_id, sender_id, message_id, number, sent_at } = event.data
        const at = Date.parse(sent_at)
        const sides = {
          teacher: chat.teacher ?? newcomer(teacher_id),
          student: chat.student ?? newcomer(student_id),
        }
        const sent = withSide({ ...chat, ...sides }, sender_id, { sent_at: at, seen: number, told: false })
        return { ...sent, count: number, last: { message_id, sender_id, sent_at: at } }
      }
      case 'ChatMessagesSeen':
        return withSide(chat, event.data.user_id, { seen: event.data.up_to, told: false })
      case 'ChatMessagesLeftUnread':
        return withSide(chat, event.data.user_id, { told: true })
      case 'ChatPersonBlocked':
        return { ...chat, blocked_by: [...removeBlock(chat, event.data.user_id), event.data.user_id] }
      case 'ChatPersonUnblocked':
        return { ...chat, blocked_by: removeBlock(chat, event.data.user_id) }
    }
  },
  decide(chat, command) {
    if (command.do === 'send') return send(chat, command)
    if (command.do === 'block' || command.do === 'unblock') return block(chat, command)
    const sides = sidesOf(chat, command.user_id)
    if (sides === null) return reject('CHAT_NOT_FOUND')
    const { own, other } = sides
    const ids = { chat_id: command.chat_id, user_id: own.id }
    switch (command.do) {
      case 'see': {
        const up_to = Math.min(command.up_to ?? chat.count, chat.count)
        return up_to <= own.seen ? [] : [make(e.ChatMessagesSeen, { ...ids, other_id: other.id, up_to })]
      }
      case 'remind': {
        if (own.seen >= command.number || own.told || chat.blocked_by.includes(own.id) || chat.last === null) return []
        const { message_id } = chat.last
        const count = chat.count - own.seen
        return [make(e.ChatMessagesLeftUnread, { ...ids, sender_id: other.id, message_id, count })]
      }
    }
  },
}

function block(
  { blocked_by }: Conversation,
  command: Extract<ConversationCommand, { do: 'block' | 'unblock' }>,
): readonly ConversationEvent[] {
  const { chat_id, user_id, blocked_id } = command
  const isBlocked = blocked_by.includes(user_id)
  if (command.do === 'unblock') return isBlocked ? [make(e.ChatPersonUnblocked, { chat_id, user_id, blocked_id })] : []
  const { reason, note } = command
  return isBlocked ? [] : [make(e.ChatPersonBlocked, { chat_id, user_id, blocked_id, reason, note })]
}

function send(chat: Conversation, command: SendMessage): readonly ConversationEvent[] | Rejection {
  const { chat_id, sender_id, to_user_id, message_id, message, now } = command
  const pair = pairFor(chat, command)
  if (pair === null) return reject('CHAT_NEEDS_TEACHER')
  if (![pair.teacher_id, pair.student_id].includes(sender_id)) return reject('CHAT_NOT_FOUND')
  const refusal = refusalOf(chat, command)
  if (refusal !== null) return refusal
  return [
    make(e.ChatMessageSent, {
      chat_id,
      ...pair,
      message_id,
      number: chat.count + 1,
      sender_id,
      to_user_id,
      message,
      sent_at: new Date(now).toISOString(),
    }),
  ]
}

/** Blocks come before the turn: waiting for it would be in vain. */
function refusalOf(chat: Conversation, { sender_id, is_here, now, lapse_ms }: SendMessage): Rejection | null {
  const sides = sidesOf(chat, sender_id)
  const blocked = blockFor(chat, sender_id)
  if (blocked !== null) return blocked
  if (!is_here) return reject('CHAT_PERSON_GONE')
  if (!isTurnOf(sender_id, chat.last, now, lapse_ms)) return reject('OUT_OF_TURN')
  const sent_at = sides?.own.sent_at ?? null
  return sent_at !== null && now - sent_at < MESSAGE_PAUSE_MS ? reject('CHAT_TOO_FAST') : null
}

/** Why the person cannot write to the other: one of them blocks. Their own block comes first, for they can lift it. */
export function blockFor({ blocked_by }: Conversation, sender_id: string): Rejection | null {
  if (blocked_by.includes(sender_id)) return reject('CHAT_BLOCKED_BY_YOU')
  return blocked_by.length > 0 ? reject('CHAT_BLOCKED_BY_OTHER') : null
}

function removeBlock({ blocked_by }: Conversation, user_id: string): readonly string[] {
  return blocked_by.filter((id) => id !== user_id)
}

/** Who are the two. Once settled it stays, also when somebody begins or ends to teach. */
function pairFor(
  { teacher, student }: Conversation,
  { teacher_id, sender_id, to_user_id }: SendMessage,
): { readonly teacher_id: string; readonly student_id: string } | null {
  if (teacher !== null && student !== null) return { teacher_id: teacher.id, student_id: student.id }
  if (teacher_id === null) return null
  return { teacher_id, student_id: teacher_id === sender_id ? to_user_id : sender_id }
}

/** The chat as one of its people has it; null for a stranger, and before the first message. */
export function sidesOf({ teacher, student }: Conversation, user_id: string) {
  if (teacher === null || student === null) return null
  if (teacher.id === user_id) return { own: teacher, other: student }
  return student.id === user_id ? { own: student, other: teacher } : null
}

function newcomer(id: string): Side {
  return { id, sent_at: null, seen: 0, told: false }
}

function withSide(chat: Conversation, user_id: string, change: Partial<Side>): Conversation {
  const { teacher, student } = chat
  if (teacher?.id === user_id) return { ...chat, teacher: { ...teacher, ...change } }
  return student?.id === user_id ? { ...chat, student: { ...student, ...change } } : chat
}
