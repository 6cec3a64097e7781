import { accountEvents } from '@kredka/contracts/accounts/events'
import {
  countUnseenMessages,
  exportMessageReports,
  getChat,
  getChatWith,
  getMessageReport,
  listBlockedPeople,
  listChats,
  listMessageReports,
  listMessages,
} from '@kredka/contracts/chat/endpoints'
import { chatEvents as e } from '@kredka/contracts/chat/events'
import { DAY, HOUR } from '@kredka/contracts/kernel/durations'
import { make } from '@kredka/contracts/kernel/events'
import { getMinimalStudent } from '@kredka/contracts/profiles/endpoints'
import { adminProjection } from '../admin/projection.ts'
import type { Viewer } from '../kernel/query.ts'
import { fileOf } from '../kernel/testing/file-of.ts'
import { startTestReadModels, type TestEvent, type TestReadModels } from '../kernel/testing/test-read-models.ts'
import { idOf, person, teacher } from '../offers/testing/market.ts'
import { ordersProjection } from '../orders/projection.ts'
import { sqlOf } from '../postgres/postgres.ts'
import { profilesProjection } from '../profiles/projection.ts'
import { profileQueryHandlers } from '../profiles/queries.ts'
import { chatAdminDocuments, chatAdminQueryHandlers } from './admin-queries.ts'
import { partnersOf } from './partners.ts'
import { chatProjection } from './projection.ts'
import { chatQueryHandlers } from './queries.ts'

const LAPSE = DAY
/** What read models are asked at, see `startTestReadModels`. */
const NOW = Date.UTC(2026, 9, 1, 8)
const CHATS = [adminProjection, chatProjection, profilesProjection, ordersProjection]
const ANSWERERS = [...chatQueryHandlers(null), ...chatAdminQueryHandlers, ...profileQueryHandlers]
const admin: Viewer = { kind: 'admin', id: idOf('p', 99), role: 'owner' }
/** Person 1 teaches, 2 and 3 learn, 4 teaches too. */
const [TUTOR, MAJA, ANTONI, OTHER] = [1, 2, 3, 4] as const
const as = (n: number): Viewer => ({ kind: 'user', id: idOf('t', n), is_teacher: n === TUTOR })
const people = [...teacher(TUTOR), person(MAJA, 'Maja'), person(ANTONI, 'Antoni 100%'), ...teacher(OTHER)]

let models: TestReadModels
beforeEach(async () => {
  models = await startTestReadModels(CHATS, ANSWERERS)
  await models.tell(people)
})
afterEach(() => models.close())

/** The chat of a student with the tutor goes by the student's number. */
const chatOf = (student: number) => idOf('p', student)
const messageId = (student: number, n: number) => idOf('f', student * 1_000 + n)
function sent(student: number, n: number, by: 's' | 't', hoursAgo = 100 - n): TestEvent {
  const [student_id, teacher_id] = [idOf('t', student), idOf('t', TUTOR)]
  const [sender_id, to_user_id] = by === 's' ? [student_id, teacher_id] : [teacher_id, student_id]
  return make(e.ChatMessageSent, {
    chat_id: chatOf(student),
    teacher_id,
    student_id,
    message_id: messageId(student, n),
    number: n,
    sender_id,
    to_user_id,
    message: `Wiadomość ${n}`,
    sent_at: new Date(NOW - hoursAgo * HOUR).toISOString(),
  })
}
const seen = (student: number, who: number, up_to: number) =>
  make(e.ChatMessagesSeen, {
    chat_id: chatOf(student),
    user_id: idOf('t', who),
    other_id: idOf('t', who === TUTOR ? student : TUTOR),
    up_to,
  })
const blocked = (student: number, who: number) =>
  make(e.ChatPersonBlocked, {
    chat_id: chatOf(student),
    user_id: idOf('t', who),
    blocked_id: idOf('t', who === TUTOR ? student : TUTOR),
    reason: 'spam',
    note: 'Wciąż to samo.',
  })
const alternating = (student: number, count: number) =>
  Array.from({ length: count }, (_, n) => sent(student, n + 1, n % 2 === 0 ? 's' : 't'))
const chatsOf = async (n: number, input = {}) => (await models.page(listChats, input, as(n))).rows

