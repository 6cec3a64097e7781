import { availabilityEvents } from '@kredka/contracts/availability/events'
import { calendarEvents } from '@kredka/contracts/calendar/events'
import { jobEvents } from '@kredka/contracts/jobs/events'
import { make } from '@kredka/contracts/kernel/events'
import { lessonEvents } from '@kredka/contracts/lessons/events'
import { searchOffers } from '@kredka/contracts/offers/endpoints'
import { offerEvents } from '@kredka/contracts/offers/events'
import { orderEvents } from '@kredka/contracts/orders/events'
import { reviewEvents } from '@kredka/contracts/reviews/events'
import { calendarProjection } from '../calendar/projection.ts'
import { dumpTables } from '../kernel/testing/dump.ts'
import { startTestReadModels, type TestEvent, type TestReadModels } from '../kernel/testing/test-read-models.ts'
import { profilesProjection } from '../profiles/projection.ts'
import { promotionsProjection } from '../promotions/projection.ts'
import { offersProjection } from './projection.ts'
import { offerQueryHandlers } from './queries.ts'
import { idOf, offerEventsOf, price, teacher } from './testing/market.ts'

const DAY = '2026-10-05'
const TOP_RATED = { why: 'top_rated', figure: null }
const NEWCOMER = { why: 'newcomer', figure: null }

let models: TestReadModels
beforeEach(async () => {
  models = await startTestReadModels(
    [profilesProjection, promotionsProjection, calendarProjection, offersProjection],
    offerQueryHandlers,
  )
})
afterEach(() => models.close())

const order = (n: number, of: number) => ({
  order_id: idOf('p', of * 100 + n),
  offer_id: idOf('f', of),
  teacher_id: idOf('t', of),
  student_id: idOf('t', 99),
})
const lesson = (n: number, of: number) => ({
  lesson_id: idOf('g', of * 100 + n),
  order_id: idOf('p', of),
  teacher_id: idOf('t', of),
  student_id: idOf('t', 99),
})

function review(n: number, of: number, stars: number): TestEvent {
  return make(reviewEvents.ReviewWritten, {
    tuition_id: idOf('g', of * 100 + n),
    review_id: idOf('p', of * 100 + n),
    offer_id: idOf('f', of),
    teacher_id: idOf('t', of),
    student_id: idOf('t', 99),
    subject_id: 'maths',
    version: 1,
    stars,
    text: 'Polecam.',
  })
}

function hours(of: number, day: number, start_time: string, end_time: string): TestEvent {
  return make(availabilityEvents.AvailabilityGroupCreated, {
    group_id: idOf('g', of),
    teacher_id: idOf('t', of),
    name: 'Popołudnia',
    entries: [{ type: 'week_day', day, start_time, end_time }],
  })
}

function done(n: number, of: number): TestEvent {
  const more = {
    payment_id: idOf('p', n),
    subject_id: 'maths',
    starts_at: '2026-09-01T10:00:00.000Z',
    done_at: '2026-09-01T11:00:00.000Z',
    by: 'teacher',
  } as const
  return make(lessonEvents.LessonDone, { ...lesson(n, of), ...more })
}

/** Four teachers with one equal offer each. */
function market(): readonly TestEvent[] {
  return [1, 2, 3, 4].flatMap((n) => [
    ...teacher(n),
    hours(n, n, '16:00', '20:00'),
    ...offerEventsOf(n, { teacher_id: idOf('t', n), availability_group_id: idOf('g', n) }),
  ])
}

const began = make(jobEvents.DayBegan, { date: DAY })

async function found(input: Parameters<typeof models.page<typeof searchOffers>>[1] = {}) {
  const page = await models.page(searchOffers, input)
  return page.rows.map(({ id, rating, reasons }) => ({ n: Number(id.slice(-5)), rating, reasons }))
}
const numbers = async (input: Parameters<typeof found>[0] = {}) => (await found(input)).map(({ n }) => n)

test('OFR-04 ratings weigh most, drawn towards the average while they are few', async () => {
  await models.tell([
    ...market(),
    ...[1, 2, 3].map((n) => review(n, 1, 2)),
    review(1, 2, 5),
    ...Array.from({ length: 10 }, (_, n) => review(n, 3, 5)),
    began,
  ])
  expect(await numbers()).toEqual([3, 2, 4, 1])
  expect(await numbers({ sort: 'rating' })).toEqual([3, 2, 4, 1])
  expect((await found())[0]).toEqual({ n: 3, rating: { average: 5, reviews: 10 }, reasons: [TOP_RATED, NEWCOMER] })
  expect(await numbers({ rating: '4' })).toEqual([3, 2])
})

