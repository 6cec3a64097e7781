import { PersonForgotten } from '@kredka/contracts/accounts/events'
import { DayBegan } from '@kredka/contracts/jobs/events'
import { DAY } from '@kredka/contracts/kernel/durations'
import type { Query } from '@kredka/contracts/kernel/endpoints'
import type { Json } from '@kredka/contracts/kernel/ports'
import { exportMails, listMails, showMail } from '@kredka/contracts/mail/endpoints'
import { mailEvents as e } from '@kredka/contracts/mail/events'
import { MAIL_KEPT_DAYS } from '@kredka/contracts/mail/rules'
import type { MailDetailView, MailRowView } from '@kredka/contracts/mail/views'
import { adminProjection } from '../admin/projection.ts'
import type { PageOf } from '../kernel/query.ts'
import { goldenRows } from '../kernel/testing/dump.ts'
import { fileOf } from '../kernel/testing/file-of.ts'
import { openPlain, storedEvent } from '../kernel/testing/memory-log.ts'
import { type TestReadSide, testReadSide } from '../kernel/testing/read-side.ts'
import { sqlOf } from '../postgres/postgres.ts'
import { profilesProjection } from '../profiles/projection.ts'
import { mailProjection } from './projection.ts'
import { mailDocuments, mailQueryHandlers } from './queries.ts'

type Event = readonly [type: string, data: Json]

const ADMIN = '01hzy3v9k2m4n6p8q0r2s4t6va'
const about = (n: number, template = 'signup') => ({ mail_id: `mail${n}`, template, subject_id: `person${n}` })

function requested(n: number, template = 'signup', to: string | null = `person_${n}@example.com`): Event {
  const params = to === null ? null : { name: 'Żaneta' }
  const cause = {
    cause_event_id: 'cause',
    cause_type: 'SignupRequested',
    cause_stream: 'signup-1',
    policy: 'tests.mail',
  }
  const token_subject_id = `person${n}`
  return [e.MailRequested.name, { ...about(n, template), language: 'pl', to, params, token_subject_id, ...cause }]
}
const sent = (n: number, round = 0): Event => [
  e.MailSent.name,
  { ...about(n), round, attempts: 2, way: 'smtp', message_id: `<mail${n}.${round}@kredka.example>` },
]
const delayed = (n: number): Event => [
  e.MailDelayed.name,
  { ...about(n), round: 0, attempts: 1, fault: 'no_connection', next_attempt_at: '2027-03-01T09:01:00.000Z' },
]
const failed = (n: number): Event => [e.MailFailed.name, { ...about(n), round: 0, attempts: 8, fault: 'refused' }]
const resent = (n: number): Event => [
  e.MailResendRequested.name,
  { ...about(n), round: 1, admin_id: ADMIN, reason: 'lost' },
]
const read = (n: number): Event => [e.MailBodyRead.name, { ...about(n), admin_id: ADMIN, reason: 'a complaint' }]
const erased = (n: number): Event => [e.MailErased.name, about(n)]
const forgotten = (n: number): Event => [PersonForgotten.name, { subject_id: `person${n}` }]

let side: TestReadSide
beforeAll(async () => {
  side = await testReadSide()
  side.runner([adminProjection, profilesProjection, mailProjection])
  const events = [
    ...[requested(1), delayed(1), sent(1), read(1), resent(1)],
    ...[requested(2, 'password_reset'), failed(2)],
    ...[requested(3, 'offer_rejected'), forgotten(3)],
    ...[requested(4, 'signup', null), erased(4)],
  ]
  for (const [type, data] of events) side.append(type, data)
  await side.waitUntilSettled('mail')
})
afterAll(() => side.close())

async function ask<A>(query: Query, input: Readonly<Record<string, unknown>>): Promise<A> {
  const handler = mailQueryHandlers.find((one) => one.query === query)
  const question = { sql: sqlOf(side.pool), input, viewer: { kind: 'admin', id: ADMIN, role: 'owner' }, now: 0 }
  return (await handler?.run(question as never)) as A
}

async function list(input: Readonly<Record<string, unknown>> = {}) {
  const page = await ask<PageOf<MailRowView[]>>(listMails, input)
  return page.rows.map((row) => `${row.id} ${row.state} ${row.to}`)
}

