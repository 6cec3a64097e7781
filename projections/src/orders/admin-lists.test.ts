import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Document } from '@kredka/contracts/kernel/endpoints'
import type { AnyEvent } from '@kredka/contracts/kernel/events'
import { exportLessonProblems, exportLessons, searchLessons } from '@kredka/contracts/lessons/endpoints'
import { exportOrders, searchOrders } from '@kredka/contracts/orders/endpoints'
import { exportPayments, searchPayments } from '@kredka/contracts/payments/endpoints'
import { fileOf } from '../kernel/testing/file-of.ts'
import { startTestReadModels, type TestReadModels } from '../kernel/testing/test-read-models.ts'
import { lessonAdminQueryHandlers, lessonDocuments } from '../lessons/admin-queries.ts'
import { lessonsProjection } from '../lessons/projection.ts'
import { idOf, person, teacher } from '../offers/testing/market.ts'
import { paymentAdminQueryHandlers, paymentDocuments } from '../payments/admin-queries.ts'
import { paymentsProjection } from '../payments/projection.ts'
import { profilesProjection } from '../profiles/projection.ts'
import { orderAdminQueryHandlers, orderDocuments } from './admin-queries.ts'
import { ordersProjection } from './projection.ts'

const STAFF = { kind: 'admin', id: idOf('p', 9), role: 'owner' } as const
const [TUTOR, MAJA, ANTONI] = [1, 2, 3] as const

/** A stored sample between these people, with what is told apart by `n`. */
function sample(name: string, student: number, n: number, more: object = {}): AnyEvent {
  const file = fileURLToPath(new URL(`../../../contracts/src/${name}.json`, import.meta.url))
  const [type = ''] = name.split('/').at(-1)?.split('.') ?? []
  const ids = { order_id: idOf('p', n), lesson_id: idOf('p', 100 + n), payment_id: idOf('p', 200 + n) }
  const people = { teacher_id: idOf('t', TUTOR), student_id: idOf('t', student) }
  const data = JSON.parse(readFileSync(file, 'utf8')) as object
  const kept = Object.fromEntries(Object.entries({ ...ids, ...people }).filter(([key]) => key in data))
  return { type, version: Number(name.split('.v').at(-1)), data: { ...data, ...kept, ...more } } as AnyEvent
}

let models: TestReadModels
beforeEach(async () => {
  models = await startTestReadModels(
    [ordersProjection, lessonsProjection, paymentsProjection, profilesProjection],
    [...orderAdminQueryHandlers, ...lessonAdminQueryHandlers, ...paymentAdminQueryHandlers],
  )
  await models.tell([
    ...teacher(TUTOR),
    person(MAJA, 'Maja Kowalska'),
    person(ANTONI, 'Antoni Zieliński'),
    ...[MAJA, ANTONI].flatMap((student, n) => [
      sample('lessons/samples/LessonBooked.v1', student, n, { starts_at: `2026-10-0${n + 5}T15:00:00.000Z` }),
      sample('payments/samples/PaymentOpened.v1', student, n, { starts_at: `2026-10-0${n + 5}T15:00:00.000Z` }),
    ]),
    sample('lessons/samples/LessonDone.v1', MAJA, 0),
  ])
})
afterEach(() => models.close())

test('ADM-02 staff find lessons by either name with a slip in it, by any id, and by what became of them', async () => {
  const found = async (input: object) =>
    (await models.page(searchLessons, input, STAFF)).rows.map(({ student, state }) => [student.name, state])
  const [maja, antoni] = [
    ['Maja Kowalska', 'done'],
    ['Antoni Zieliński', 'booked'],
  ]
  expect(await found({})).toEqual([antoni, maja])
  expect(await found({ sort: 'starts_at' })).toEqual([maja, antoni])
  expect(await found({ state: 'done' })).toEqual([maja])
  expect(await found({ q: 'kowal' })).toEqual([maja])
  expect(await found({ q: 'Kowalsak' })).toEqual([maja])
  expect(await found({ q: 'Osoba 1' })).toEqual([antoni, maja])
  expect(await found({ q: idOf('p', 101) })).toEqual([antoni])
  expect(await found({ q: '100%' })).toEqual([])
  expect(await found({ page: 2, page_size: 1 })).toEqual([maja])
  expect(await found({ sort: 'amount' })).toEqual([maja, antoni])
  expect(await found({ sort: '-amount' })).toEqual([antoni, maja])
  expect(await found({ sort: 'state' })).toEqual([antoni, maja])
  expect(await found({ sort: '-state' })).toEqual([maja, antoni])
})

