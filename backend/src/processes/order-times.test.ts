import { DAY, HOUR } from '@kredka/contracts/kernel/durations'
import type { LessonView } from '@kredka/contracts/lessons/views'
import type { NotificationView } from '@kredka/contracts/notifications/views'
import type { OrderRowView, OrderView } from '@kredka/contracts/orders/views'
import { until } from '../kernel/reactions/testing/until.ts'
import type { MovingSite } from './testing/moving-site.ts'
import { hour, makeOrder, openOffer, orderInput, PRICE } from './testing/orders.ts'
import { type TestPerson, testPerson } from './testing/people.ts'
import { twoPeople } from './testing/two-people.ts'

let site: MovingSite
let tutor: TestPerson
let maja: TestPerson
let offer_id: string
let id: string
const { post, send, get, pass, mailsTo } = twoPeople((now) => {
  ;({ site, tutor, maja } = now)
})
beforeEach(async () => {
  offer_id = await openOffer(site, tutor)
  id = await makeOrder(site, maja, offer_id, [hour(site, 10), hour(site, 10, 1)])
})

const orderOf = (who: TestPerson) => get<OrderView>(`/orders/${id}`, who)
const waiting = (who: TestPerson) => get('/orders/count-waiting', who)
const mine = async (who: TestPerson) =>
  (await get<readonly OrderRowView[]>('/orders?mine=true', who)).map((order) => order.id)
const noticesOf = async (who: TestPerson) =>
  (await get<readonly NotificationView[]>('/notifications', who))
    .filter(({ type }) => type.startsWith('order_'))
    .map(({ type, data }) => ('step' in data ? `${type} ${String(data.step)}` : type))
const unseenOf = async (who: TestPerson) =>
  (await get<readonly NotificationView[]>('/notifications?unseen=true', who))
    .filter(({ type }) => type.startsWith('order_'))
    .map(({ type, data }) => ('step' in data ? String(data.step) : type))
const mailed = async (who: TestPerson, part: string) =>
  (await mailsTo(who)).filter((mail) => mail.includes(part)).length
const idsOf = async () => (await orderOf(maja)).dates.map(({ lesson_id }) => lesson_id) as [string, string]
const propose = (times: readonly object[], more = {}) => post(`/orders/${id}/propose-times`, { times, ...more }, tutor)
const answer = (accept: boolean, proposal_id: string, more = {}) =>
  post(`/orders/${id}/answer-times`, { accept, proposal_id, ...more }, maja)
const proposalOf = async () => (await orderOf(maja)).proposal?.id ?? ''

test('ORD-02 NOT-01 a teacher proposes other times, the student takes them in one press, and both lessons are booked', async () => {
  const [first, second] = await idsOf()
  const starts_at = hour(site, 15)
  expect(await propose([{ lesson_id: first, starts_at }], { note: ' Może po południu? ' })).toBeNull()
  const order = await orderOf(maja)
  expect(order).toMatchObject({
    status: 'new',
    amount: 2 * PRICE,
    proposal: { state: 'open', note: 'Może po południu?', times: [{ lesson_id: first, starts_at, time: '15:00' }] },
  })
  // it awaits the student now, who is told once
  expect([await waiting(tutor), await waiting(maja)]).toEqual([
    { count: 0, from_me: 0, proposed: 0 },
    { count: 0, from_me: 0, proposed: 1 },
  ])
  expect([await mine(tutor), await mine(maja)]).toEqual([[], [id]])
  await until(async () => (await noticesOf(maja)).length === 1)
  expect(await noticesOf(maja)).toEqual(['order_proposal proposed'])
  await until(async () => (await mailed(maja, 'order=')) === 1)

  const proposal_id = order.proposal?.id ?? ''
  expect(await answer(true, proposal_id)).toBeNull()
  expect(await answer(true, proposal_id)).toBeNull()
  expect(await orderOf(tutor)).toMatchObject({
    status: 'accepted',
    proposal: null,
    amount: 2 * PRICE,
    note: 'Może po południu?',
    dates: [
      { lesson_id: first, starts_at, time: '15:00', amount: PRICE, status: 'accepted' },
      { lesson_id: second, starts_at: hour(site, 10, 1), status: 'accepted' },
    ],
  })
  expect(await get<LessonView>(`/lessons/${first}`, maja)).toMatchObject({ starts_at, status: 'new', amount: PRICE })
  await until(async () => (await noticesOf(tutor)).length === 2)
  expect(await noticesOf(tutor)).toEqual(['order_proposal taken', 'order_received'])
  expect(await noticesOf(maja)).toEqual(['order_proposal proposed'])
  // nothing asks for an answer any more, and one decision is one line
  expect([await unseenOf(maja), await unseenOf(tutor)]).toEqual([[], ['taken']])
  const tale = await get<readonly { what: string; by: string }[]>(`/timelines/order/${id}`, tutor)
  expect(tale.map(({ what, by }) => `${what} ${by}`).toSorted()).toEqual([
    'OrderPlaced student',
    'OrderTimesProposed you',
    'OrderTimesTaken student',
  ])

  // what was ordered is free again, the new time is not; the lesson can be moved and cancelled as any other
  const anna = await testPerson(site)
  expect(await orderThen(starts_at, anna)).toBe('SLOT_TAKEN')
  expect(await orderThen(hour(site, 10), anna)).toBe('done')
  expect(await post(`/lessons/${first}/cancel`, {}, tutor)).toBeNull()
  expect(await orderThen(starts_at, anna)).toBe('done')
})

async function orderThen(start: string, who: TestPerson) {
  const { error } = await send('/orders', orderInput(offer_id, [start]), who)
  return error?.code ?? 'done'
}

