import { command, Done, query } from '../kernel/endpoints.ts'
import { Id, Obj, PageQuery, Type } from '../kernel/schema.ts'
import { MESSAGE_MAX, NOTE_MAX, VISIBLE } from './rules.ts'
import {
  BlockedPersonView,
  BlockReasonName,
  ChatMessageView,
  ChatView,
  ChatWithView,
  ReportReasonName,
  UnseenView,
} from './views.ts'

export * from './admin-endpoints.ts'

const One = Obj({ id: Id })

export const sendMessage = command('chat.send', {
  path: 'POST /chats/message',
  access: 'user',
  about:
    'Sends a message into a chat, or to a person, which begins the chat of the two. An Idempotency-Key makes repeats safe.',
  body: Obj({
    message: Type.String({ maxLength: MESSAGE_MAX, pattern: VISIBLE }),
    /** One of the two. */
    chat_id: Type.Optional(Id),
    to_user_id: Type.Optional(Id),
  }),
  answer: ChatMessageView,
  errors: [
    'CHAT_NOT_FOUND',
    'CHAT_PERSON_GONE',
    'CHAT_NEEDS_TEACHER',
    'CANNOT_MESSAGE_YOURSELF',
    'CHAT_BLOCKED_BY_YOU',
    'CHAT_BLOCKED_BY_OTHER',
    'OUT_OF_TURN',
    'CHAT_TOO_FAST',
    'CHAT_TOO_MANY_PEOPLE',
  ],
})

export const listChats = query('chat.list', {
  path: 'GET /chats',
  access: 'user',
  own_eyes: true,
  about: 'The caller’s chats, the one with the newest message first.',
  query: Obj({
    ...PageQuery,
    /** Part of the other person’s name. */
    q: Type.Optional(Type.String({ maxLength: 100 })),
    /** Only chats with messages that the caller has not seen. */
    unseen: Type.Optional(Type.Boolean()),
  }),
  answer: Type.Array(ChatView),
  paged: true,
})

export const listMessages = query('chat.messages', {
  path: 'GET /chats/messages',
  access: 'user',
  own_eyes: true,
  about: 'Messages of a chat, or with a person, the newest first. With `before` pages do not shift when new ones come.',
  query: Obj({
    ...PageQuery,
    /** One of the two. */
    chat_id: Type.Optional(Id),
    user_id: Type.Optional(Id),
    /** Only messages older than the one with this number. */
    before: Type.Optional(Type.Integer({ minimum: 1 })),
  }),
  answer: Type.Array(ChatMessageView),
  paged: true,
  errors: ['CHAT_NOT_FOUND'],
})

export const countUnseenMessages = query('chat.count_unseen', {
  path: 'GET /chats/count-unseen',
  access: 'user',
  about: 'How many messages to the caller they have not seen.',
  answer: UnseenView,
})

export const listBlockedPeople = query('chat.blocked', {
  path: 'GET /chats/blocked',
  access: 'user',
  about: 'People whose messages and orders the caller does not take, those blocked last first.',
  query: Obj(PageQuery),
  answer: Type.Array(BlockedPersonView),
  paged: true,
})

export const getChatWith = query('chat.with', {
  path: 'GET /chats/with/{id}',
  access: 'user',
  own_eyes: true,
  about: 'The chat with a person, or what is known before there is one.',
  params: One,
  answer: ChatWithView,
  errors: ['NOT_FOUND'],
})

export const getChat = query('chat.show', {
  path: 'GET /chats/{id}',
  access: 'user',
  own_eyes: true,
  of: 'chat.member',
  about: 'One chat.',
  params: One,
  answer: ChatView,
  errors: ['CHAT_NOT_FOUND'],
})

export const markMessagesSeen = command('chat.mark_seen', {
  path: 'POST /chats/mark-seen',
  access: 'user',
  of: 'chat.member',
  about: 'Says that the caller has seen the messages of a chat, up to a number or all.',
  body: Obj({ chat_id: Id, up_to: Type.Optional(Type.Integer({ minimum: 1 })) }),
  answer: Done,
  errors: ['CHAT_NOT_FOUND'],
})

export const reportMessage = command('chat.report', {
  path: 'POST /chats/{id}/report',
  access: 'user',
  of: 'chat.member',
  about: 'Hands a message that the caller got to the back office.',
  params: One,
  body: Obj({
    message_id: Id,
    reason: ReportReasonName,
    note: Type.Optional(Type.String({ maxLength: NOTE_MAX })),
  }),
  answer: Done,
  errors: ['CHAT_NOT_FOUND', 'CHAT_MESSAGE_NOT_FOUND', 'CANNOT_REPORT_OWN_MESSAGE', 'MESSAGE_ALREADY_REPORTED'],
})

export const blockPerson = command('chat.block', {
  path: 'POST /chats/with/{id}/block',
  access: 'user',
  about: 'Takes no more messages and orders from a person, whether or not there is a chat with them.',
  params: One,
  body: Obj({ reason: BlockReasonName, note: Type.Optional(Type.String({ maxLength: NOTE_MAX })) }),
  answer: Done,
  errors: ['NOT_FOUND', 'CANNOT_BLOCK_YOURSELF'],
})

export const unblockPerson = command('chat.unblock', {
  path: 'POST /chats/with/{id}/unblock',
  access: 'user',
  about: 'Takes messages and orders from a person again.',
  params: One,
  answer: Done,
})