test('ADM-02 mails leave as a table, with no more of an address than the list shows', async () => {
  const viewer = { kind: 'admin', id: ADMIN, role: 'owner' } as const
  const asked = { handlers: mailDocuments, pool: side.pool, viewer, now: Date.UTC(2027, 2, 2) }
  const { name, lines } = await fileOf(asked, exportMails, { template: 'password_reset' })
  expect(name).toBe('kredka-mails-2027-03-02.csv')
  expect(lines.slice(1)).toEqual([expect.stringMatching(/^mail2;password_reset;pl;person2;p…@example\.com;failed;8;/)])
})

test('MAI-01 every mail stands in the list with its state', async () => {
  expect(await list()).toEqual([
    'mail4 erased null',
    'mail3 waiting null',
    'mail2 failed p…@example.com',
    'mail1 waiting p…@example.com',
  ])
})

test('ADM-02 the list is searched, filtered, sorted and paged', async () => {
  expect(await list({ q: ' PERSON_2@' })).toEqual(['mail2 failed p…@example.com'])
  expect(await list({ q: 'person3' })).toEqual(['mail3 waiting null'])
  expect(await list({ q: 'personX1' })).toEqual([])
  expect(await list({ template: 'password_reset' })).toEqual(['mail2 failed p…@example.com'])
  expect(await list({ state: 'waiting', sort: '-to' })).toEqual(['mail1 waiting p…@example.com', 'mail3 waiting null'])
  expect(await list({ sort: 'state', page_size: 2 })).toEqual(['mail4 erased null', 'mail2 failed p…@example.com'])
  const page = await ask<PageOf<MailRowView[]>>(listMails, { page: 2, page_size: 3 })
  expect(page).toMatchObject({ rows: [{ id: 'mail1' }], has_next_page: false })
})

test('ADM-02 a mail shows its cause, its attempts and who did what with it', async () => {
  expect(await ask<MailDetailView>(showMail, { id: 'mail1' })).toMatchObject({
    id: 'mail1',
    params: { name: 'Żaneta' },
    cause_type: 'SignupRequested',
    policy: 'tests.mail',
    round: 1,
    attempts: 0,
    state: 'waiting',
    next_attempt_at: null,
    requested_at: '2026-11-21T10:00:00.000Z',
    history: [
      { type: 'MailRequested', at: '2026-11-21T10:00:00.000Z', note: null },
      { type: 'MailDelayed', note: 'no_connection' },
      { type: 'MailSent', note: null },
      { type: 'MailBodyRead', note: 'a complaint' },
      { type: 'MailResendRequested', note: 'lost' },
    ],
  })
  expect(await ask(showMail, { id: 'mail9' })).toEqual({ rejected: 'MAIL_NOT_FOUND' })
})

test('MAI-01 a mail leaves the list, with its history, when its time is over', async () => {
  const rowsAfter = async (days: number) => {
    const date = new Date(Date.parse('2026-11-21T00:00:00.000Z') + days * DAY).toISOString().slice(0, 10)
    const events = [requested(1), sent(1), [DayBegan.name, { date }] as const]
    return goldenRows(
      side.pool,
      mailProjection,
      await openPlain(events.map(([type, data], n) => storedEvent(n, type, data))),
    )
  }
  expect(await rowsAfter(MAIL_KEPT_DAYS)).toMatchObject({ mails: [{ mail_id: 'mail1' }], history: [{}, {}] })
  expect(await rowsAfter(MAIL_KEPT_DAYS + 1)).toMatchObject({ mails: [], history: [] })
})

test('EVT-10 what is left of a forgotten person equals a replay without their key', async () => {
  const rowsOf = async (events: readonly Event[]) =>
    goldenRows(side.pool, mailProjection, await openPlain(events.map(([type, data], n) => storedEvent(n, type, data))))
  const lived = await rowsOf([requested(1), sent(1), forgotten(1)])
  expect(lived).toEqual(await rowsOf([requested(1, 'signup', null), sent(1), forgotten(1)]))
  expect(JSON.stringify(lived)).not.toMatch(/example\.com|Żaneta/)
})
