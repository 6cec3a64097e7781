import { isRejection } from '@kredka/contracts/kernel/errors'
import { calendarDecider } from '../calendar/index.ts'
import { CATALOG, ENCRYPTION } from '../composition/identifiers.ts'
import { until } from '../kernel/reactions/testing/until.ts'
import { createWriteSide } from '../kernel/write/create-write-side.ts'
import { lessonDecider } from '../lessons/index.ts'
import { orderDecider } from '../orders/order.ts'
import { paymentDecider } from '../payments/payment.ts'
import { lessonsTogether, tuitionIdOf } from '../students/index.ts'
import { tuitionDecider } from '../students/tuition.ts'
import { hour, makeOrder, openOffer, PRICE } from './testing/orders.ts'
import { type TestPerson, testContext, testPerson } from './testing/people.ts'
import { type TestSite, testSite } from './testing/test-site.ts'

let site: TestSite
let tutor: TestPerson
let maja: TestPerson
beforeAll(async () => {
  site = await testSite()
  tutor = await testPerson(site, 'teacher')
  maja = await testPerson(site)
})
afterAll(() => site.stop())

/** A process that is killed right after each append: nothing follows from what it wrote before another one looks. */
async function dyingProcess() {
  const [catalog, encryption] = await Promise.all([site.parts.get(CATALOG), site.parts.get(ENCRYPTION)])
  const { clock } = site.tools
  return createWriteSide({ store: site.store, catalog, encryption, clock, log: site.log })
}

test('EVT-05 a process is killed between a teacher’s yes and what follows from it: another one does the rest, once', async () => {
  const starts = [hour(site, 10), hour(site, 12)]
  const order_id = await makeOrder(site, maja, await openOffer(site, tutor), starts)
  const { write } = site.tools
  const lesson_ids = [...(await write.fold(orderDecider, order_id)).state.dates.keys()]
  const yes = { order_id, teacher_id: tutor.id, lesson_ids: null, now: site.tools.clock.now() }
  const accept = { do: 'accept', ...yes, note: null, address: null } as const
  const dying = await dyingProcess()
  const answered = await dying.execute(orderDecider, order_id, accept, testContext(site, 'orders.accept'))
  expect(isRejection(answered)).toBe(false)

  for (const lesson_id of lesson_ids) {
    const lesson = await until(async () => (await write.fold(lessonDecider, lesson_id)).state)
    const payment_id = lesson.booked.payment_id
    const payment = await until(async () => (await write.fold(paymentDecider, payment_id)).state.base)
    expect(payment).toMatchObject({ lesson_id, amount: PRICE, teacher_id: tutor.id, student_id: maja.id })
  }
  const calendar = await until(async () => {
    const { state } = await write.fold(calendarDecider, tutor.id)
    return state.slots.every(({ kind }) => kind === 'lesson') ? state : null
  })
  expect(calendar.slots.map(({ lesson_id }) => lesson_id).toSorted()).toEqual(lesson_ids.toSorted())
  await until(async () => (await write.fold(calendarDecider, maja.id)).state.blocks.length === starts.length)
  await until(async () => (await write.fold(tuitionDecider, tuitionIdOf(tutor.id, maja.id))).state.taken)
  expect(await lessonsTogether(write, tutor.id, maja.id)).toBe(0)

  const once = ['LessonBooked', 'PaymentOpened', 'TimeBooked', 'StudentTaken', 'TimeBlocked']
  const { events } = await site.store.readAll('start', 10_000)
  const counts = once.map((type) => events.filter((event) => event.type === type).length)
  expect(counts).toEqual([starts.length, starts.length, 1, 1, starts.length])
})
