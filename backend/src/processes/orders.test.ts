import { HOUR } from '@kredka/contracts/kernel/durations'
import type { AnswerOf } from '@kredka/contracts/kernel/endpoints'
import { addDays, dateAt, instantOf } from '@kredka/contracts/kernel/zones'
import type { NotificationView } from '@kredka/contracts/notifications/views'
import type { placeOrder } from '@kredka/contracts/orders/endpoints'
import type { OrderFormView, OrderRowView, OrderView } from '@kredka/contracts/orders/views'
import { deletionDecider } from '../accounts/deletion.ts'
import { until } from '../kernel/reactions/testing/until.ts'
import { teacherDecider } from '../profiles/teacher.ts'
import type { Failure } from './testing/calls.ts'
import type { MovingSite } from './testing/moving-site.ts'
import { hour, makeOrder, type OrderInput, openOffer, orderInput, PRICE } from './testing/orders.ts'
import { type TestPerson, testContext, testPerson } from './testing/people.ts'
import { twoPeople } from './testing/two-people.ts'

let site: MovingSite
let tutor: TestPerson
let maja: TestPerson
let offer_id: string
const {
  send: post,
  get,
  logInAgain,
  mailsTo: allMailsTo,
} = twoPeople((now) => {
  ;({ site, tutor, maja } = now)
})
beforeEach(async () => {
  offer_id = await openOffer(site, tutor)
})

const place = (wanted: OrderInput, who = maja, key?: string) =>
  post<AnswerOf<typeof placeOrder>>('/orders', wanted, who, key)
const codeOf = async (outcomes: Promise<{ readonly error?: Failure }>) => (await outcomes).error?.code ?? 'done'
const orderOf = (id: string, who: TestPerson) => get<OrderView>(`/orders/${id}`, who)
const waiting = (who: TestPerson) => get('/orders/count-waiting', who)
const mailsTo = async (who: TestPerson, subject: RegExp) =>
  (await allMailsTo(who)).filter((mail) => subject.test(decoded(mail)))
/** Quoted-printable words and encoded subjects in letters. */
function decoded(mail: string): string {
  const bytes = (text: string) =>
    Buffer.from(
      text.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
      'latin1',
    ).toString('utf8')
  const words = mail.replace(/=\?UTF-8\?Q\?([^?]*)\?=\s*/gi, (_, text: string) => bytes(text.replaceAll('_', ' ')))
  return words.includes('=C') || words.includes('=E') ? bytes(words) : words
}

test('ORD-01 ORD-02 a student orders, the teacher accepts, and each is told', async () => {
  const start = hour(site, 10)
  const { data } = await place(orderInput(offer_id, [start], { message: ' Zależy mi na pochodnych. ' }))
  const id = data?.id ?? ''
  expect(await waiting(tutor)).toEqual({ count: 1, from_me: 0, proposed: 0 })
  expect(await waiting(maja)).toEqual({ count: 0, from_me: 1, proposed: 0 })
  expect(await orderOf(id, tutor)).toMatchObject({
    role: 'teacher',
    status: 'new',
    other: { id: maja.id },
    amount: PRICE,
    cancellation_hours: 12,
    offer_version: 1,
    expires_at: data?.expires_at,
    message: 'Zależy mi na pochodnych.',
    dates: [{ starts_at: start, time: '10:00', status: 'new' }],
    phone_open: false,
  })
  expect(await get(`/orders/${id}/phone`, maja)).toBe('ORDER_NOT_ACCEPTED')
  await until(async () => (await mailsTo(tutor, /Nowe zamówienie/)).length === 1)

  expect(await codeOf(post(`/orders/${id}/accept`, { note: 'Do zobaczenia!' }, tutor))).toBe('done')
  expect(await orderOf(id, maja)).toMatchObject({ role: 'student', status: 'accepted', note: 'Do zobaczenia!' })
  expect(await waiting(tutor)).toEqual({ count: 0, from_me: 0, proposed: 0 })
  expect(await get(`/orders/${id}/phone`, maja)).toEqual({ phone: null })
  await until(async () => (await mailsTo(maja, /Lekcje umówione/)).length === 1)
  const [mail = ''] = await mailsTo(maja, /Lekcje umówione/)
  expect(decoded(mail)).toMatch(/90,00\s*zł/)
  expect(decoded(mail)).toContain('12 godz.')

  // one acceptance is one notice and one mail, with the lesson for a calendar
  expect(mail).toContain('text/calendar')
  expect(mail).toContain('lekcja.ics')
  expect(await get<readonly NotificationView[]>('/notifications', maja)).toMatchObject([
    { type: 'order_accepted', data: { order_id: id, dates: 1 } },
  ])
  expect(await mailsTo(maja, /Lekcj/)).toHaveLength(1)

  const tale = await get<readonly { what: string; by: string }[]>(`/timelines/order/${id}`, maja)
  expect(tale.map(({ what, by }) => `${what} ${by}`)).toEqual(
    expect.arrayContaining(['OrderPlaced you', 'OrderAccepted teacher']),
  )
})

