import { accountEvents } from '@kredka/contracts/accounts/events'
import type { Query } from '@kredka/contracts/kernel/endpoints'
import type { Json } from '@kredka/contracts/kernel/ports'
import { getNewsletterCounts, getOwnNewsletter } from '@kredka/contracts/newsletter/endpoints'
import { newsletterEvents as e } from '@kredka/contracts/newsletter/events'
import { type TestReadSide, testReadSide } from '../kernel/testing/read-side.ts'
import { sqlOf } from '../postgres/postgres.ts'
import { audience } from './audience.ts'
import { newsletterProjection } from './projection.ts'
import { newsletterQueryHandlers } from './queries.ts'

type Event = readonly [type: string, data: Json]

const who = (n: number) => ({ subscriber_id: `subscriber${n}`, email_key: `key${n}` })
const address = (n: number) => ({ ...who(n), email: `n${n}@example.com`, language: n === 3 ? 'en' : 'pl' })
const requested = (n: number): Event => [e.NewsletterRequested.name, address(n)]
const subscribed = (n: number): Event => [e.NewsletterSubscribed.name, { ...address(n), way: 'mail' }]
const left = (n: number): Event => [e.NewsletterUnsubscribed.name, { ...who(n), way: 'link' }]
const registered = (n: number): Event => [
  accountEvents.AccountRegistered.name,
  {
    user_id: `user${n}`,
    email_key: `key${n}`,
    email: null,
    name: null,
    credential_id: null,
    provider: 'email',
    language: 'pl',
  },
]
const issue = { issue_id: 'issue1', admin_id: 'admin' }
const content = { subject_pl: 'a', text_pl: 'b', subject_en: 'c', text_en: 'd' }

let side: TestReadSide
beforeAll(async () => {
  side = await testReadSide()
  side.runner([newsletterProjection])
  const events: readonly Event[] = [
    ...[requested(1), subscribed(1), requested(1), registered(1)],
    ...[requested(2), subscribed(2), left(2), registered(2)],
    subscribed(3),
    requested(4),
    [e.NewsletterIssueSaved.name, { ...issue, ...content }],
  ]
  for (const [type, data] of events) side.append(type, data)
  await side.waitUntilSettled('newsletter')
})
afterAll(() => side.close())

async function ask(query: Query, viewer: Readonly<Record<string, unknown>>): Promise<unknown> {
  const handler = newsletterQueryHandlers.find((one) => one.query === query)
  return handler?.run({ sql: sqlOf(side.pool), input: {}, viewer, now: 0 } as never)
}

test('CNT-01 numbers count those who agreed, by language, and those who have not yet', async () => {
  expect(await ask(getNewsletterCounts, { kind: 'admin', id: 'admin', role: 'owner' })).toEqual({
    subscribed: 2,
    subscribed_pl: 1,
    subscribed_en: 1,
    unconfirmed: 1,
  })
})

test('CNT-01 a person sees whether the address of their account gets it', async () => {
  const own = (n: number) => ask(getOwnNewsletter, { kind: 'user', id: `user${n}`, is_teacher: false })
  expect([await own(1), await own(2), await own(9)]).toEqual([
    { subscribed: true },
    { subscribed: false },
    { subscribed: false },
  ])
})

test('EVT-10 the read model holds no address', async () => {
  const { rows } = await side.pool.query('select to_jsonb(s) as row from newsletter.subscribers s')
  expect(JSON.stringify(rows)).not.toContain('@')
})

test('CNT-01 the audience is who subscribed before the issue was sent, in order, part after part', async () => {
  const read = audience(side.pool)
  expect(await read('issue1', null, 10)).toEqual([])
  side.append(e.NewsletterIssueSendingStarted.name, issue)
  await side.waitUntilSettled('newsletter')
  expect(await read('issue1', null, 1)).toEqual([who(1)])
  expect(await read('issue1', 'subscriber1', 10)).toEqual([who(3)])
  expect(await read('issue1', 'subscriber3', 10)).toEqual([])
})
