import type { Endpoint } from '@kredka/contracts/kernel/endpoints'
import { acceptOrder } from '@kredka/contracts/orders/endpoints'
import { HTTP } from '../composition/identifiers.ts'
import { callEndpoint } from '../http/testing/calls.ts'
import { sampleOf } from '../http/testing/samples.ts'
import { callsOf } from './testing/calls.ts'
import { hour, makeOrder, openOffer } from './testing/orders.ts'
import { testPerson } from './testing/people.ts'
import { sendCommand } from './testing/send-command.ts'
import { type TestSite, testSite } from './testing/test-site.ts'

/** Relations that one side of a pair has: what the other side finds instead. */
const ONE_SIDED = {
  'order.teacher': { thing: 'order', whose: 'tutor', code: 'ORDER_NOT_FOUND' },
  'order.student': { thing: 'order', whose: 'student', code: 'ORDER_NOT_FOUND' },
  'lesson.teacher': { thing: 'lesson', whose: 'tutor', code: 'LESSON_NOT_FOUND' },
  'payment.teacher': { thing: 'payment', whose: 'tutor', code: 'PAYMENT_NOT_FOUND' },
  'payment.student': { thing: 'payment', whose: 'student', code: 'PAYMENT_NOT_FOUND' },
} as const
const isOneSided = (of: string | undefined): of is keyof typeof ONE_SIDED => of !== undefined && of in ONE_SIDED

let site: TestSite
let endpoints: readonly Endpoint[]
let base: string
beforeAll(async () => {
  site = await testSite()
  endpoints = (await site.parts.get(HTTP)).endpoints
  base = site.url + site.config.api_base
})
afterAll(() => site.stop())

const { get } = callsOf(() => site)

/**
 * An order that waits, and the lesson and payment of one that was accepted. Both sides teach: no one is refused for
 * want of a profile.
 */
async function pair() {
  const [tutor, student] = [await testPerson(site, 'teacher'), await testPerson(site, 'teacher')]
  const offer_id = await openOffer(site, tutor)
  const order = await makeOrder(site, student, offer_id, [hour(site, 10)])
  const taken = await makeOrder(site, student, offer_id, [hour(site, 12)])
  await sendCommand(site, tutor, { ...acceptOrder, path: acceptOrder.path.replace('{id}', taken) }, {})
  const [lesson] = await get<{ id: string }[]>('/lessons?status=booked', student)
  const { payment_id } = await get<{ payment_id: string }>(`/lessons/${lesson?.id}`, student)
  return { tutor, student, order, lesson: lesson?.id ?? '', payment: payment_id }
}

test('ACC-09 the other side of an order, a lesson or a payment finds nothing to command where it is not its own to do', async () => {
  const of = await pair()
  const asked: string[] = []
  const wrong: unknown[] = []
  for (const endpoint of endpoints) {
    if (!isOneSided(endpoint.of)) continue
    const { thing, whose, code } = ONE_SIDED[endpoint.of]
    const sample = sampleOf(endpoint)
    const call = { ...sample, params: { ...sample.params, id: of[thing] } }
    const other = whose === 'tutor' ? of.student : of.tutor
    const before = await site.store.head()
    const answered = await callEndpoint(base, endpoint, { ...call, headers: other.headers })
    const { events } = await site.store.readAll(before, 100)
    const done = events.filter(({ metadata }) => !metadata['actor']?.startsWith('system:'))
    if (answered.status !== 404 || answered.code !== code || done.length > 0)
      wrong.push({ name: endpoint.name, answered, done })
    asked.push(endpoint.of)
  }
  expect(wrong).toEqual([])
  expect(new Set(asked)).toEqual(new Set(Object.keys(ONE_SIDED)))
})

test('ACC-09 a stranger who asks for an order, a lesson or a payment is told that there is none', async () => {
  const of = await pair()
  const stranger = await testPerson(site, 'teacher')
  const paths = [
    ...[`/orders/${of.order}`, `/orders/${of.order}/phone`, `/lessons/${of.lesson}`, `/payments/${of.payment}`],
    ...(['order', 'lesson', 'payment'] as const).map((kind) => `/timelines/${kind}/${of[kind]}`),
  ]
  const told = await Promise.all(paths.map((path) => get(path, stranger)))
  const codes = ['ORDER_NOT_FOUND', 'ORDER_NOT_FOUND', 'LESSON_NOT_FOUND', 'PAYMENT_NOT_FOUND']
  expect(told).toEqual([...codes, 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND'])
})
