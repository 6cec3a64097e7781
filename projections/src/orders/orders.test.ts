import { accountEvents } from '@kredka/contracts/accounts/events'
import { chatEvents } from '@kredka/contracts/chat/events'
import { make } from '@kredka/contracts/kernel/events'
import {
  countOrders,
  countWaitingOrders,
  getOrder,
  getOrderForm,
  getOrderPhone,
  listOrders,
} from '@kredka/contracts/orders/endpoints'
import { orderEvents as e } from '@kredka/contracts/orders/events'
import { getMinimalStudent } from '@kredka/contracts/profiles/endpoints'
import { profileEvents } from '@kredka/contracts/profiles/events'
import { chatProjection } from '../chat/projection.ts'
import type { Viewer } from '../kernel/query.ts'
import { startTestReadModels, type TestEvent, type TestReadModels } from '../kernel/testing/test-read-models.ts'
import { offersProjection } from '../offers/projection.ts'
import { idOf, offerEventsOf, person, teacher } from '../offers/testing/market.ts'
import { profilesProjection } from '../profiles/projection.ts'
import { profileQueryHandlers } from '../profiles/queries.ts'
import { promotionsProjection } from '../promotions/projection.ts'
import { settingsProjection } from '../settings/projection.ts'
import { openOrders } from './open-orders.ts'
import { ordersProjection } from './projection.ts'
import { orderQueryHandlers } from './queries.ts'

const READ = [
  ordersProjection,
  profilesProjection,
  offersProjection,
  settingsProjection,
  chatProjection,
  promotionsProjection,
]
/** Person 1 teaches, 2 and 3 learn. */
const [TUTOR, MAJA, ANTONI] = [1, 2, 3] as const
const as = (n: number): Viewer => ({ kind: 'user', id: idOf('t', n), is_teacher: n === TUTOR })

let models: TestReadModels
beforeEach(async () => {
  models = await startTestReadModels(READ, [...orderQueryHandlers, ...profileQueryHandlers])
  await models.tell([...teacher(TUTOR), person(MAJA, 'Maja'), person(ANTONI, 'Antoni'), ...offerEventsOf(1)])
})
afterEach(() => models.close())

const orderId = (n: number) => idOf('p', n)
const dateId = (n: number, at: number) => idOf('g', n * 100 + at)
const ids = (n: number, student: number) => ({
  order_id: orderId(n),
  offer_id: idOf('f', 1),
  teacher_id: idOf('t', TUTOR),
  student_id: idOf('t', student),
})
function placed(n: number, student: number, dates = 2): TestEvent {
  return make(e.OrderPlaced, {
    ...ids(n, student),
    terms: {
      offer_id: idOf('f', 1),
      offer_version: 1,
      subject_id: 'maths',
      level: 'basic',
      duration: 60,
      place: 'student_house',
      online_tool: null,
      currency: 'PLN',
      timezone: 'Europe/Warsaw',
      cancellation_hours: 12,
      promotion: { promotion_id: idOf('p', 90), percentage: 50 },
      dates: Array.from({ length: dates }, (_, at) => ({
        lesson_id: dateId(n, at),
        starts_at: new Date(Date.UTC(2026, 9, 12 + 7 * at, 15)).toISOString(),
        ends_at: new Date(Date.UTC(2026, 9, 12 + 7 * at, 16)).toISOString(),
        date: `2026-10-${12 + 7 * at}`,
        time: '17:00',
        list_amount: 8000,
        amount: at === 0 ? 4000 : 8000,
        expires_at: new Date(Date.UTC(2026, 9, 3 + at, 8)).toISOString(),
        nudges_at: ['2026-10-02T08:00:00.000Z', '2026-10-03T03:12:00.000Z'],
      })),
      weekly: true,
      facts: { availability: 0, offer: 1 },
    },
    message: 'Zależy mi na pochodnych.',
    address: 'Długa 5, Warszawa',
  })
}
type Status = 'new' | 'accepted' | 'rejected' | 'cancelled'
const accepted = (n: number, student: number, at: readonly number[], status: Status) =>
  make(e.OrderAccepted, {
    ...ids(n, student),
    lesson_ids: at.map((date) => dateId(n, date)),
    status,
    note: 'Do zobaczenia!',
    address: null,
  })
const rejected = (n: number, student: number, at: readonly number[], status: Status) =>
  make(e.OrderRejected, {
    ...ids(n, student),
    lesson_ids: at.map((date) => dateId(n, date)),
    status,
    reason: 'Wyjeżdżam.',
  })
const listOf = async (n: number, input = {}) => (await models.page(listOrders, input, as(n))).rows
const one = (n: number, who: number) => models.ask(getOrder, { id: orderId(n) }, as(who))

