import { MESSAGE_PAUSE_MS, UNREAD_MAIL_MS } from '@kredka/contracts/chat/rules'
import type { ChatMessageView, ChatView, ReportedChatView } from '@kredka/contracts/chat/views'
import type { NotificationView } from '@kredka/contracts/notifications/views'
import { until } from '../kernel/reactions/testing/until.ts'
import type { Caller } from './testing/calls.ts'
import type { MovingSite } from './testing/moving-site.ts'
import { forgetPerson, type TestPerson, testAdmin, testPerson } from './testing/people.ts'
import { twoPeople } from './testing/two-people.ts'

let site: MovingSite
let tutor: TestPerson
let maja: TestPerson
const { post, get, logInAgain, mailsTo } = twoPeople((now) => {
  ;({ site, tutor, maja } = now)
})

const send = (message: string, to: { to_user_id: string } | { chat_id: string }, who: Caller, key?: string) =>
  post<ChatMessageView>('/chats/message', { message, ...to }, who, key)
const toTutor = (message: string, key?: string) => send(message, { to_user_id: tutor.id }, maja, key)
/** What became of their reports, as the person reads it. */
async function decisionsFor(person: TestPerson): Promise<readonly NotificationView[]> {
  const told = await get<readonly NotificationView[]>('/notifications', person)
  return told.filter(({ type }) => type === 'report_decided')
}

test('CHT-01 two people write in turn; each sees the chat, its messages and what was seen', async () => {
  const first = await toTutor('  Dzień dobry!\r\nCzy ma Pani czas?  ')
  const { chat_id } = first
  expect(first).toMatchObject({
    message: 'Dzień dobry!\nCzy ma Pani czas?',
    sender_id: maja.id,
    to_user_id: tutor.id,
    number: 1,
    seen: false,
  })
  expect(await toTutor('Halo?')).toBe('OUT_OF_TURN')
  expect(await get('/chats/count-unseen', tutor)).toEqual({ count: 1, chats: 1 })
  expect(await post('/chats/mark-seen', { chat_id }, tutor)).toBeNull()
  expect(await get('/chats/count-unseen', tutor)).toEqual({ count: 0, chats: 0 })
  expect(await get(`/chats/messages?chat_id=${chat_id}`, maja)).toMatchObject([{ id: first.id, seen: true }])

  const answer = await send('Tak, w czwartek.', { chat_id }, tutor)
  expect(answer).toMatchObject({ chat_id, to_user_id: maja.id, number: 2 })
  expect(await get(`/chats/messages?user_id=${tutor.id}`, maja)).toMatchObject([{ number: 2 }, { number: 1 }])
  expect(await get<ChatView>(`/chats/${chat_id}`, maja)).toMatchObject({
    teacher_id: tutor.id,
    unseen_count: 1,
    sending: 'open',
    last_message: answer,
  })
  expect(await get(`/students/${maja.id}/minimal`, tutor)).toMatchObject({ id: maja.id, is_teacher: false })
})

test('API-10 CHT-02 a message that came too soon goes through under its key a moment later', async () => {
  await site.still(async () => {
    const { chat_id } = await toTutor('Dzień dobry!')
    await send('Słucham?', { chat_id }, tutor)
    expect(await toTutor('Chodzi o maturę.', 'key-soon')).toBe('CHAT_TOO_FAST')
  })
  site.pass(MESSAGE_PAUSE_MS)
  expect(await toTutor('Chodzi o maturę.', 'key-soon')).toMatchObject({ number: 3 })
})

test('CHT-01 a message sent again after a cut connection is not doubled, whatever happened meanwhile', async () => {
  const first = await toTutor('Dzień dobry!', 'key-0001')
  expect(await toTutor('Dzień dobry!', 'key-0001')).toEqual(first)
  await send('Słucham?', { chat_id: first.chat_id }, tutor)
  expect(await toTutor('Dzień dobry!', 'key-0001')).toEqual(first)
  expect(await get<unknown[]>(`/chats/messages?chat_id=${first.chat_id}`, maja)).toHaveLength(2)
})

test('CHT-01 blank, too long and aimless messages are refused', async () => {
  for (const message of ['', '   ', '\u200b\n', 'a'.repeat(501)]) expect(await toTutor(message)).toBe('INVALID_INPUT')
  expect(await post('/chats/message', { message: 'Do kogo?' }, maja)).toBe('INVALID_INPUT')
  const both = { message: 'Do obu', to_user_id: tutor.id, chat_id: tutor.id }
  expect(await post('/chats/message', both, maja)).toBe('INVALID_INPUT')
  expect(await toTutor('😀'.repeat(500))).toMatchObject({ number: 1 })
})

