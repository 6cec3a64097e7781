import { sendMessage } from '@kredka/contracts/chat/endpoints'
import type { AnswerOf } from '@kredka/contracts/kernel/endpoints'
import { removeOffer } from '@kredka/contracts/offers/endpoints'
import { placeOrder } from '@kredka/contracts/orders/endpoints'
import { type TestDatabase, testDatabase } from '@kredka/projections/postgres/testing/database'
import { readConfig } from '../config/config.ts'
import { dyingAfter } from './testing/dying-after.ts'
import { hour, openOffer, orderInput } from './testing/orders.ts'
import { type TestPerson, testPerson } from './testing/people.ts'
import { sendCommand } from './testing/send-command.ts'
import { testApi } from './testing/test-cluster.ts'
import { ENVIRONMENT, type TestSite } from './testing/test-site.ts'

/**
 * Repeats as they come: many at once, at several apis, and after a process died with the answer. No worker helps:
 * requests do it all.
 */
let database: TestDatabase
let first: TestSite
let second: TestSite
let tutor: TestPerson
let maja: TestPerson
let offer_id: string
/** The time of the second api, where it stands still. */
let stands: number | null = null
beforeAll(async () => {
  database = await testDatabase({ template: 'site' })
  const config = readConfig({ ...ENVIRONMENT, DATABASE_URL: database.url })
  first = await testApi(config, database)
  second = await testApi(config, database, { clock: { now: () => stands ?? Date.now() } })
})
afterAll(async () => {
  await first.stop()
  await second.stop()
  await database.drop()
})
beforeEach(async () => {
  tutor = await testPerson(first, 'teacher')
  maja = await testPerson(first)
  offer_id = await openOffer(first, tutor)
})

const AT_ONCE = 12
const ORDERS = placeOrder.path
const MESSAGES = sendMessage.path

async function post(api: Pick<TestSite, 'url'>, path: string, body: object, key: string) {
  const answer = await fetch(`${api.url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...maja.headers, 'idempotency-key': key },
    body: JSON.stringify(body),
  })
  const { data, error } = (await answer.json()) as { data?: unknown; error?: { code: string } }
  return { status: answer.status, data, code: error?.code }
}

const apiOf = (n: number) => (n % 2 === 0 ? first : second)
const message = (n: number) => ({ to_user_id: tutor.id, message: `Dzień dobry, pytanie numer ${n}` })
async function countOf(type: string): Promise<number> {
  const { events } = await first.store.readAll('start', 10_000)
  return events.filter((event) => event.type === type && JSON.stringify(event.data).includes(tutor.id)).length
}

test('API-10 different requests with one key at once: one is done, all others are refused', async () => {
  const before = await countOf('ChatMessageSent')
  const answers = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, n) => post(apiOf(n), MESSAGES, message(n), 'one-key')),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([
    200,
    ...Array.from({ length: AT_ONCE - 1 }, () => 422),
  ])
  expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([undefined, 'IDEMPOTENCY_KEY_REUSED']))
  expect((await countOf('ChatMessageSent')) - before).toBe(1)
})

test('API-10 the same order many times at once at two apis: everybody gets the one answer, nobody meets the own hold', async () => {
  const body = orderInput(offer_id, [hour(first, 10)])
  const answers = await Promise.all(Array.from({ length: AT_ONCE }, (_, n) => post(apiOf(n), ORDERS, body, 'again')))
  expect(answers).toEqual(Array.from({ length: AT_ONCE }, () => answers[0]))
  expect(answers[0]?.status).toBe(200)
  expect([await countOf('TimeHeld'), await countOf('OrderPlaced')]).toEqual([1, 1])
})

test('API-10 an api is killed between append and answer: the same request gets its answer, another one is refused', async () => {
  const body = orderInput(offer_id, [hour(first, 10), hour(first, 12)])
  stands = Date.now()
  const died = await killedAfter('TimeHeld', (api) => post(api, ORDERS, body, 'killed'))
  expect(died).toBe('no answer')
  expect([await countOf('TimeHeld'), await countOf('OrderPlaced')]).toEqual([1, 0])

  const other = orderInput(offer_id, [hour(first, 14)])
  // no time passes for this api: it does not wait until the claim of the dead one has lapsed
  const refused = await post(second, ORDERS, other, 'killed')
  expect([refused.status, refused.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED'])
  stands = null

  const repeats = await Promise.all([0, 1, 2, 3].map((n) => post(apiOf(n), ORDERS, body, 'killed')))
  expect(repeats).toEqual([repeats[0], repeats[0], repeats[0], repeats[0]])
  expect(repeats[0]?.status).toBe(200)
  expect([await countOf('TimeHeld'), await countOf('OrderPlaced')]).toEqual([1, 1])
  expect((await post(second, ORDERS, other, 'killed')).code).toBe('IDEMPOTENCY_KEY_REUSED')
})

test('API-10 the offer is gone when the repeat of a killed request comes: it gets the dates that were held', async () => {
  const body = orderInput(offer_id, [hour(first, 10)])
  expect(await killedAfter('TimeHeld', (api) => post(api, ORDERS, body, 'killed'))).toBe('no answer')
  await sendCommand(first, tutor, { ...removeOffer, path: removeOffer.path.replace('{id}', offer_id) }, {})

  const { status, data } = await post(second, ORDERS, body, 'killed')
  expect(status).toBe(200)
  const { events } = await first.store.readAll('start', 10_000)
  const [held] = events.filter((one) => one.type === 'TimeHeld' && JSON.stringify(one.data).includes(tutor.id))
  const { expires_at } = data as AnswerOf<typeof placeOrder>
  expect(held?.data).toMatchObject({ terms: { dates: [{ expires_at }] } })
  expect([await countOf('TimeHeld'), await countOf('OrderPlaced')]).toEqual([1, 1])
  expect((await post(second, ORDERS, body, 'another')).code).toBe('OFFER_NOT_FOUND')
})

test('API-10 the note of a key is lost with its Postgres: another request under it is another command, never the first one’s yes', async () => {
  const [one, two] = [orderInput(offer_id, [hour(first, 10)]), orderInput(offer_id, [hour(first, 14)])]
  const done = await post(first, ORDERS, one, 'lost')
  await database.pool.query('delete from vault.idempotency_answers')
  expect(await post(second, ORDERS, one, 'lost')).toEqual(done)
  await database.pool.query('delete from vault.idempotency_answers')
  const other = await post(second, ORDERS, two, 'lost')
  expect([other.status, await countOf('OrderPlaced')]).toEqual([200, 2])
  expect(other.data).not.toEqual(done.data)
})

/** Does something at an api that is killed with SIGKILL once it has appended such an event. */
async function killedAfter(type: string, work: (api: { readonly url: string }) => Promise<unknown>): Promise<unknown> {
  const dying = await dyingAfter(type, database.url)
  try {
    return await work(dying).catch(() => 'no answer')
  } finally {
    dying.kill()
    await dying.gone
  }
}