test('ORD-02 both sides list an order, open ones first, by role and status', async () => {
  await models.tell([placed(1, MAJA), placed(2, ANTONI), rejected(2, ANTONI, [0, 1], 'rejected')])
  const [open, closed] = await listOf(TUTOR, { role: 'teacher' })
  expect(open).toMatchObject({
    id: orderId(1),
    role: 'teacher',
    status: 'new',
    other: { id: idOf('t', MAJA), name: 'Maja', picture_url: null },
    offer_slug: 'oferta-1',
    list_amount: 16_000,
    amount: 12_000,
    weekly: true,
    closed_at: null,
    rejection_reason: null,
  })
  expect(open?.dates).toEqual([
    {
      lesson_id: dateId(1, 0),
      starts_at: '2026-10-12T15:00:00.000Z',
      ends_at: '2026-10-12T16:00:00.000Z',
      date: '2026-10-12',
      time: '17:00',
      list_amount: 8000,
      amount: 4000,
      status: 'new',
      expires_at: '2026-10-03T08:00:00.000Z',
      cancelled_why: null,
    },
    expect.objectContaining({ lesson_id: dateId(1, 1), amount: 8000 }),
  ])
  expect(closed).toMatchObject({ id: orderId(2), status: 'rejected', rejection_reason: 'Wyjeżdżam.' })
  expect(await listOf(TUTOR, { role: 'student' })).toEqual([])
  expect(await listOf(TUTOR, { status: 'rejected' })).toHaveLength(1)
  expect(await listOf(ANTONI)).toMatchObject([{ id: orderId(2), role: 'student', other: { name: 'Osoba 1' } }])
  expect(await models.ask(countWaitingOrders, {}, as(TUTOR))).toEqual({ count: 1, from_me: 0, proposed: 0 })
  expect(await models.ask(countWaitingOrders, {}, as(MAJA))).toEqual({ count: 0, from_me: 1, proposed: 0 })
  expect(await models.ask(countOrders, {}, as(TUTOR))).toEqual({
    new: 1,
    accepted: 0,
    rejected: 1,
    cancelled: 0,
    removed: 0,
  })
})

test('ORD-03 the dates of an order stand each for itself, the order is open until the last one is answered', async () => {
  await models.tell([placed(1, MAJA), accepted(1, MAJA, [0], 'new')])
  const statusesOf = async () => {
    const order = await one(1, MAJA)
    return 'rejected' in order ? [] : [order.status, ...order.dates.map(({ status }) => status)]
  }
  expect(await statusesOf()).toEqual(['new', 'accepted', 'new'])
  await models.tell([rejected(1, MAJA, [1], 'accepted')])
  expect(await statusesOf()).toEqual(['accepted', 'accepted', 'rejected'])
})

test('PRO-01 OFR-01 phone and exact address show to the other side once a date is accepted, to strangers never', async () => {
  const user_id = idOf('t', MAJA)
  await models.tell([
    make(profileEvents.ProfileChanged, { user_id, name: 'Maja', phone: '+48 600 100 200', about: '' }),
    placed(1, MAJA),
  ])
  const phone = (who: number) => models.ask(getOrderPhone, { id: orderId(1) }, as(who))
  expect(await phone(TUTOR)).toEqual({ rejected: 'ORDER_NOT_ACCEPTED' })
  expect(await one(1, TUTOR)).toMatchObject({ student_address: null, message: 'Zależy mi na pochodnych.' })
  expect(await one(1, MAJA)).toMatchObject({ student_address: 'Długa 5, Warszawa', phone_open: false })
  await models.tell([accepted(1, MAJA, [0, 1], 'accepted')])
  expect(await phone(TUTOR)).toEqual({ phone: '+48 600 100 200' })
  expect(await phone(MAJA)).toEqual({ phone: null })
  expect(await phone(ANTONI)).toEqual({ rejected: 'ORDER_NOT_FOUND' })
  expect(await one(1, TUTOR)).toMatchObject({ student_address: 'Długa 5, Warszawa', note: 'Do zobaczenia!' })
  expect(await one(1, ANTONI)).toEqual({ rejected: 'ORDER_NOT_FOUND' })
})

test('PRO-01 a teacher sees the minimal profile of whoever ordered from them', async () => {
  const minimal = () => models.ask(getMinimalStudent, { id: idOf('t', MAJA) }, as(TUTOR))
  expect(await minimal()).toEqual({ rejected: 'NOT_FOUND' })
  await models.tell([placed(1, MAJA)])
  expect(await minimal()).toMatchObject({ name: 'Maja' })
})

test('ORD-02 a closed order that one side removed stays with the other', async () => {
  const removed = make(e.OrderRemoved, { ...ids(1, MAJA), user_id: idOf('t', MAJA) })
  await models.tell([placed(1, MAJA), rejected(1, MAJA, [0, 1], 'rejected'), removed])
  expect(await listOf(MAJA)).toEqual([])
  expect(await listOf(MAJA, { status: 'removed' })).toMatchObject([{ id: orderId(1), status: 'removed' }])
  expect(await listOf(TUTOR)).toMatchObject([{ status: 'rejected' }])
})

