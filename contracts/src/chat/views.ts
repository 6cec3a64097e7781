import { ActView } from '../admin/views.ts'
import { Count, Id, Instant, Nullable, Obj, OneOf, type Static, Type } from '../kernel/schema.ts'
import { BLOCK_REASONS, REPORT_REASONS, REPORT_STATES } from './rules.ts'

export const ReportReasonName = OneOf(REPORT_REASONS)
export const BlockReasonName = OneOf(BLOCK_REASONS)
export const ReportStateName = OneOf(REPORT_STATES)

/** Section 3's chat message, and what a conversation needs beside it. */
export const ChatMessageView = Obj({
  id: Id,
  chat_id: Id,
  sender_id: Id,
  to_user_id: Id,
  /** Null once its sender's account was deleted. */
  message: Nullable(Type.String()),
  created_at: Instant,
  /** Place in the chat, from 1, without gaps. */
  number: Type.Integer({ minimum: 1 }),
  /** Whether the person it went to has seen it. */
  seen: Type.Boolean(),
})
export type ChatMessageView = Static<typeof ChatMessageView>

/** The other side. `name` is null for a deleted user. */
export const ChatPersonView = Obj({
  id: Id,
  name: Nullable(Type.String()),
  picture_url: Nullable(Type.String()),
  is_teacher: Type.Boolean(),
})
export type ChatPersonView = Static<typeof ChatPersonView>

/**
 * Whether the caller may write now, and why not. `gone`: the other account is deleted or closed. `blocked_by_other` is
 * to be told discreetly.
 */
export const SENDING = ['open', 'not_your_turn', 'blocked_by_you', 'blocked_by_other', 'gone'] as const
export const SendingName = OneOf(SENDING)
export type Sending = (typeof SENDING)[number]

export const ChatView = Obj({
  id: Id,
  /** The chat's teacher: the turn note is not for them. */
  teacher_id: Id,
  other: ChatPersonView,
  /** Messages to the caller that they have not seen. */
  unseen_count: Count,
  last_message: ChatMessageView,
  sending: SendingName,
  /**
   * When the caller's turn comes without an answer; null where it does not (the site’s default), or it is their turn.
   */
  turn_lapses_at: Nullable(Instant),
  /** Contact data in a message is to be warned about: there was no lesson of the two yet (CHT-02). */
  warn_of_contact_data: Type.Boolean(),
})
export type ChatView = Static<typeof ChatView>

/** What is known before a first message. */
export const ChatWithView = Obj({
  /** Null while nobody has written. */
  chat: Nullable(ChatView),
  other: ChatPersonView,
  /** `yourself`: the caller's own id. `no_teacher`: neither of the two teaches. */
  sending: OneOf([...SENDING, 'yourself', 'no_teacher']),
  warn_of_contact_data: Type.Boolean(),
})
export type ChatWithView = Static<typeof ChatWithView>

export const UnseenView = Obj({
  /** Messages. */
  count: Count,
  /** Chats that hold them. */
  chats: Count,
})
export type UnseenView = Static<typeof UnseenView>

export const BlockedPersonView = Obj({
  person: ChatPersonView,
  reason: BlockReasonName,
  /** What the caller wrote to themselves about it. */
  note: Nullable(Type.String()),
  blocked_at: Instant,
})
export type BlockedPersonView = Static<typeof BlockedPersonView>

const person = Obj({ id: Id, name: Nullable(Type.String()) })

/** A row of 'reported messages'. Its id is the message's. */
export const MessageReportRowView = Obj({
  id: Id,
  chat_id: Id,
  state: ReportStateName,
  reason: ReportReasonName,
  reporter: person,
  sender: person,
  /** Messages of this sender that were reported, in all. */
  reports_of_sender: Count,
  reported_at: Instant,
  decided_at: Nullable(Instant),
})
export type MessageReportRowView = Static<typeof MessageReportRowView>

/** What was handed to staff with the report; the rest of the chat is private. */
export const MessageReportView = Obj({
  ...MessageReportRowView.properties,
  /** The reported message. Null once its sender's account was deleted. */
  message: Nullable(Type.String()),
  sent_at: Instant,
  /** What the reporter wrote to it. */
  note: Nullable(Type.String()),
  /** What happened to the report, the oldest first: staff who read the chat, and the decision. */
  history: Type.Array(ActView),
})
export type MessageReportView = Static<typeof MessageReportView>

/** Messages around the reported one, the oldest first. */
export const ReportedChatView = Obj({
  messages: Type.Array(
    Obj({
      id: Id,
      sender_id: Id,
      message: Nullable(Type.String()),
      created_at: Instant,
    }),
  ),
})
export type ReportedChatView = Static<typeof ReportedChatView>