test('ORD-02 a teacher rejects with a reason; the time is free again', async () => {
  const id = await makeOrder(site, maja, offer_id)
  const anna = await testPerson(site)
  expect(await codeOf(place(orderInput(offer_id, [hour(site, 10)]), anna))).toBe('SLOT_TAKEN')
  expect(await codeOf(post(`/orders/${id}/reject`, { reason: 'Wyjeżdżam.' }, tutor))).toBe('done')
  expect(await orderOf(id, maja)).toMatchObject({ status: 'rejected', rejection_reason: 'Wyjeżdżam.' })
  expect(await codeOf(post(`/orders/${id}/accept`, {}, tutor))).toBe('ORDER_NOT_WAITING')
  expect(await codeOf(place(orderInput(offer_id, [hour(site, 10)]), anna))).toBe('done')
})

test('ORD-03 a weekly series keeps its hour; each date is answered alone', async () => {
  const { data } = await place(orderInput(offer_id, [hour(site, 12)], { weeks: 3 }))
  const id = data?.id ?? ''
  const { dates, weekly, amount } = await orderOf(id, tutor)
  expect(dates.map(({ time }) => time)).toEqual(['12:00', '12:00', '12:00'])
  expect(dates.map(({ starts_at }) => starts_at)).toEqual([0, 1, 2].map((week) => hour(site, 12, week)))
  expect([weekly, amount]).toEqual([true, 3 * PRICE])
  const [first, second] = dates.map(({ lesson_id }) => lesson_id)
  expect(await codeOf(post(`/orders/${id}/accept`, { lesson_ids: [first] }, tutor))).toBe('done')
  expect((await orderOf(id, maja)).status).toBe('new')
  expect(await codeOf(post(`/orders/${id}/reject`, { lesson_ids: [second], reason: 'Konferencja.' }, tutor))).toBe(
    'done',
  )
  expect(await codeOf(post(`/orders/${id}/cancel`, { reason: 'Jeden wystarczy.' }, maja))).toBe('done')
  const order = await orderOf(id, tutor)
  expect(order.dates.map(({ status }) => status)).toEqual(['accepted', 'rejected', 'cancelled'])
  expect(order).toMatchObject({ status: 'accepted', cancel_reason: 'Jeden wystarczy.', cancelled_why: 'by_student' })
})

test('ORD-01 what cannot be ordered is refused, and says why', async () => {
  const starts = [hour(site, 10)]
  const refused = (more: Partial<OrderInput>, who = maja) => codeOf(place(orderInput(offer_id, starts, more), who))
  expect(await refused({}, tutor)).toBe('CANNOT_ORDER_FROM_YOURSELF')
  expect(await refused({ duration: 45 })).toBe('DURATION_NOT_OFFERED')
  expect(await refused({ place: 'public_space' })).toBe('PLACE_NOT_OFFERED')
  expect(await refused({ place: 'student_house', address: ' ' })).toBe('ADDRESS_REQUIRED')
  expect(await refused({ starts: [hour(site, 6)] })).toBe('SLOT_OUTSIDE_HOURS')
  expect(await refused({ starts: [hour(site, 10), hour(site, 11)], weeks: 2 })).toBe('INVALID_INPUT')
  expect(await refused({ offer_id: maja.id })).toBe('OFFER_NOT_FOUND')
  expect((await place(orderInput(offer_id, starts, { amount: PRICE - 100 }))).error).toMatchObject({
    code: 'PRICE_CHANGED',
    params: { amount: PRICE },
  })
  expect(await waiting(tutor)).toEqual({ count: 0, from_me: 0, proposed: 0 })
})

test('AVL-02 AVL-03 a day that is full names free times near it, before and after the calendar has decided', async () => {
  await post('/calendar/daily-cap', { lessons: 1 }, tutor)
  const nearOf = ({ error }: { readonly error?: Failure }) =>
    (error?.details ?? []).flatMap(({ path, message }) => (path.startsWith('near/') ? [message.slice(0, 10)] : []))
  const both = await place(orderInput(offer_id, [hour(site, 10), hour(site, 12)]))
  expect(both.error?.code).toBe('DAY_FULL')
  expect(nearOf(both)).toHaveLength(3)
  await makeOrder(site, maja, offer_id, [hour(site, 10)])
  const full = await place(orderInput(offer_id, [hour(site, 14)]), await testPerson(site))
  expect(full.error?.code).toBe('DAY_FULL')
  expect(nearOf(full)).toHaveLength(3)
  expect(nearOf(full)).not.toContain(hour(site, 14).slice(0, 10))
})

