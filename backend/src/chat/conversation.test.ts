import { type ConversationEvent, conversationEvents as e } from '@kredka/contracts/chat/events'
import { MESSAGE_PAUSE_MS } from '@kredka/contracts/chat/rules'
import { DAY, MINUTE } from '@kredka/contracts/kernel/durations'
import { make } from '@kredka/contracts/kernel/events'
import { story } from '../kernel/testing/story.ts'
import { type ConversationCommand, conversationDecider, type SendMessage } from './conversation.ts'

const chat_id = '01jd0000000000000000000031'
const teacher_id = '01jd0000000000000000000001'
const student_id = '01jd0000000000000000000002'
const stranger = '01jd0000000000000000000003'
const pair = { teacher_id, student_id }
const NOON = Date.parse('2026-11-02T12:00:00.000Z')
const idOf = (n: number) => `01jd0000000000000000001${String(n).padStart(3, '0')}`
const other = (id: string) => (id === teacher_id ? student_id : teacher_id)

/** Message `n`, sent `n` minutes after noon. */
const sent = (n: number, sender_id: string) =>
  make(e.ChatMessageSent, {
    chat_id,
    ...pair,
    message_id: idOf(n),
    number: n,
    sender_id,
    to_user_id: other(sender_id),
    message: `Wiadomość ${n}`,
    sent_at: new Date(NOON + n * MINUTE).toISOString(),
  })
const send = (n: number, sender_id: string, change: Partial<SendMessage> = {}): SendMessage => ({
  do: 'send',
  chat_id,
  teacher_id: null,
  sender_id,
  to_user_id: other(sender_id),
  is_here: true,
  message_id: idOf(n),
  message: `Wiadomość ${n}`,
  now: NOON + n * MINUTE,
  lapse_ms: null,
  ...change,
})
const first = send(1, student_id, { teacher_id })
const see = (user_id: string, up_to: number | null = null): ConversationCommand => ({
  do: 'see',
  chat_id,
  user_id,
  up_to,
})
const seen = (user_id: string, up_to: number) =>
  make(e.ChatMessagesSeen, { chat_id, user_id, other_id: other(user_id), up_to })
const blocked = (user_id: string) =>
  make(e.ChatPersonBlocked, { chat_id, user_id, blocked_id: other(user_id), reason: 'spam', note: null })
const unblocked = (user_id: string) => make(e.ChatPersonUnblocked, { chat_id, user_id, blocked_id: other(user_id) })
const blocking = (user_id: string) => ({ chat_id, user_id, blocked_id: other(user_id) })
const block = (user_id: string): ConversationCommand => ({
  do: 'block',
  ...blocking(user_id),
  reason: 'spam',
  note: null,
})
const unblock = (user_id: string): ConversationCommand => ({ do: 'unblock', ...blocking(user_id) })
const remind = (user_id: string, number: number): ConversationCommand => ({ do: 'remind', chat_id, user_id, number })
const left = (user_id: string, n: number, count: number) =>
  make(e.ChatMessagesLeftUnread, { chat_id, user_id, sender_id: other(user_id), message_id: idOf(n), count })
const given = (...events: readonly ConversationEvent[]) => story(conversationDecider, e).given(...events)

test('CHT-01 a student’s first message makes the chat; the teacher written to is the chat’s teacher', () => {
  given().when(first).gives(sent(1, student_id))
})

test('CHT-01 a teacher who writes first is the chat’s teacher, where the other does not teach', () => {
  given()
    .when(send(1, teacher_id, { teacher_id }))
    .gives(sent(1, teacher_id))
})

test('CHT-01 two people of whom neither teaches have no chat', () => {
  given().when(send(1, student_id)).rejects('CHAT_NEEDS_TEACHER')
})

test('CHT-01 a chat goes on when its teacher no longer teaches', () => {
  given(sent(1, student_id)).when(send(2, teacher_id)).gives(sent(2, teacher_id))
})

test('CHT-01 after one’s own message it is the other’s turn, on both sides', () => {
  given(sent(1, student_id)).when(send(2, student_id)).rejects('OUT_OF_TURN')
  given(sent(1, student_id), sent(2, teacher_id)).when(send(3, teacher_id)).rejects('OUT_OF_TURN')
  given(sent(1, student_id), sent(2, teacher_id)).when(send(3, student_id)).gives(sent(3, student_id))
})

test('CHT-01 a turn lapses after the configured time, to the millisecond, and never by default', () => {
  const lapse_ms = DAY
  const at = (ms: number) => send(2, student_id, { lapse_ms, now: NOON + 60_000 + ms })
  given(sent(1, student_id))
    .when(at(lapse_ms - 1))
    .rejects('OUT_OF_TURN')
  const late = given(sent(1, student_id)).when(at(lapse_ms))
  expect(late.state()).toMatchObject({ count: 2, last: { sender_id: student_id } })
  given(sent(1, student_id))
    .when(send(2, student_id, { now: NOON + 365 * DAY }))
    .rejects('OUT_OF_TURN')
})