test('ADM-02 staff find payments with the order and the lesson that they belong to', async () => {
  const found = async (input: object) => (await models.page(searchPayments, input, STAFF)).rows
  expect((await found({})).map(({ student }) => student.name)).toEqual(['Antoni Zieliński', 'Maja Kowalska'])
  expect(await found({ q: idOf('p', 0), status: 'unpaid' })).toMatchObject([
    { id: idOf('p', 200), order_id: idOf('p', 0), lesson_id: idOf('p', 100), teacher: { name: 'Osoba 1' } },
  ])
  expect(await found({ status: 'paid' })).toEqual([])
  // alike in the amount, they keep one order both ways
  const ids = async (sort: string) => (await found({ sort })).map(({ id }) => id)
  expect(await ids('amount')).toEqual([idOf('p', 200), idOf('p', 201)])
  expect(await ids('-amount')).toEqual([idOf('p', 201), idOf('p', 200)])
  await models.tell([
    sample('payments/samples/PaymentOpened.v1', MAJA, 2, { amount: 900, starts_at: '2026-10-07T15:00:00.000Z' }),
  ])
  expect((await ids('amount'))[0]).toBe(idOf('p', 202))
  expect((await ids('-amount')).at(-1)).toBe(idOf('p', 202))
  // alike in state the newest stands first, and the other way round
  expect(await ids('status')).toEqual([202, 201, 200].map((n) => idOf('p', n)))
  expect(await ids('-status')).toEqual([200, 201, 202].map((n) => idOf('p', n)))
})

test('ADM-02 staff find orders; what nobody answered in time has lapsed', async () => {
  const dates = (n: number, count: number) =>
    Array.from({ length: count }, (_, at) => ({
      lesson_id: idOf('g', n * 100 + at),
      starts_at: `2026-10-1${at}T15:00:00.000Z`,
      ends_at: `2026-10-1${at}T16:00:00.000Z`,
      ...{ date: `2026-10-1${at}`, time: '17:00', list_amount: 8000, amount: 8000 },
      ...{ expires_at: '2026-10-03T08:00:00.000Z', nudges_at: [] },
    }))
  const placed = (n: number, student: number, count: number) => {
    const event = sample('orders/samples/OrderPlaced.v2', student, n)
    const terms = { ...(event.data['terms'] as object), dates: dates(n, count) }
    return { ...event, data: { ...event.data, terms } } as AnyEvent
  }
  await models.tell([placed(1, MAJA, 1), placed(2, ANTONI, 2)])
  const found = async (input: object) =>
    (await models.page(searchOrders, input, STAFF)).rows.map(({ student, status, dates, amount }) => ({
      ...{ student: student.name, status, dates, amount },
    }))
  const maja = { student: 'Maja Kowalska', status: 'new', dates: 1, amount: 8000 }
  const antoni = { student: 'Antoni Zieliński', status: 'new', dates: 2, amount: 16_000 }
  expect(await found({})).toEqual([antoni, maja])
  for (const by of ['ordered_at', 'amount', 'dates']) {
    expect(await found({ sort: by })).toEqual([maja, antoni])
    expect(await found({ sort: `-${by}` })).toEqual([antoni, maja])
  }
  expect(await found({ q: 'zielinski' })).toEqual([antoni])
  expect(await found({ status: 'expired' })).toEqual([])
  const lapsed = { lesson_ids: [idOf('g', 100)], status: 'cancelled', why: 'expired' }
  await models.tell([sample('orders/samples/OrderCancelled.v1', MAJA, 1, lapsed)])
  expect(await found({ status: 'expired' })).toEqual([{ ...maja, status: 'expired' }])
  expect(await found({ status: 'cancelled' })).toEqual([])
  const byStatus = [{ ...maja, status: 'expired' }, antoni]
  expect(await found({ sort: 'status' })).toEqual(byStatus)
  expect(await found({ sort: '-status' })).toEqual(byStatus.toReversed())
})

test('ADM-02 what the lists show leaves as a table, with the filters in force and without more than they show', async () => {
  const handlers = [...lessonDocuments, ...paymentDocuments, ...orderDocuments]
  const file = async (endpoint: Document, input: object) => {
    const asked = { handlers, pool: models.pool, viewer: STAFF, now: Date.UTC(2026, 9, 9) }
    const { name, lines } = await fileOf(asked, endpoint, input)
    const [head = [], ...rows] = lines.map((line) => line.split(';'))
    return { name, rows: rows.map((row) => Object.fromEntries(head.map((key, at) => [key, row[at]]))) }
  }
  await models.tell([sample('lessons/samples/LessonProblemReported.v1', MAJA, 0)])
  expect(await file(exportLessonProblems, { q: 'Wiśniewski' })).toEqual({ name: expect.any(String), rows: [] })
  for (const q of ['kowal', 'Kowalsak']) {
    expect((await file(exportLessonProblems, { q })).rows).toEqual([
      expect.objectContaining({ lesson_id: idOf('p', 100), student: 'Maja Kowalska', state: 'open' }),
    ])
  }
  expect(await file(exportLessons, { state: 'done' })).toEqual({
    name: 'kredka-lessons-2026-10-09.csv',
    rows: [
      expect.objectContaining({
        id: idOf('p', 100),
        student: 'Maja Kowalska',
        state: 'done',
        starts_at: '2026-10-05T15:00:00.000Z',
        amount: expect.stringMatching(/^\d+\.\d\d$/),
      }),
    ],
  })
  const paid = await file(exportPayments, { q: 'zielinski' })
  expect(paid.rows.map(({ student, status }) => [student, status])).toEqual([['Antoni Zieliński', 'unpaid']])
  const sorted = await file(exportPayments, { sort: 'starts_at' })
  expect(sorted.rows.map(({ student }) => student)).toEqual(['Maja Kowalska', 'Antoni Zieliński'])
  expect(await file(exportOrders, {})).toEqual({ name: 'kredka-orders-2026-10-09.csv', rows: [] })
})