test('ORD-01 the form knows its terms and what stands in the way', async () => {
  const form = (who: number) => models.ask(getOrderForm, { id: idOf('f', 1) }, as(who))
  expect(await form(MAJA)).toMatchObject({
    offer_id: idOf('f', 1),
    obstacle: null,
    prices: [{ duration: 60, amount: 8000 }],
    places: ['online'],
    timezone: 'Europe/Warsaw',
    cancellation_hours: 12,
    percentage: null,
  })
  expect(await form(TUTOR)).toMatchObject({ obstacle: 'own_offer' })
  expect(await models.ask(getOrderForm, { id: idOf('f', 9) }, as(MAJA))).toEqual({ rejected: 'OFFER_NOT_FOUND' })
  await models.tell([placed(1, MAJA), placed(2, MAJA), placed(3, MAJA)])
  expect(await form(MAJA)).toMatchObject({ obstacle: 'too_many_open' })
  const chat_id = idOf('p', 50)
  const [user_id, blocked_id] = [idOf('t', TUTOR), idOf('t', ANTONI)]
  await models.tell([make(chatEvents.ChatPersonBlocked, { chat_id, user_id, blocked_id, reason: 'other', note: null })])
  expect(await form(ANTONI)).toMatchObject({ obstacle: 'not_possible' })
})

test('ACC-08 the open orders of somebody who leaves are those of both sides, or as a teacher alone', async () => {
  const open = openOrders(models.pool)
  await models.tell([placed(1, MAJA), placed(2, ANTONI)])
  const user_id = idOf('t', MAJA)
  expect(await open(user_id, 'both')).toEqual([orderId(1)])
  expect(await open(user_id, 'teacher')).toEqual([])
})

test('EVT-10 a forgotten person’s words and address go; the other side keeps the order', async () => {
  await models.tell([placed(1, MAJA), accepted(1, MAJA, [0, 1], 'accepted')])
  await models.tell([make(accountEvents.PersonForgotten, { subject_id: idOf('t', MAJA) })])
  expect(await one(1, TUTOR)).toMatchObject({
    other: { name: null },
    message: null,
    student_address: null,
    note: 'Do zobaczenia!',
  })
})

const times = [
  {
    lesson_id: dateId(1, 0),
    starts_at: '2026-10-13T16:00:00.000Z',
    ends_at: '2026-10-13T17:00:00.000Z',
    date: '2026-10-13',
    time: '18:00',
  },
]
const proposed = (proposal_id = idOf('p', 71)) =>
  make(e.OrderTimesProposed, {
    ...ids(1, MAJA),
    proposal_id,
    times,
    lapses_at: '2026-10-03T08:00:00.000Z',
    note: 'Może wtorek?',
    address: null,
  })

test('ORD-02 other times stand beside those that were ordered, and await the student; taken ones are the order’s', async () => {
  await models.tell([placed(1, MAJA), proposed(idOf('p', 72)), proposed()])
  for (const who of [TUTOR, MAJA]) {
    expect(await one(1, who)).toMatchObject({
      status: 'new',
      dates: [{ time: '17:00' }, {}],
      proposal: { id: idOf('p', 71), state: 'open', times, note: 'Może wtorek?' },
    })
  }
  const waiting = async () => [
    await models.ask(countWaitingOrders, {}, as(TUTOR)),
    await models.ask(countWaitingOrders, {}, as(MAJA)),
  ]
  expect(await waiting()).toMatchObject([{ count: 0 }, { from_me: 0, proposed: 1 }])
  expect([await listOf(TUTOR, { mine: true }), await listOf(MAJA, { mine: true })]).toMatchObject([[], [{}]])

  const ended = { ...ids(1, MAJA), proposal_id: idOf('p', 71) }
  await models.tell([make(e.OrderTimesDeclined, { ...ended, reason: 'Mam trening.' })])
  expect(await one(1, TUTOR)).toMatchObject({ proposal: { state: 'declined', reason: 'Mam trening.' } })
  expect(await waiting()).toMatchObject([{ count: 1 }, { from_me: 1, proposed: 0 }])
  expect([await listOf(TUTOR, { mine: true }), await listOf(MAJA, { mine: true })]).toMatchObject([[{}], []])

  const taken = times.map((time) => ({ ...time, slot_id: idOf('p', 80) }))
  await models.tell([
    proposed(),
    make(e.OrderTimesTaken, { ...ended, times: taken }),
    accepted(1, MAJA, [0, 1], 'accepted'),
  ])
  expect(await one(1, MAJA)).toMatchObject({
    status: 'accepted',
    proposal: null,
    amount: 12_000,
    dates: [{ ...times[0], amount: 4000, status: 'accepted' }, { status: 'accepted' }],
  })
})

test('EVT-10 words of a proposal go with whoever wrote them; the times stay', async () => {
  const declined = { ...ids(1, MAJA), proposal_id: idOf('p', 71), reason: 'Mam trening.' }
  await models.tell([placed(1, MAJA), proposed(), make(e.OrderTimesDeclined, declined)])
  await models.tell([make(accountEvents.PersonForgotten, { subject_id: idOf('t', TUTOR) })])
  expect(await one(1, MAJA)).toMatchObject({ proposal: { note: null, reason: 'Mam trening.', times } })
  await models.tell([make(accountEvents.PersonForgotten, { subject_id: idOf('t', MAJA) })])
  expect(await one(1, TUTOR)).toMatchObject({ proposal: { note: null, reason: null, times } })
})