test('CHT-01 a chat is its two people’s alone', async () => {
  const { chat_id, id } = await toTutor('Dzień dobry!')
  const stranger = await testPerson(site, 'teacher')
  expect(await get(`/chats/${chat_id}`, stranger)).toBe('CHAT_NOT_FOUND')
  expect(await get(`/chats/messages?chat_id=${chat_id}`, stranger)).toBe('CHAT_NOT_FOUND')
  expect(await get(`/students/${maja.id}/minimal`, stranger)).toBe('NOT_FOUND')
  for (const nobody of [stranger, { headers: {} }]) {
    expect(await get(`/user-profiles/${maja.id}/minimal`, nobody)).toBe('NOT_FOUND')
    expect(await get(`/user-profiles/${tutor.id}/minimal`, nobody)).toMatchObject({ id: tutor.id, is_teacher: true })
  }
  expect(await get(`/user-profiles/${maja.id}/minimal`, tutor)).toMatchObject({ id: maja.id, is_teacher: false })
  expect(await get(`/user-profiles/${maja.id}/minimal`, maja)).toMatchObject({ id: maja.id })
  expect(await send('Dzień dobry', { chat_id }, stranger)).toBe('CHAT_NOT_FOUND')
  expect(await post('/chats/mark-seen', { chat_id }, stranger)).toBe('CHAT_NOT_FOUND')
  const report = { message_id: id, reason: 'spam' }
  expect(await post(`/chats/${chat_id}/report`, report, stranger)).toBe('CHAT_NOT_FOUND')
  expect(await get('/chats', stranger)).toEqual([])
})

test('CHT-02 who is blocked cannot write, until they are unblocked', async () => {
  const { chat_id } = await toTutor('Dzień dobry!')
  await post(`/chats/with/${maja.id}/block`, { reason: 'spam', note: ' Wciąż to samo. ' }, tutor)
  expect(await send('Jednak coś', { chat_id }, tutor)).toBe('CHAT_BLOCKED_BY_YOU')
  expect(await toTutor('Halo?')).toBe('CHAT_BLOCKED_BY_OTHER')
  expect(await get('/chats/blocked', tutor)).toMatchObject([
    { person: { id: maja.id }, reason: 'spam', note: 'Wciąż to samo.' },
  ])
  await post(`/chats/with/${maja.id}/unblock`, {}, tutor)
  expect(await send('Jednak coś', { chat_id }, tutor)).toMatchObject({ number: 2 })
})

test('AVL-03 somebody who never wrote is blocked and cannot write; both sides are told why, and it is lifted', async () => {
  const blocked = () => get<unknown[]>('/chats/blocked', tutor)
  expect(await post(`/chats/with/${maja.id}/block`, { reason: 'unwanted' }, tutor)).toBeNull()
  expect(await blocked()).toMatchObject([{ person: { id: maja.id, name: expect.any(String) }, reason: 'unwanted' }])
  expect(await toTutor('Dzień dobry!')).toBe('CHAT_BLOCKED_BY_OTHER')
  expect(await send('Dzień dobry!', { to_user_id: maja.id }, tutor)).toBe('CHAT_BLOCKED_BY_YOU')
  expect(await get(`/chats/with/${tutor.id}`, maja)).toMatchObject({ chat: null, sending: 'blocked_by_other' })
  expect(await get(`/chats/with/${maja.id}`, tutor)).toMatchObject({ chat: null, sending: 'blocked_by_you' })
  expect(await get('/chats', tutor)).toEqual([])
  // what was refused began no chat, and counts as no new person
  expect(await post(`/chats/with/${maja.id}/unblock`, {}, tutor)).toBeNull()
  expect(await blocked()).toEqual([])
  expect(await toTutor('Dzień dobry!')).toMatchObject({ number: 1 })
})

test('AVL-03 nobody blocks themselves or somebody who is not there, and a block is its owner’s alone', async () => {
  expect(await post(`/chats/with/${tutor.id}/block`, { reason: 'spam' }, tutor)).toBe('CANNOT_BLOCK_YOURSELF')
  const nobody = site.tools.ids.entity()
  expect(await post(`/chats/with/${nobody}/block`, { reason: 'spam' }, tutor)).toBe('NOT_FOUND')
  await post(`/chats/with/${maja.id}/block`, { reason: 'spam' }, tutor)
  await post(`/chats/with/${tutor.id}/unblock`, {}, maja)
  expect(await toTutor('Dzień dobry!')).toBe('CHAT_BLOCKED_BY_OTHER')
  expect(await get('/chats/blocked', maja)).toEqual([])
})

test('CHT-01 nobody writes to a deleted account; the chat can still be read', async () => {
  const { chat_id } = await toTutor('Dzień dobry!')
  await forgetPerson(site, maja.id)
  site.pass(2_000)
  expect(await send('Dzień dobry', { chat_id }, tutor)).toBe('CHAT_PERSON_GONE')
  expect(await get(`/chats/messages?chat_id=${chat_id}`, tutor)).toMatchObject([{ message: null }])
  expect(await get(`/chats/${chat_id}`, tutor)).toMatchObject({ other: { name: null }, sending: 'gone' })
})