test('ORD-01 AVL-03 a block of either side, who need not have written, stands in the way without being told as such', async () => {
  await post(`/chats/with/${tutor.id}/block`, { reason: 'other' }, maja)
  expect(await codeOf(place(orderInput(offer_id, [hour(site, 10)])))).toBe('ORDER_NOT_POSSIBLE')
  await post(`/chats/with/${maja.id}/block`, { reason: 'other' }, tutor)
  await post(`/chats/with/${tutor.id}/unblock`, {}, maja)
  expect(await codeOf(place(orderInput(offer_id, [hour(site, 10)])))).toBe('ORDER_NOT_POSSIBLE')
  expect(await get<OrderFormView>(`/offers/${offer_id}/order-form`, maja)).toMatchObject({ obstacle: 'not_possible' })
  expect(await get<OrderFormView>(`/offers/${offer_id}/order-form`, tutor)).toMatchObject({ obstacle: 'own_offer' })
  await post(`/chats/with/${maja.id}/unblock`, {}, tutor)
  expect(await get<OrderFormView>(`/offers/${offer_id}/order-form`, maja)).toMatchObject({ obstacle: null })
  await makeOrder(site, maja, offer_id, [hour(site, 10)])
})

test('ORD-02 three open orders with one teacher are the most; a repeat of an order is the same one', async () => {
  const first = await place(orderInput(offer_id, [hour(site, 8)]), maja, 'the same orderInput')
  expect(await place(orderInput(offer_id, [hour(site, 8)]), maja, 'the same orderInput')).toEqual(first)
  await makeOrder(site, maja, offer_id, [hour(site, 10)])
  await makeOrder(site, maja, offer_id, [hour(site, 12)])
  expect(await codeOf(place(orderInput(offer_id, [hour(site, 14)])))).toBe('TOO_MANY_OPEN_ORDERS')
  const form = await get<OrderFormView>(`/offers/${offer_id}/order-form`, maja)
  expect(form).toMatchObject({ obstacle: 'too_many_open' })
})

test('AVL-02 fifty at once for one time: one gets it, the others are named three free times near it', async () => {
  const start = hour(site, 12)
  const people = await Promise.all(Array.from({ length: 50 }, () => testPerson(site)))
  const outcomes = await Promise.all(people.map((person) => place(orderInput(offer_id, [start]), person)))
  const errors = outcomes.flatMap(({ error }) => error ?? [])
  expect(errors).toHaveLength(49)
  for (const { code, details = [] } of errors) {
    const near = details.filter(({ path }) => path.startsWith('near/')).map(({ message }) => Date.parse(message))
    expect([code, near.length]).toEqual(['SLOT_TAKEN', 3])
    for (const at of near) expect(Math.abs(at - Date.parse(start))).toBeGreaterThanOrEqual(3_600_000)
  }
  expect(await waiting(tutor)).toEqual({ count: 1, from_me: 0, proposed: 0 })
})

test('ORD-02 nobody answers: the teacher is reminded twice, then the order lapses and both are told', async () => {
  const id = await makeOrder(site, maja, offer_id)
  for (const [passes, reminders] of [
    [24, 1],
    [20, 2],
  ] as const) {
    site.pass(passes * HOUR)
    await until(async () => (await mailsTo(tutor, /bez odpowiedzi/)).length === reminders)
  }
  site.pass(4 * HOUR)
  await until(async () => (await mailsTo(maja, /Zamówienie wygasło/)).length === 1)
  await logInAgain()
  expect(await orderOf(id, maja)).toMatchObject({ status: 'cancelled', cancelled_why: 'expired' })
  expect(await codeOf(post(`/orders/${id}/accept`, {}, tutor))).toBe('ORDER_NOT_WAITING')
  await until(async () => (await mailsTo(tutor, /Zamówienie wygasło/)).length === 1)
})

