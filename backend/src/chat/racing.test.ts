import { accountEvents } from '@kredka/contracts/accounts/events'
import { sendMessage } from '@kredka/contracts/chat/endpoints'
import { chatEvents } from '@kredka/contracts/chat/events'
import { NEW_PEOPLE_A_DAY } from '@kredka/contracts/chat/rules'
import type { ChatMessageView } from '@kredka/contracts/chat/views'
import { isRejection, type Rejection } from '@kredka/contracts/kernel/errors'
import { START } from '@kredka/contracts/kernel/ports'
import { GENERAL_TERMS_VERSION, TUTOR_TERMS_VERSION } from '@kredka/contracts/legal/versions'
import { profileEvents } from '@kredka/contracts/profiles/events'
import { accountDecider } from '../accounts/index.ts'
import type { Reply, Request } from '../kernel/handler.ts'
import { commandIdOfKey } from '../kernel/ids.ts'
import { type TestWriteSide, testWriteSide } from '../kernel/testing/test-write-side.ts'
import { teacherDecider } from '../profiles/index.ts'
import { chatHandlers } from './handlers.ts'

const idOf = (n: number) => `01jd${String(n).padStart(22, '0')}`
const [TUTOR, MAJA] = [idOf(1), idOf(2)]

/** @param other a side over the same store, as another process has it */
function sideOver(other?: TestWriteSide): TestWriteSide {
  return testWriteSide({
    events: { ...chatEvents, ...accountEvents, ...profileEvents },
    ...(other === undefined ? {} : { store: other.store, ids: other.ids, keyring: other.keyring, clock: other.clock }),
  })
}

async function join(side: TestWriteSide, user_id: string, teaches = false): Promise<void> {
  const account = {
    user_id,
    email_key: user_id.slice(-1).repeat(64),
    email: `${user_id}@example.com`,
    name: 'Osoba',
    credential_id: null,
    provider: 'email',
    language: 'pl',
  } as const
  const register = { do: 'register', account, terms_version: GENERAL_TERMS_VERSION } as const
  await side.write.execute(accountDecider, user_id, register, side.context())
  if (!teaches) return
  const start = { do: 'start', user_id, about: '', how: 'self', agreed_version: null } as const
  const command = { ...start, version_in_force: TUTOR_TERMS_VERSION }
  await side.write.execute(teacherDecider, user_id, command, side.context())
}

/** Calls the handler as the edge does. */
async function send(side: TestWriteSide, from: string, to_user_id: string, key?: string, message = 'Dzień dobry!') {
  const streams = { read: async () => [] }
  const handler = chatHandlers({ write: side.write, streams }, null).find(({ command }) => command === sendMessage)
  const actor = { kind: 'user', id: from } as const
  const named = key === undefined ? {} : { command_id: commandIdOfKey(actor, key) }
  const request: Request = {
    context: side.context('chat.send', { actor, ...named }),
    viewer: { kind: 'user', id: from, is_teacher: false },
    session_id: null,
    ip: '::1',
    user_agent: 'test',
    language: 'pl',
    cookie: () => undefined,
  }
  const reply = (await handler?.run({ message, to_user_id } as never, request)) as Reply<ChatMessageView> | Rejection
  return isRejection(reply) ? reply.rejected : reply.answer
}

async function stored(side: TestWriteSide, type: string) {
  return (await side.store.readAll(START, 10_000)).events.filter((event) => event.type === type)
}

const outcomes = (all: readonly (string | ChatMessageView)[]) =>
  Object.fromEntries(
    Object.entries(Object.groupBy(all, (one) => (typeof one === 'string' ? one : 'sent'))).map(([name, some]) => [
      name,
      some?.length,
    ]),
  )

let one: TestWriteSide
let two: TestWriteSide
beforeEach(async () => {
  one = sideOver()
  two = sideOver(one)
  await join(one, TUTOR, true)
  await join(one, MAJA)
})