test('CHT-01 both sides list the chat with its last message, its unseen count and the other person', async () => {
  await models.tell([sent(MAJA, 1, 's'), sent(ANTONI, 1, 's', 2), sent(MAJA, 2, 't', 1)])
  const [maja, antoni] = await chatsOf(TUTOR)
  expect(maja).toMatchObject({ id: chatOf(MAJA), unseen_count: 0, sending: 'not_your_turn', turn_lapses_at: null })
  expect(antoni).toMatchObject({ id: chatOf(ANTONI), unseen_count: 1, sending: 'open' })
  expect(await chatsOf(MAJA)).toEqual([
    {
      id: chatOf(MAJA),
      teacher_id: idOf('t', TUTOR),
      other: { id: idOf('t', TUTOR), name: 'Osoba 1', picture_url: null, is_teacher: true },
      unseen_count: 1,
      last_message: {
        id: messageId(MAJA, 2),
        chat_id: chatOf(MAJA),
        sender_id: idOf('t', TUTOR),
        to_user_id: idOf('t', MAJA),
        message: 'Wiadomość 2',
        created_at: new Date(NOW - 3_600_000).toISOString(),
        number: 2,
        seen: false,
      },
      sending: 'open',
      turn_lapses_at: null,
      warn_of_contact_data: true,
    },
  ])
  expect(await models.ask(getChat, { id: chatOf(MAJA) }, as(MAJA))).toEqual((await chatsOf(MAJA))[0])
  expect(await models.ask(getChat, { id: chatOf(MAJA) }, as(ANTONI))).toEqual({ rejected: 'CHAT_NOT_FOUND' })
})

test('CHT-01 unseen messages are counted until they are seen, and answering is seeing', async () => {
  await models.tell([sent(MAJA, 1, 's'), sent(ANTONI, 1, 's'), sent(ANTONI, 2, 's')])
  expect(await models.ask(countUnseenMessages, {}, as(TUTOR))).toEqual({ count: 3, chats: 2 })
  expect(await models.ask(countUnseenMessages, {}, as(MAJA))).toEqual({ count: 0, chats: 0 })
  await models.tell([seen(ANTONI, TUTOR, 1), sent(MAJA, 2, 't')])
  expect(await models.ask(countUnseenMessages, {}, as(TUTOR))).toEqual({ count: 1, chats: 1 })
  expect((await chatsOf(TUTOR, { unseen: true })).map(({ id }) => id)).toEqual([chatOf(ANTONI)])
  await models.tell([blocked(ANTONI, TUTOR)])
  expect(await models.ask(countUnseenMessages, {}, as(TUTOR))).toEqual({ count: 0, chats: 0 })
  expect(await chatsOf(TUTOR, { unseen: true })).toEqual([])
})

test('CHT-01 messages come newest first; older pages do not shift when new ones come', async () => {
  await models.tell(alternating(MAJA, 7))
  const pageOf = async (input: object) => {
    const { rows, has_next_page } = await models.page(listMessages, { page_size: 3, ...input }, as(MAJA))
    return [rows.map(({ number }) => number), has_next_page]
  }
  const chat_id = chatOf(MAJA)
  expect(await pageOf({ chat_id })).toEqual([[7, 6, 5], true])
  await models.tell([sent(MAJA, 8, 't')])
  expect(await pageOf({ chat_id, before: 5 })).toEqual([[4, 3, 2], true])
  expect(await pageOf({ chat_id, before: 2 })).toEqual([[1], false])
  expect(await pageOf({ chat_id, page: 2 })).toEqual([[5, 4, 3], true])
  expect(await pageOf({ user_id: idOf('t', TUTOR) })).toEqual([[8, 7, 6], true])
  expect(await pageOf({ chat_id, before: 1 })).toEqual([[], false])
})

test('CHT-01 messages of others are none; with somebody without a chat there are none yet', async () => {
  await models.tell([sent(MAJA, 1, 's')])
  const page = (input: object) => models.ask(listMessages, input, as(ANTONI))
  expect(await page({ chat_id: chatOf(MAJA) })).toEqual({ rejected: 'CHAT_NOT_FOUND' })
  expect(await page({ user_id: idOf('t', TUTOR) })).toEqual({ rows: [], has_next_page: false })
  for (const input of [{}, { chat_id: chatOf(MAJA), user_id: idOf('t', TUTOR) }]) {
    expect(await page(input)).toMatchObject({ rejected: 'INVALID_INPUT' })
  }
})

test('CHT-01 a sender sees which of their messages were seen', async () => {
  await models.tell([...alternating(MAJA, 3), seen(MAJA, TUTOR, 3)])
  const of = async () => (await models.page(listMessages, { chat_id: chatOf(MAJA) }, as(MAJA))).rows
  expect((await of()).map(({ seen: is }) => is)).toEqual([true, true, true])
  await models.tell([sent(MAJA, 4, 't'), sent(MAJA, 5, 's')])
  expect((await of()).map(({ seen: is }) => is)).toEqual([false, true, true, true, true])
  expect((await chatsOf(MAJA))[0]?.last_message.seen).toBe(false)
  expect((await chatsOf(TUTOR))[0]?.last_message.seen).toBe(false)
})