test('ORD-02 AVL-02 NOT-01 times that were taken meanwhile are named, nothing changes, and the teacher can propose again', async () => {
  const [first, second] = await idsOf()
  const free = hour(site, 17)
  const wanted = hour(site, 15)
  expect(
    await propose([
      { lesson_id: first, starts_at: wanted },
      { lesson_id: second, starts_at: free },
    ]),
  ).toBeNull()
  const proposal_id = await proposalOf()
  const anna = await testPerson(site)
  expect(await orderThen(wanted, anna)).toBe('done')
  const { error } = await send(`/orders/${id}/answer-times`, { accept: true, proposal_id }, maja)
  expect(error?.code).toBe('SLOT_TAKEN')
  expect(error?.details).toMatchObject([{ path: 'body/times/0', message: wanted, code: 'SLOT_TAKEN' }])
  expect(await orderOf(maja)).toMatchObject({ status: 'new', proposal: { id: proposal_id, state: 'open' } })
  // all or nothing: the other one is still free
  expect(await orderThen(free, anna)).toBe('done')

  expect(await propose([{ lesson_id: first, starts_at: wanted }])).toBe('SLOT_TAKEN')
  await until(async () => (await noticesOf(maja)).length === 1)
  expect(await propose([{ lesson_id: first, starts_at: hour(site, 13) }])).toBeNull()
  // the notice of a proposal that is replaced asks for nothing any more
  await until(async () => (await noticesOf(maja)).length === 2)
  expect(await unseenOf(maja)).toEqual(['proposed'])
  expect(await answer(true, proposal_id)).toBe('ORDER_PROPOSAL_GONE')
  expect(await answer(true, await proposalOf())).toBeNull()
  expect((await orderOf(maja)).status).toBe('accepted')
})

test('ORD-02 NOT-01 a declined or withdrawn proposal leaves the order as it was; each is told once', async () => {
  const [first] = await idsOf()
  const times = [{ lesson_id: first, starts_at: hour(site, 15) }]
  await propose(times)
  expect(await answer(false, await proposalOf(), { reason: 'Mam trening.' })).toBeNull()
  expect(await orderOf(tutor)).toMatchObject({ status: 'new', proposal: { state: 'declined', reason: 'Mam trening.' } })
  expect(await waiting(tutor)).toEqual({ count: 1, from_me: 0, proposed: 0 })
  await propose(times)
  expect(await post(`/orders/${id}/withdraw-times`, {}, tutor)).toBeNull()
  expect(await orderOf(maja)).toMatchObject({ status: 'new', proposal: null })
  expect(await answer(true, first)).toBe('ORDER_PROPOSAL_GONE')
  await until(async () => (await noticesOf(maja)).length === 3)
  expect(await noticesOf(maja)).toEqual([
    'order_proposal withdrawn',
    'order_proposal proposed',
    'order_proposal proposed',
  ])
  expect(await noticesOf(tutor)).toEqual(['order_proposal declined', 'order_received'])
  expect([await unseenOf(maja), await unseenOf(tutor)]).toEqual([['withdrawn'], []])
  expect(await post(`/orders/${id}/accept`, {}, tutor)).toBeNull()
})

test('ORD-02 NOT-01 a proposal lapses with its order after a reminder, and neither side is told that the teacher did not answer', async () => {
  const [first] = await idsOf()
  await propose([{ lesson_id: first, starts_at: hour(site, 15) }])
  await until(async () => (await mailed(maja, 'order=')) === 1)
  await pass(DAY)
  await until(async () => (await noticesOf(maja)).length === 2)
  expect(await noticesOf(maja)).toEqual(['order_proposal nudged', 'order_proposal proposed'])
  await until(async () => (await mailed(maja, 'order=')) === 2)
  await pass(DAY + HOUR)
  await until(async () => (await orderOf(maja)).status === 'cancelled')
  expect(await orderOf(maja)).toMatchObject({ proposal: null, cancelled_why: 'expired' })
  await until(async () => (await noticesOf(maja)).length === 3)
  expect(await noticesOf(tutor)).toEqual(['order_cancelled', 'order_received'])
  const [told] = await get<readonly NotificationView[]>('/notifications', tutor)
  expect(told).toMatchObject({ data: { why: 'unanswered' } })
})

test('ORD-02 what cannot be proposed is refused, strangers among it', async () => {
  const [first] = await idsOf()
  const refused = (starts_at: string, lesson_id = first) => propose([{ lesson_id, starts_at }])
  expect(await refused(hour(site, 10))).toBe('ORDER_SAME_TIME')
  expect(await refused(new Date(site.tools.clock.now() - DAY - (site.tools.clock.now() % HOUR)).toISOString())).toBe(
    'ORDER_TIME_PAST',
  )
  expect(await refused(hour(site, 10, 60))).toBe('SLOT_TOO_FAR')
  expect(await refused(hour(site, 10, 1))).toBe('SLOT_TAKEN')
  expect(await refused(hour(site, 15), id)).toBe('ORDER_NOT_WAITING')
  expect(await refused(new Date(Date.parse(hour(site, 15)) + 61_000).toISOString())).toBe('INVALID_INPUT')
  const times = [{ lesson_id: first, starts_at: hour(site, 15) }]
  expect(await post(`/orders/${id}/propose-times`, { times }, await testPerson(site, 'teacher'))).toBe(
    'ORDER_NOT_FOUND',
  )
  await propose(times)
  const taking = { accept: true, proposal_id: await proposalOf() }
  expect(await post(`/orders/${id}/answer-times`, taking, await testPerson(site))).toBe('ORDER_NOT_FOUND')
  expect(await post(`/orders/${id}/answer-times`, taking, tutor)).toBe('ORDER_NOT_FOUND')
})
