import { type EventsOf, event } from '../kernel/events.ts'
import { Count, DateOnly, Id, Instant, Obj, Personal, Text, Type } from '../kernel/schema.ts'
import { MESSAGE_MAX, NOTE_MAX } from './rules.ts'
import { BlockReasonName, ReportReasonName } from './views.ts'

const number = Type.Integer({ minimum: 1 })

/**
 * Stream `chat-{chat_id}`, from here on: one a pair of people, its id follows from theirs. `student_id` is the side
 * that is not the chat's teacher, who may teach too. `number` counts the chat's messages from 1. `sent_at` is what turn
 * and pause are counted from.
 */
export const ChatMessageSent = event(
  'ChatMessageSent',
  Obj({
    chat_id: Id,
    teacher_id: Id,
    student_id: Id,
    message_id: Id,
    number,
    sender_id: Id,
    to_user_id: Id,
    message: Personal(Text(MESSAGE_MAX), 'sender_id'),
    sent_at: Instant,
  }),
)
/** The person saw all messages up to this number. Who sends a message has seen those before it without a word. */
export const ChatMessagesSeen = event(
  'ChatMessagesSeen',
  Obj({ chat_id: Id, user_id: Id, other_id: Id, up_to: number }),
)
/**
 * Messages to the person lay unseen for long; said once until they look (CHT-02). `message_id` is the newest of them.
 */
export const ChatMessagesLeftUnread = event(
  'ChatMessagesLeftUnread',
  Obj({ chat_id: Id, user_id: Id, sender_id: Id, message_id: Id, count: Count }),
)
/**
 * `user_id` takes no more messages and orders from `blocked_id`. It may be the stream’s first event: nobody needs to
 * have written.
 */
export const ChatPersonBlocked = event(
  'ChatPersonBlocked',
  Obj({ chat_id: Id, user_id: Id, blocked_id: Id, reason: BlockReasonName, note: Personal(Text(NOTE_MAX), 'user_id') }),
)
export const ChatPersonUnblocked = event('ChatPersonUnblocked', Obj({ chat_id: Id, user_id: Id, blocked_id: Id }))

/**
 * Stream `newpeople-{user_id}`: it can refuse, so it goes before the first message of a chat. `date` is the day in
 * Europe/Warsaw.
 */
export const ChatBegun = event(
  'ChatBegun',
  Obj({ user_id: Id, other_id: Id, chat_id: Id, date: DateOnly, begun_at: Instant }),
)

const report = { message_id: Id, chat_id: Id, reporter_id: Id, sender_id: Id }
const decision = Obj({ ...report, admin_id: Id, reason: Text(NOTE_MAX) })
/** Stream `messagereport-{message_id}`, from here on: only the person it went to can report a message. */
export const MessageReported = event(
  'MessageReported',
  Obj({ ...report, reason: ReportReasonName, note: Personal(Text(NOTE_MAX), 'reporter_id') }),
)
/** Staff read the messages around it, and why (ADM-03). */
export const ReportedChatRead = event('ReportedChatRead', decision)
export const MessageReportDismissed = event('MessageReportDismissed', decision)
/** Staff take back that they dismissed it: it waits again. */
export const MessageReportReopened = event('MessageReportReopened', decision)
export const ReportedSenderWarned = event('ReportedSenderWarned', decision)
export const ReportedSenderBlocked = event('ReportedSenderBlocked', decision)

export const conversationEvents = {
  ChatMessageSent,
  ChatMessagesSeen,
  ChatMessagesLeftUnread,
  ChatPersonBlocked,
  ChatPersonUnblocked,
}
export const newPeopleEvents = { ChatBegun }
export const messageReportEvents = {
  MessageReported,
  ReportedChatRead,
  MessageReportDismissed,
  MessageReportReopened,
  ReportedSenderWarned,
  ReportedSenderBlocked,
}
export const chatEvents = { ...conversationEvents, ...newPeopleEvents, ...messageReportEvents }

export type ConversationEvent = EventsOf<typeof conversationEvents>
export type NewPeopleEvent = EventsOf<typeof newPeopleEvents>
export type MessageReportEvent = EventsOf<typeof messageReportEvents>
