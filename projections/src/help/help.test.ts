import { PersonForgotten } from '@kredka/contracts/accounts/events'
import { getContactMessage, listContactMessages } from '@kredka/contracts/help/endpoints'
import { helpEvents as e } from '@kredka/contracts/help/events'
import type { ContactRowView, ContactView } from '@kredka/contracts/help/views'
import type { Query } from '@kredka/contracts/kernel/endpoints'
import type { Json } from '@kredka/contracts/kernel/ports'
import { adminProjection } from '../admin/projection.ts'
import type { PageOf } from '../kernel/query.ts'
import { goldenRows } from '../kernel/testing/dump.ts'
import { openPlain, storedEvent } from '../kernel/testing/memory-log.ts'
import { type TestReadSide, testReadSide } from '../kernel/testing/read-side.ts'
import { sqlOf } from '../postgres/postgres.ts'
import { profilesProjection } from '../profiles/projection.ts'
import { helpProjection } from './projection.ts'
import { helpQueryHandlers } from './queries.ts'

type Event = readonly [type: string, data: Json]

const ADMIN = '01hzy3v9k2m4n6p8q0r2s4t6va'

function sent(n: number, words: string | null = `Wiadomość ${n}, 100% pilna`): Event {
  const known = words !== null
  return [
    e.ContactMessageSent.name,
    {
      contact_id: `contact${n}`,
      user_id: null,
      topic: n === 2 ? 'privacy' : 'technical',
      language: 'pl',
      email_key: 'ab'.repeat(32),
      name: known ? `Osoba ${n}` : null,
      email: known ? `osoba_${n}@example.com` : null,
      message: words,
    },
  ]
}
const answered = (n: number, text: string | null = 'Już działa'): Event => [
  e.ContactMessageAnswered.name,
  { contact_id: `contact${n}`, admin_id: ADMIN, text },
]
const closed = (n: number, note: string | null = 'Załatwione'): Event => [
  e.ContactMessageClosed.name,
  { contact_id: `contact${n}`, admin_id: ADMIN, note },
]
const asked = (n: number): Event => [
  e.ContactEmailRead.name,
  { contact_id: `contact${n}`, admin_id: ADMIN, reason: 'Odbita odpowiedź' },
]
const retired = (n: number): Event => [
  e.ContactMessageRetired.name,
  { contact_id: `contact${n}`, why: 'kept_long_enough' },
]
const forgotten = (n: number): Event => [PersonForgotten.name, { subject_id: `contact${n}` }]

let side: TestReadSide
beforeAll(async () => {
  side = await testReadSide()
  side.runner([helpProjection, adminProjection, profilesProjection])
  const events = [
    ...[sent(1), answered(1), answered(1, 'I jeszcze to'), closed(1)],
    ...[sent(2), closed(2), asked(2), answered(2)],
    ...[sent(3), asked(3), closed(3), retired(3)],
    sent(4),
  ]
  for (const [type, data] of events) side.append(type, data)
  await side.waitUntilSettled('help')
})
afterAll(() => side.close())

async function ask<A>(query: Query, input: Readonly<Record<string, unknown>>): Promise<A> {
  const handler = helpQueryHandlers.find((one) => one.query === query)
  const question = { sql: sqlOf(side.pool), input, viewer: { kind: 'admin', id: ADMIN, role: 'owner' }, now: 0 }
  return (await handler?.run(question as never)) as A
}
async function list(input: Readonly<Record<string, unknown>> = {}) {
  const page = await ask<PageOf<ContactRowView[]>>(listContactMessages, input)
  return page.rows.map(({ id, state, answers }) => `${id} ${state} ${answers}`)
}

test('CNT-01 ADM-02 messages are searched, filtered and sorted; what was retired is gone', async () => {
  expect(await list({ sort: 'name' })).toEqual(['contact1 closed 2', 'contact2 answered 1', 'contact4 new 0'])
  expect(await list({ sort: 'state' })).toEqual(['contact4 new 0', 'contact2 answered 1', 'contact1 closed 2'])
  expect(await list({ state: 'new' })).toEqual(['contact4 new 0'])
  expect(await list({ topic: 'privacy' })).toEqual(['contact2 answered 1'])
  expect(await list({ q: ' OSOBA_2@ ' })).toEqual(['contact2 answered 1'])
  expect(await list({ q: '4, 100%' })).toEqual(['contact4 new 0'])
  expect(await list({ q: 'osobaX2' })).toEqual([])
  expect(await list({ sort: 'name', page: 2, page_size: 2 })).toEqual(['contact4 new 0'])
})

test('CNT-01 a message shows what was answered in order; an answer opens what was closed', async () => {
  expect(await ask<ContactView>(getContactMessage, { id: 'contact1' })).toMatchObject({
    state: 'closed',
    note: 'Załatwione',
    replies: [{ text: 'Już działa' }, { text: 'I jeszcze to' }],
  })
  expect(await ask<ContactView>(getContactMessage, { id: 'contact2' })).toMatchObject({
    state: 'answered',
    closed_at: null,
    note: null,
    email: 'o…@example.com',
    history: [
      { type: 'ContactMessageClosed', reason: null },
      { type: 'ContactEmailRead', reason: 'Odbita odpowiedź' },
      { type: 'ContactMessageAnswered', reason: null },
    ],
  })
  expect(await ask(getContactMessage, { id: 'contact3' })).toEqual({ rejected: 'CONTACT_MESSAGE_NOT_FOUND' })
  const left = await side.pool.query('select distinct contact_id from help.history order by 1')
  expect(left.rows.map(({ contact_id }) => contact_id)).toEqual(['contact1', 'contact2'])
})

test('EVT-10 what is left of a forgotten sender equals a replay without their key', async () => {
  const rowsOf = async (events: readonly Event[]) =>
    goldenRows(side.pool, helpProjection, await openPlain(events.map(([type, data], n) => storedEvent(n, type, data))))
  const lived = await rowsOf([sent(1), answered(1), closed(1), forgotten(1)])
  expect(lived).toEqual(await rowsOf([sent(1, null), answered(1, null), closed(1, null), forgotten(1)]))
  expect(JSON.stringify(lived)).not.toMatch(/example\.com|Osoba|pilna|działa|Załatwione/)
})