test('ORD-02 ORD-03 one near date of four lapses alone: lists, mails, history and total say so, the others are accepted', async () => {
  const tomorrow = addDays(dateAt(site.tools.clock.now(), 'Europe/Warsaw'), 1)
  const near = new Date(instantOf(tomorrow, 12 * 60, 'Europe/Warsaw')).toISOString()
  const placed = await place(orderInput(offer_id, [near, hour(site, 10), hour(site, 12), hour(site, 14)]))
  const { id = '', expires_at = '', last_expires_at = '' } = placed.data ?? {}
  const deadline = Date.parse(near) - 2 * HOUR
  expect(Date.parse(expires_at)).toBe(deadline)
  const before = await orderOf(id, maja)
  expect(before).toMatchObject({ expires_at, amount: 4 * PRICE })
  expect(before.dates.map((date) => date.expires_at)).toEqual([expires_at, ...Array(3).fill(last_expires_at)])
  const [received = ''] = await until(async () => {
    const found = await mailsTo(tutor, /Nowe zamówienie/)
    return found.length === 1 ? found : null
  })
  expect(decoded(received)).toContain('Każdy termin ma własny czas na odpowiedź')
  expect(decoded(received)).toContain('(odpowiedź do: ')

  site.pass(deadline - site.tools.clock.now())
  await until(async () => (await mailsTo(maja, /Terminy, które wygasły \(1 \/ 4\)/)).length === 1)
  await until(async () => (await mailsTo(tutor, /Terminy, które wygasły \(1 \/ 4\)/)).length === 1)
  await logInAgain()
  for (const who of [maja, tutor]) {
    const order = await orderOf(id, who)
    expect(order).toMatchObject({ status: 'new', expires_at: last_expires_at, amount: 3 * PRICE, closed_at: null })
    expect(order.dates.map(({ status, cancelled_why }) => [status, cancelled_why])).toEqual([
      ['cancelled', 'expired'],
      ...Array(3).fill(['new', null]),
    ])
  }
  expect(await waiting(tutor)).toEqual({ count: 1, from_me: 0, proposed: 0 })
  expect(await waiting(maja)).toEqual({ count: 0, from_me: 1, proposed: 0 })

  expect(await codeOf(post(`/orders/${id}/accept`, {}, tutor))).toBe('done')
  expect(await orderOf(id, maja)).toMatchObject({ status: 'accepted', amount: 3 * PRICE, cancelled_why: 'expired' })
  const [mail = ''] = await until(async () => {
    const found = await mailsTo(maja, /Lekcje umówione/)
    return found.length === 1 ? found : null
  })
  expect(decoded(mail)).toMatch(/270,00\s*zł/)
  const tale = await get<readonly { what: string; by: string; params: unknown }[]>(`/timelines/order/${id}`, tutor)
  expect(tale.filter(({ what }) => what !== 'OrderNudged')).toMatchObject([
    { what: 'OrderPlaced', by: 'student' },
    { what: 'OrderCancelled', by: 'system', params: { why: 'expired', count: 1, of: 4, part: 'yes' } },
    { what: 'OrderAccepted', by: 'you', params: { count: 3, of: 4, part: 'yes' } },
  ])
})

test('ACC-08 ORD-02 who leaves or may not teach any more leaves no order open', async () => {
  const id = await makeOrder(site, maja, offer_id)
  const suspend = { do: 'suspend', user_id: tutor.id, reason: 'Skargi.' } as const
  await site.tools.write.execute(teacherDecider, tutor.id, suspend, testContext(site, 'users.suspend'))
  await until(async () => (await orderOf(id, maja)).cancelled_why === 'teacher_gone')

  const other = await testPerson(site, 'teacher')
  const kept = await makeOrder(site, maja, await openOffer(site, other))
  for (const command of [
    { do: 'request', user_id: maja.id },
    { do: 'schedule', user_id: maja.id, due_at: new Date(site.tools.clock.now()).toISOString() },
  ] as const) {
    const context = testContext(site, 'accounts.schedule_deletion')
    await site.tools.write.execute(deletionDecider, maja.id, command, context)
  }
  await until(async () => (await orderOf(kept, other)).cancelled_why === 'account_closing')
})

test('ORD-02 each side lists its orders by role and status; a closed one goes off one’s own list alone', async () => {
  const id = await makeOrder(site, maja, offer_id)
  const list = async (query: string, who: TestPerson) =>
    (await get<readonly OrderRowView[]>(`/orders${query}`, who)).map((order) => order.id)
  expect(await list('?role=teacher', tutor)).toEqual([id])
  expect(await list('?role=student', tutor)).toEqual([])
  expect(await codeOf(post(`/orders/${id}/remove`, {}, maja))).toBe('ORDER_STILL_OPEN')
  await post(`/orders/${id}/cancel`, {}, maja)
  expect(await codeOf(post(`/orders/${id}/remove`, {}, maja))).toBe('done')
  expect([await list('', maja), await list('?status=removed', maja), await list('', tutor)]).toEqual([[], [id], [id]])
  expect(await get('/orders/count', maja)).toMatchObject({ removed: 1, cancelled: 0 })
})