test('CHT-02 a message unread for a quarter of an hour is mailed of once, and again only after a look', async () => {
  let chat_id = ''
  // a busy machine may take the last minute over this
  await site.still(async () => {
    chat_id = (await toTutor('Dzień dobry!')).chat_id
    site.pass(UNREAD_MAIL_MS - 60_000)
    expect(await mailsTo(tutor)).toEqual([])
  })
  site.pass(60_000)
  await until(async () => (await mailsTo(tutor)).length === 1)
  const [mail] = await mailsTo(tutor)
  expect(mail).toContain(`/chats?id=`)
  expect(mail).toContain(chat_id)
  expect(mail).not.toContain('Dzień dobry!')
  await logInAgain()
  // looked at in time: nothing to mail
  expect(await send('Słucham?', { chat_id }, tutor)).toMatchObject({ number: 2 })
  expect(await post('/chats/mark-seen', { chat_id }, maja)).toBeNull()
  expect(await toTutor('Szukam lekcji.')).toMatchObject({ number: 3 })
  site.pass(UNREAD_MAIL_MS)
  await until(async () => (await mailsTo(tutor)).length === 2)
  expect(await mailsTo(maja)).toEqual([])
})

test('CHT-02 who wants no such mails gets none; the list of notices tells once, until the chat is seen', async () => {
  const other = await testPerson(site, 'teacher')
  const off = { type: 'chat_message', channel: 'mail', wanted: false }
  expect(await post('/notifications/settings', off, tutor)).toBeNull()
  const { chat_id } = await toTutor('Dzień dobry!')
  await send('Dzień dobry!', { to_user_id: other.id }, tutor)
  site.pass(UNREAD_MAIL_MS)
  await until(async () => (await mailsTo(other)).length === 1)
  expect(await mailsTo(tutor)).toEqual([])
  await logInAgain()
  const unseen = async () => (await get<{ count: number }>('/notifications/count-unseen', tutor)).count
  await until(async () => (await unseen()) === 1)
  await post('/chats/mark-seen', { chat_id }, tutor)
  await until(async () => (await unseen()) === 0)
})

test('CHT-02 NOT-01 a reported message reaches staff, who read around it for a reason that is logged, and decide once; the reporter learns of it', async () => {
  const staff = await testAdmin(site)
  const first = await toTutor('Zapłacę poza stroną.')
  const { chat_id } = first
  const answer = await send('Nie, dziękuję.', { chat_id }, tutor)
  const report = { message_id: first.id, reason: 'fraud', note: 'Płatność poza serwisem.' }
  expect(await post(`/chats/${chat_id}/report`, { ...report, message_id: answer.id }, tutor)).toBe(
    'CANNOT_REPORT_OWN_MESSAGE',
  )
  expect(await post(`/chats/${chat_id}/report`, { ...report, message_id: chat_id }, tutor)).toBe(
    'CHAT_MESSAGE_NOT_FOUND',
  )
  expect(await post(`/chats/${chat_id}/report`, report, tutor)).toBeNull()
  expect(await post(`/chats/${chat_id}/report`, report, tutor)).toBe('MESSAGE_ALREADY_REPORTED')

  const path = `/admin/message-reports/${first.id}`
  expect(await get(path, staff)).toMatchObject({ state: 'waiting', message: 'Zapłacę poza stroną.', history: [] })
  expect(await post(`${path}/read-chat`, { reason: ' ' }, staff)).toBe('INVALID_INPUT')
  const read = await post<ReportedChatView>(`${path}/read-chat`, { reason: 'Skarga.' }, staff)
  expect(read.messages.map(({ message }) => message)).toEqual(['Zapłacę poza stroną.', 'Nie, dziękuję.'])
  expect(await post(`${path}/warn`, { reason: 'Płatności tylko w serwisie.' }, staff)).toBeNull()
  expect(await post(`${path}/dismiss`, { reason: 'Jednak nie.' }, staff)).toBe('MESSAGE_REPORT_DECIDED')
  expect(await get(path, staff)).toMatchObject({
    state: 'warned',
    history: [
      { type: 'ReportedChatRead', actor: `admin-${staff.id.slice(-6)}`, reason: 'Skarga.' },
      { type: 'ReportedSenderWarned', reason: 'Płatności tylko w serwisie.' },
    ],
  })
  await until(async () => (await mailsTo(maja)).length === 1)
  expect((await mailsTo(maja))[0]).toContain('tylko w serwisie')
  // whoever reported learns that something was done, and neither what nor why
  await until(async () => (await decisionsFor(tutor)).length === 1)
  const told = await decisionsFor(tutor)
  expect(told).toMatchObject([{ person: { id: maja.id }, data: { what: 'message', outcome: 'acted', chat_id } }])
  expect(JSON.stringify(told)).not.toMatch(/warn|serwisie/i)
})

test('ADM-02 blocking the sender of a reported message closes their account at once', async () => {
  const staff = await testAdmin(site)
  const { chat_id, id } = await toTutor('Wyzwiska.')
  await post(`/chats/${chat_id}/report`, { message_id: id, reason: 'harassment' }, tutor)
  expect(await post(`/admin/message-reports/${id}/block-sender`, { reason: 'Wyzwiska.' }, staff)).toBeNull()
  expect(await get('/chats', maja)).toBe('ACCOUNT_BLOCKED')
  site.pass(2_000)
  expect(await send('Do widzenia.', { chat_id }, tutor)).toBe('CHAT_PERSON_GONE')
})