test('CHT-02 five seconds pass between two messages of one person', () => {
  const quick = (ms: number) => send(3, student_id, { now: NOON + 60_000 + ms })
  const answered = given(sent(1, student_id), sent(2, teacher_id))
  answered.when(quick(MESSAGE_PAUSE_MS - 1)).rejects('CHAT_TOO_FAST')
  expect(answered.when(quick(MESSAGE_PAUSE_MS)).state().count).toBe(3)
})

test('CHT-01 a stranger neither writes, sees nor is reminded', () => {
  const chat = given(sent(1, student_id))
  chat.when(send(2, stranger, { to_user_id: teacher_id })).rejects('CHAT_NOT_FOUND')
  for (const command of [see(stranger), remind(stranger, 1)]) {
    chat.when(command).rejects('CHAT_NOT_FOUND')
    given().when(command).rejects('CHAT_NOT_FOUND')
  }
})

test('CHT-01 nobody writes to an account that is deleted or closed', () => {
  given(sent(1, teacher_id))
    .when(send(2, student_id, { is_here: false }))
    .rejects('CHAT_PERSON_GONE')
})

test('CHT-02 who blocks and who is blocked cannot write; each hears their own reason, before any talk of turns', () => {
  const chat = given(sent(1, student_id), blocked(teacher_id))
  chat.when(send(2, student_id)).rejects('CHAT_BLOCKED_BY_OTHER')
  chat.when(send(2, teacher_id)).rejects('CHAT_BLOCKED_BY_YOU')
  chat.given(blocked(student_id)).when(send(2, teacher_id)).rejects('CHAT_BLOCKED_BY_YOU')
  chat.given(unblocked(teacher_id)).when(send(2, teacher_id)).gives(sent(2, teacher_id))
})

test('CHT-02 blocking twice and unblocking nobody change nothing', () => {
  given(sent(1, student_id)).when(block(teacher_id)).gives(blocked(teacher_id))
  given(sent(1, student_id), blocked(teacher_id)).when(block(teacher_id)).gives()
  given(sent(1, student_id), blocked(teacher_id)).when(block(student_id)).gives(blocked(student_id))
  given(sent(1, student_id)).when(unblock(teacher_id)).gives()
  given(sent(1, student_id), blocked(teacher_id)).when(unblock(student_id)).gives()
  given(sent(1, student_id), blocked(teacher_id)).when(unblock(teacher_id)).gives(unblocked(teacher_id))
})

test('AVL-03 two who never wrote can block each other; a first message is refused then, and the chat begins once it is lifted', () => {
  given().when(block(teacher_id)).gives(blocked(teacher_id))
  const pair = given(blocked(teacher_id))
  pair.when(first).rejects('CHAT_BLOCKED_BY_OTHER')
  pair.when(send(1, teacher_id, { teacher_id })).rejects('CHAT_BLOCKED_BY_YOU')
  pair.when(block(teacher_id)).gives()
  pair.given(unblocked(teacher_id)).when(first).gives(sent(1, student_id))
})

test('CHT-01 seeing is one event for all that is new; what is seen stays seen', () => {
  const chat = given(sent(1, student_id))
  chat.when(see(teacher_id)).gives(seen(teacher_id, 1))
  chat.given(seen(teacher_id, 1)).when(see(teacher_id)).gives()
  chat.when(see(teacher_id, 99)).gives(seen(teacher_id, 1))
  // one's own message is nothing to see
  chat.when(see(student_id)).gives()
  // who answers has seen what was there
  chat.given(sent(2, teacher_id)).when(see(teacher_id)).gives()
  chat.given(sent(2, teacher_id)).when(see(student_id, 1)).gives()
  chat.given(sent(2, teacher_id)).when(see(student_id)).gives(seen(student_id, 2))
})

test('CHT-02 a message that lies unseen is told of once, until its addressee looks', () => {
  const chat = given(sent(1, student_id))
  chat.when(remind(teacher_id, 1)).gives(left(teacher_id, 1, 1))
  chat.given(seen(teacher_id, 1)).when(remind(teacher_id, 1)).gives()
  chat.given(sent(2, teacher_id)).when(remind(teacher_id, 1)).gives()
  const told = chat.given(sent(2, student_id), left(teacher_id, 2, 2))
  told.when(remind(teacher_id, 2)).gives()
  told
    .given(seen(teacher_id, 2), sent(3, student_id))
    .when(remind(teacher_id, 3))
    .gives(left(teacher_id, 3, 1))
})

test('CHT-02 nobody is told of what a person wrote whom they have blocked since', () => {
  const chat = given(sent(1, student_id), blocked(teacher_id))
  chat.when(remind(teacher_id, 1)).gives()
  chat
    .given(unblocked(teacher_id))
    .when(remind(teacher_id, 1))
    .gives(left(teacher_id, 1, 1))
})

test('CHT-02 seeing an old message does not silence a newer one', () => {
  const two = given(sent(1, student_id), sent(2, student_id), seen(teacher_id, 1))
  two.when(remind(teacher_id, 2)).gives(left(teacher_id, 2, 1))
})