test('OFR-04 a hidden review counts no longer, a changed one with its new stars', async () => {
  const { type: _, data } = review(1, 1, 5) as ReturnType<typeof review> & { readonly data: Record<string, string> }
  const ids = { tuition_id: '', review_id: '', offer_id: '', teacher_id: idOf('t', 1), student_id: '', ...data }
  await models.tell([...market(), review(1, 1, 5), review(2, 1, 1)])
  expect((await found()).find(({ n }) => n === 1)?.rating).toEqual({ average: 3, reviews: 2 })
  const { tuition_id, review_id, offer_id, teacher_id, student_id } = ids
  const named = { tuition_id, review_id, offer_id, subject_id: 'maths', teacher_id, student_id }
  await models.tell([make(reviewEvents.ReviewHidden, { ...named, stars: 5, reason: 'Obraża' })])
  expect((await found()).find(({ n }) => n === 1)?.rating).toEqual({ average: 1, reviews: 1 })
  const changed = { ...named, version: 2, stars: 4, was: 1, text: 'Lepiej', hidden: false }
  await models.tell([make(reviewEvents.ReviewChanged, changed)])
  expect((await found()).find(({ n }) => n === 1)?.rating).toEqual({ average: 4, reviews: 1 })
})

test('OFR-04 who answers soon comes before who lets requests lapse', async () => {
  const placed = (n: number, of: number, at: string): TestEvent =>
    ({
      ...make(orderEvents.OrderPlaced, {
        ...order(n, of),
        terms: { promotion: null, dates: [] } as never,
        message: null,
        address: null,
      }),
      at,
    }) as TestEvent
  const accepted = (n: number, of: number, at: string): TestEvent => ({
    ...make(orderEvents.OrderAccepted, {
      ...order(n, of),
      lesson_ids: [idOf('g', n)],
      status: 'accepted',
      note: null,
      address: null,
    }),
    at,
  })
  const lapsed = make(orderEvents.OrderCancelled, {
    ...order(1, 2),
    lesson_ids: [idOf('g', 1)],
    status: 'cancelled',
    why: 'expired',
    reason: null,
  })
  await models.tell([
    ...market(),
    ...[1, 2, 3].flatMap((n) => [placed(n, 1, '2026-10-02T10:00:00.000Z'), accepted(n, 1, '2026-10-02T11:00:00.000Z')]),
    placed(1, 2, '2026-10-02T10:00:00.000Z'),
    lapsed,
    began,
  ])
  const all = await found()
  expect(all[0]).toMatchObject({ n: 1, reasons: [{ why: 'answers_fast', figure: 2 }, NEWCOMER] })
  expect(all.at(-1)?.n).toBe(2)
})

test('OFR-04 the start of somebody new fades with lessons and with days', async () => {
  await models.tell([...market(), ...Array.from({ length: 5 }, (_, n) => done(n, 1)), began])
  expect(await numbers()).toEqual([4, 3, 2, 1])
  await models.tell([make(jobEvents.DayBegan, { date: '2026-11-20' })])
  expect((await found()).map(({ reasons }) => reasons)).toEqual([[], [], [], []])
})

test('OFR-04 time that is taken is no time to book', async () => {
  const blocked = make(calendarEvents.TimeBlocked, {
    teacher_id: idOf('t', 4),
    block_id: idOf('p', 1),
    kind: 'custom',
    starts_at: '2026-10-06T00:00:00.000Z',
    ends_at: '2026-10-06T08:00:00.000Z',
    title: null,
    public_reason: null,
    decided_at: '2026-10-01T08:00:00.000Z',
  })
  await models.tell([...market(), began, blocked])
  expect((await numbers()).at(-1)).toBe(4)
  const { teacher_id, block_id, decided_at } = blocked.data
  await models.tell([make(calendarEvents.TimeUnblocked, { teacher_id, block_id, decided_at })])
  expect((await numbers())[0]).toBe(4)
})