test('CHT-01 a turn that lapses says when, and is one’s own from then on', async () => {
  await models.close()
  models = await startTestReadModels(CHATS, [...chatQueryHandlers(LAPSE)])
  await models.tell([...people, sent(MAJA, 1, 's', 23), sent(ANTONI, 1, 's', 24)])
  expect(await chatsOf(MAJA)).toMatchObject([
    { sending: 'not_your_turn', turn_lapses_at: new Date(NOW + 3_600_000).toISOString() },
  ])
  expect(await chatsOf(ANTONI)).toMatchObject([{ sending: 'open', turn_lapses_at: null }])
})

test('CHT-01 before a first message the modal knows whether one may write, and to whom', async () => {
  const sendingTo = async (n: number, viewer: Viewer) => models.ask(getChatWith, { id: idOf('t', n) }, viewer)
  expect(await sendingTo(TUTOR, as(MAJA))).toMatchObject({ chat: null, sending: 'open', other: { name: 'Osoba 1' } })
  expect(await sendingTo(MAJA, as(TUTOR))).toMatchObject({ sending: 'open' })
  expect(await sendingTo(OTHER, as(TUTOR))).toMatchObject({ sending: 'open' })
  expect(await sendingTo(ANTONI, as(MAJA))).toMatchObject({ sending: 'no_teacher' })
  expect(await sendingTo(MAJA, as(MAJA))).toMatchObject({ sending: 'yourself' })
  expect(await sendingTo(77, as(MAJA))).toEqual({ rejected: 'NOT_FOUND' })
  await models.tell([make(accountEvents.AccountBlocked, { user_id: idOf('t', OTHER), reason: 'Skargi.' })])
  expect(await sendingTo(OTHER, as(MAJA))).toMatchObject({ sending: 'gone' })
  await models.tell([sent(MAJA, 1, 's')])
  expect(await sendingTo(TUTOR, as(MAJA))).toMatchObject({ chat: { id: chatOf(MAJA) }, sending: 'not_your_turn' })
})

test('CHT-02 each side sees its own side of a block; the list holds reason and note of the blocker alone', async () => {
  await models.tell([sent(MAJA, 1, 's'), blocked(MAJA, TUTOR)])
  expect((await chatsOf(TUTOR))[0]?.sending).toBe('blocked_by_you')
  expect((await chatsOf(MAJA))[0]?.sending).toBe('blocked_by_other')
  const { rows } = await models.page(listBlockedPeople, {}, as(TUTOR))
  expect(rows).toMatchObject([{ person: { name: 'Maja' }, reason: 'spam', note: 'Wciąż to samo.' }])
  expect((await models.page(listBlockedPeople, {}, as(MAJA))).rows).toEqual([])
  expect(await partnersOf(sqlOf(models.pool), idOf('t', MAJA), 10)).toEqual([])
  await models.tell([
    make(e.ChatPersonUnblocked, { chat_id: chatOf(MAJA), user_id: idOf('t', TUTOR), blocked_id: idOf('t', MAJA) }),
  ])
  expect((await models.page(listBlockedPeople, {}, as(TUTOR))).rows).toEqual([])
  expect((await chatsOf(MAJA))[0]?.sending).toBe('not_your_turn')
  expect(await partnersOf(sqlOf(models.pool), idOf('t', MAJA), 10)).toEqual([idOf('t', TUTOR)])
})

test('AVL-03 people without a chat block each other: it stands in the list and before a first message', async () => {
  await models.tell([blocked(MAJA, TUTOR)])
  expect(await models.ask(getChatWith, { id: idOf('t', MAJA) }, as(TUTOR))).toMatchObject({
    chat: null,
    sending: 'blocked_by_you',
  })
  expect(await models.ask(getChatWith, { id: idOf('t', TUTOR) }, as(MAJA))).toMatchObject({
    chat: null,
    sending: 'blocked_by_other',
  })
  expect((await models.page(listBlockedPeople, {}, as(TUTOR))).rows).toMatchObject([{ person: { name: 'Maja' } }])
  expect(await chatsOf(TUTOR)).toEqual([])
})

test('CHT-01 chats are found by the other’s name, signs of patterns meaning themselves', async () => {
  await models.tell([sent(MAJA, 1, 's'), sent(ANTONI, 1, 's')])
  const found = async (q: string) => (await chatsOf(TUTOR, { q })).map(({ other }) => other.name)
  expect(await found(' maj')).toEqual(['Maja'])
  expect(await found('100%')).toEqual(['Antoni 100%'])
  expect(await found('%')).toEqual(['Antoni 100%'])
  expect(await found('Osoba')).toEqual([])
})