test('CHT-01 fifty first messages at once, from two processes, make one chat with one message', async () => {
  const all = await Promise.all(Array.from({ length: 50 }, (_, n) => send(n % 2 ? one : two, MAJA, TUTOR)))
  expect(outcomes(all)).toEqual({ sent: 1, OUT_OF_TURN: 49 })
  expect(await stored(one, 'ChatMessageSent')).toHaveLength(1)
  expect(await stored(one, 'ChatBegun')).toHaveLength(1)
})

test('CHT-01 two people who write to each other first at the same moment have one chat, and both messages stand in it', async () => {
  const [mine, theirs] = await Promise.all([send(one, MAJA, TUTOR), send(two, TUTOR, MAJA)])
  expect(outcomes([mine, theirs])).toEqual({ sent: 2 })
  const messages = await stored(one, 'ChatMessageSent')
  expect(new Set(messages.map(({ stream }) => stream)).size).toBe(1)
  expect(messages.map(({ data }) => (data as Record<string, unknown>)['number'])).toEqual([1, 2])
  expect(new Set(messages.map(({ data }) => (data as Record<string, unknown>)['teacher_id']))).toEqual(new Set([TUTOR]))
})

test('CHT-01 a message sent again with its key, in whatever tab and process, is one message with one answer', async () => {
  const sent = await Promise.all(Array.from({ length: 20 }, (_, n) => send(n % 2 ? one : two, MAJA, TUTOR, 'key-1')))
  const late = await send(two, MAJA, TUTOR, 'key-1')
  for (const answer of sent) expect(answer).toEqual(late)
  expect(late).toMatchObject({ message: 'Dzień dobry!', number: 1 })
  expect(await stored(one, 'ChatMessageSent')).toHaveLength(1)
})

test('CHT-01 two tabs that answer at once send one answer', async () => {
  await send(one, MAJA, TUTOR)
  const tabs = await Promise.all([
    send(one, TUTOR, MAJA, 'a'),
    send(two, TUTOR, MAJA, 'b'),
    send(two, TUTOR, MAJA, 'c'),
  ])
  expect(outcomes(tabs)).toEqual({ sent: 1, OUT_OF_TURN: 2 })
})

test('CHT-02 no crowd of calls brings anybody above twenty new people a day; the day is that of Warsaw', async () => {
  const tutors = Array.from({ length: NEW_PEOPLE_A_DAY + 5 }, (_, n) => idOf(100 + n))
  for (const tutor of tutors) await join(one, tutor, true)
  // 23:30 in Warsaw
  one.clock.set('2027-03-01T22:30:00.000Z')
  const began: (string | ChatMessageView)[] = []
  for (const tutor of tutors) {
    one.clock.advance(5_000)
    began.push(...(await Promise.all([send(one, MAJA, tutor), send(two, MAJA, tutor)])))
  }
  expect(outcomes(began)).toEqual({ sent: NEW_PEOPLE_A_DAY, OUT_OF_TURN: NEW_PEOPLE_A_DAY, CHAT_TOO_MANY_PEOPLE: 10 })
  one.clock.set('2027-03-01T23:00:00.000Z')
  expect(outcomes([await send(two, MAJA, tutors.at(-1) ?? '')])).toEqual({ sent: 1 })
})

test('CHT-02 new people one after the other take five seconds each, also from two processes at once', async () => {
  const tutors = [idOf(100), idOf(101), idOf(102)]
  for (const tutor of tutors) await join(one, tutor, true)
  const all = await Promise.all(tutors.map((tutor, n) => send(n % 2 ? one : two, MAJA, tutor)))
  expect(outcomes(all)).toEqual({ sent: 1, CHAT_TOO_FAST: 2 })
})

test('CHT-01 one does not write to oneself, to nobody, or to somebody who does not teach either', async () => {
  await join(one, idOf(3))
  expect(await send(one, MAJA, MAJA)).toBe('CANNOT_MESSAGE_YOURSELF')
  expect(await send(one, MAJA, idOf(77))).toBe('CHAT_PERSON_GONE')
  expect(await send(one, MAJA, idOf(3))).toBe('CHAT_NEEDS_TEACHER')
  expect(await stored(one, 'ChatBegun')).toEqual([])
})