/** Teacher 1, rated better than the other three, has two more offers of maths and one of music. */
function several(): readonly TestEvent[] {
  const mine = { teacher_id: idOf('t', 1), availability_group_id: idOf('g', 1) }
  return [
    ...market(),
    ...Array.from({ length: 3 }, (_, n) => review(n, 1, 5)),
    ...offerEventsOf(5, mine),
    ...offerEventsOf(6, mine),
    ...offerEventsOf(7, { ...mine, subject_id: 'music', title: 'Gitara' }),
  ]
}

test('OFR-04 the first of several offers of one teacher stands for its points, the further ones stand lower', async () => {
  await models.tell(several())
  expect(await numbers()).toEqual([7, 4, 3, 2, 6, 5, 1])
  expect(await numbers({ sort: 'rating' })).toEqual([1, 5, 6, 7, 2, 3, 4])
})

test('OFR-04 where a subject or words are asked for, a teacher’s offers in other subjects do not lower those in it', async () => {
  await models.tell([
    ...several(),
    ...teacher(8),
    hours(8, 1, '16:00', '20:00'),
    ...offerEventsOf(8, { teacher_id: idOf('t', 8), availability_group_id: idOf('g', 8), subject_id: 'music' }),
  ])
  expect(await numbers({ subject: 'maths' })).toEqual([6, 4, 3, 2, 5, 1])
  expect(await numbers({ subject: 'music' })).toEqual([7, 8])
  expect(await numbers({ q: 'oferta' })).toEqual([6, 8, 4, 3, 2, 5, 1])
})

test('OFR-04 a teacher’s next offer takes the place of one that is removed', async () => {
  await models.tell([
    ...several(),
    make(offerEvents.OfferRemoved, { offer_id: idOf('f', 7), teacher_id: idOf('t', 1), version: 1, visible: 1 }),
  ])
  expect(await numbers()).toEqual([6, 4, 3, 2, 5, 1])
})

test('OFR-04 day and hour ask for the usual week', async () => {
  await models.tell(market())
  expect(await numbers({ day: 2 })).toEqual([2])
  expect(await numbers({ day: 2, hour: 19 })).toEqual([2])
  expect(await numbers({ day: 2, hour: 20 })).toEqual([])
  expect(await numbers({ hour: 16 })).toHaveLength(4)
  await models.tell([
    make(availabilityEvents.AvailabilityGroupRemoved, { group_id: idOf('g', 2), teacher_id: idOf('t', 2) }),
  ])
  expect(await numbers({ day: 2 })).toEqual([])
})

test('OFR-04 EVT-05 the same rows come out however the log is cut into batches', async () => {
  const log = [
    ...market(),
    ...offerEventsOf(5, { teacher_id: idOf('t', 1), prices: [price(60, 5000), price(90, 8000)] }),
    review(1, 1, 4),
    done(1, 2),
    began,
    review(2, 3, 5),
    make(jobEvents.DayBegan, { date: '2026-10-06' }),
    done(2, 3),
  ].map((event, n) => ({ ...event, at: new Date(Date.UTC(2026, 9, 1, 8, n)).toISOString(), revision: n }))
  await models.tell(log)
  const whole = await dumpTables(models.pool, offersProjection)
  const others = await startTestReadModels(
    [profilesProjection, promotionsProjection, calendarProjection, offersProjection],
    offerQueryHandlers,
  )
  for (const event of log) await others.tell([event])
  expect(await dumpTables(others.pool, offersProjection)).toEqual(whole)
  await others.close()
})

test('OFR-04 what most offers have is said only where there is nothing else, and a price below the usual is said by how much', async () => {
  const offers = Array.from({ length: 22 }, (_, n) => n + 1)
  await models.tell(
    offers.flatMap((n) => [
      ...teacher(n),
      hours(n, 1, '08:00', n === 2 ? '23:00' : '20:00'),
      ...offerEventsOf(n, {
        teacher_id: idOf('t', n),
        prices: [price(60, n === 1 ? 5500 : 8000)],
        availability_group_id: idOf('g', n),
      }),
    ]),
  )
  const reasons = async () => new Map((await found({ page_size: 50 })).map(({ n, reasons }) => [n, reasons]))
  const much = (figure: number) => ({ why: 'much_time', figure })
  expect((await reasons()).get(1)).toEqual([NEWCOMER, much(20)])
  await models.tell([began])
  expect((await reasons()).get(1)).toEqual([{ why: 'low_price', figure: 30 }])
  expect((await reasons()).get(2)).toEqual([much(30)])
  expect((await reasons()).get(3)).toEqual([much(20)])
})