test('EVT-10 a forgotten person’s words and notes go; the other side can still read the chat', async () => {
  await models.tell([sent(MAJA, 1, 's'), sent(MAJA, 2, 't'), blocked(MAJA, MAJA)])
  await models.tell([make(accountEvents.PersonForgotten, { subject_id: idOf('t', MAJA) })])
  const { rows } = await models.page(listMessages, { chat_id: chatOf(MAJA) }, as(TUTOR))
  expect(rows.map(({ message }) => message)).toEqual(['Wiadomość 2', null])
  expect(await chatsOf(TUTOR)).toMatchObject([{ other: { name: null }, sending: 'blocked_by_other' }])
  const { rows: notes } = await models.pool.query('select 1 from chat.blocks where note is not null')
  expect(notes).toEqual([])
})

test('STU-01 name and picture of a student are for teachers who share a chat with them', async () => {
  const ask = (viewer: Viewer) => models.ask(getMinimalStudent, { id: idOf('t', MAJA) }, viewer)
  expect(await ask(as(TUTOR))).toEqual({ rejected: 'NOT_FOUND' })
  await models.tell([sent(MAJA, 1, 's')])
  expect(await ask(as(TUTOR))).toEqual({ id: idOf('t', MAJA), name: 'Maja', picture_url: null, is_teacher: false })
  expect(await ask(as(OTHER))).toEqual({ rejected: 'NOT_FOUND' })
})

describe('reports', () => {
  const about = (student: number) => ({
    message_id: messageId(student, 1),
    chat_id: chatOf(student),
    reporter_id: idOf('t', TUTOR),
    sender_id: idOf('t', student),
  })
  const reported = (student: number) =>
    make(e.MessageReported, { ...about(student), reason: 'fraud', note: 'Chce przelewu.' })
  const decision = (student: number) => ({ ...about(student), admin_id: idOf('p', 99), reason: 'Ostrzegamy.' })
  const listed = async (input = {}) => (await models.page(listMessageReports, input, admin)).rows

  beforeEach(() => models.tell([sent(MAJA, 1, 's'), sent(ANTONI, 1, 's'), reported(MAJA), reported(ANTONI)]))

  test('ADM-02 staff list, search and sort reports, and see one with its message and what happened to it', async () => {
    expect((await listed()).map(({ sender }) => sender.name)).toEqual(['Antoni 100%', 'Maja'])
    expect((await listed({ sort: 'reported_at' })).map(({ sender }) => sender.name)).toEqual(['Maja', 'Antoni 100%'])
    expect((await listed({ q: 'antoni' })).map(({ id }) => id)).toEqual([messageId(ANTONI, 1)])
    expect((await listed({ q: idOf('t', MAJA) })).map(({ id }) => id)).toEqual([messageId(MAJA, 1)])
    const asked = { handlers: chatAdminDocuments, pool: models.pool, viewer: admin, now: NOW }
    const { lines } = await fileOf(asked, exportMessageReports, { q: 'antoni' })
    expect(lines.slice(1)).toEqual([expect.stringContaining(`;waiting;fraud;${idOf('t', ANTONI)};Antoni 100%;`)])
    expect(lines.join()).not.toMatch(/Wiadomość|przelewu/)
    const acts = [e.ReportedChatRead, e.MessageReportDismissed, e.MessageReportReopened] as const
    await models.tell(acts.map((act, n) => ({ ...make(act, decision(MAJA)), revision: n + 1 })))
    expect((await listed({ state: 'waiting' })).map(({ decided_at }) => decided_at)).toEqual([null, null])
    await models.tell([{ ...make(e.ReportedSenderWarned, decision(MAJA)), revision: 4 }])
    expect((await listed({ state: 'waiting' })).map(({ id }) => id)).toEqual([messageId(ANTONI, 1)])
    expect((await listed({ reason: 'spam' })).length).toBe(0)
    expect(await models.ask(getMessageReport, { id: messageId(MAJA, 1) }, admin)).toMatchObject({
      state: 'warned',
      message: 'Wiadomość 1',
      note: 'Chce przelewu.',
      reporter: { name: 'Osoba 1' },
      sender: { name: 'Maja' },
      reports_of_sender: 1,
      history: [{ type: 'ReportedChatRead' }, {}, {}, { type: 'ReportedSenderWarned', reason: 'Ostrzegamy.' }],
    })
    expect(await models.ask(getMessageReport, { id: idOf('f', 77) }, admin)).toEqual({
      rejected: 'MESSAGE_REPORT_NOT_FOUND',
    })
  })

  test('EVT-10 the note goes with its reporter, the words with their sender', async () => {
    await models.tell([
      make(accountEvents.PersonForgotten, { subject_id: idOf('t', MAJA) }),
      make(accountEvents.PersonForgotten, { subject_id: idOf('t', TUTOR) }),
    ])
    expect(await models.ask(getMessageReport, { id: messageId(MAJA, 1) }, admin)).toMatchObject({
      message: null,
      note: null,
      reporter: { name: null },
      sender: { name: null },
    })
  })
})
