import { make } from '@kredka/contracts/kernel/events'
import { lessonEvents } from '@kredka/contracts/lessons/events'
import { orderEvents } from '@kredka/contracts/orders/events'
import {
  countPromotions,
  getOfferPromotion,
  getPromotionMinimal,
  listPromotions,
} from '@kredka/contracts/promotions/endpoints'
import { promotionEvents as e } from '@kredka/contracts/promotions/events'
import { studentEvents } from '@kredka/contracts/students/events'
import type { Viewer } from '../kernel/query.ts'
import { startTestReadModels, type TestReadModels } from '../kernel/testing/test-read-models.ts'
import { offersProjection } from '../offers/projection.ts'
import { idOf, offerEventsOf, person, teacher } from '../offers/testing/market.ts'
import { profilesProjection } from '../profiles/projection.ts'
import { promotionsProjection } from './projection.ts'
import { promotionQueryHandlers } from './queries.ts'

const [TUTOR, MAJA] = [1, 2] as const
const as = (n: number): Viewer => ({ kind: 'user', id: idOf('t', n), is_teacher: n === TUTOR })
const VISITOR: Viewer = { kind: 'visitor' }
const pair = { teacher_id: idOf('t', TUTOR), student_id: idOf('t', MAJA) }

const promotion = (
  n: number,
  percentage: number,
  start_date: string,
  end_date: string | null,
  offers: number[] | null = null,
) =>
  make(e.PromotionCreated, {
    promotion_id: idOf('p', n),
    teacher_id: idOf('t', TUTOR),
    promotion_type: 'first-lesson-discount',
    percentage,
    offer_ids: offers === null ? null : offers.map((offer) => idOf('f', offer)),
    description: 'Na początek.',
    start_date,
    end_date,
  })

let models: TestReadModels
beforeEach(async () => {
  models = await startTestReadModels(
    [promotionsProjection, offersProjection, profilesProjection],
    promotionQueryHandlers,
  )
  await models.tell([
    ...teacher(TUTOR),
    person(MAJA, 'Maja'),
    ...[1, 2].flatMap((n) => offerEventsOf(n, { teacher_id: idOf('t', TUTOR) })),
  ])
})
afterEach(() => models.close())

const percentOf = async (offer: number, viewer: Viewer) => {
  const found = (await models.ask(getOfferPromotion, { id: idOf('f', offer) }, viewer)) as {
    promotion: { percentage: number } | null
  }
  return found.promotion?.percentage ?? null
}

test('PRM-01 an offer shows the best promotion that runs today, of all offers or its own', async () => {
  await models.tell([
    promotion(1, 20, '2026-09-01', '2026-10-01'),
    promotion(2, 40, '2026-09-01', null, [2]),
    promotion(3, 90, '2026-10-02', null),
  ])
  expect(await percentOf(1, VISITOR)).toBe(20)
  expect(await percentOf(2, VISITOR)).toBe(40)
  await models.tell([
    make(e.PromotionEnded, { promotion_id: idOf('p', 2), teacher_id: idOf('t', TUTOR), ended_on: '2026-10-01' }),
  ])
  expect(await percentOf(2, as(MAJA))).toBe(20)
  expect(await percentOf(1, as(TUTOR))).toBeNull()
})

test('PRM-01 nobody sees it who had a lesson with the teacher, has agreed on one or has an open order', async () => {
  await models.tell([promotion(1, 20, '2026-09-01', null)])
  const counted = { ...pair, tuition_id: idOf('p', 60), lesson_id: idOf('p', 61) }
  const at = '2026-09-20T10:00:00.000Z'
  await models.tell([
    make(studentEvents.LessonCounted, {
      ...counted,
      offer_id: idOf('f', 1),
      subject_id: 'maths',
      lessons: 1,
      asks_review: true,
      starts_at: at,
      done_at: at,
    }),
  ])
  expect(await percentOf(1, as(MAJA))).toBeNull()
  expect(await percentOf(1, VISITOR)).toBe(20)
  await models.tell([make(studentEvents.LessonUncounted, { ...counted, lessons: 0 })])
  expect(await percentOf(1, as(MAJA))).toBe(20)
  const order = { order_id: idOf('p', 70), offer_id: idOf('f', 1), ...pair }
  const terms = { promotion: { promotion_id: idOf('p', 1), percentage: 20 } } as never
  await models.tell([make(orderEvents.OrderPlaced, { ...order, terms, message: null, address: null })])
  expect(await percentOf(1, as(MAJA))).toBeNull()
  await models.tell([
    make(orderEvents.OrderRejected, { ...order, lesson_ids: [idOf('p', 71)], status: 'rejected', reason: 'Nie mogę.' }),
  ])
  expect(await percentOf(1, as(MAJA))).toBe(20)
  const lesson = { ...pair, lesson_id: idOf('p', 72) }
  await models.tell([{ type: lessonEvents.LessonBooked.name, data: lesson }])
  expect(await percentOf(1, as(MAJA))).toBeNull()
  await models.tell([{ type: lessonEvents.LessonCancelled.name, data: lesson }])
  expect(await percentOf(1, as(MAJA))).toBe(20)
  const { rows } = await models.page(listPromotions, {}, as(TUTOR))
  expect(rows[0]?.orders).toBe(1)
})

test('PRM-01 the teacher’s list by status, and what everybody may ask of one', async () => {
  await models.tell([
    promotion(1, 20, '2026-09-01', '2026-09-30'),
    promotion(2, 30, '2026-09-01', null, [1]),
    promotion(3, 40, '2026-10-02', null),
  ])
  expect(await models.ask(countPromotions, {}, as(TUTOR))).toEqual({ new: 1, active: 1, finished: 1 })
  const { rows } = await models.page(listPromotions, { status: 'active' }, as(TUTOR))
  expect(rows).toMatchObject([
    { id: idOf('p', 2), status: 'active', start_date: '2026-09-01', end_date: null, offers: [{ id: idOf('f', 1) }] },
  ])
  expect((await models.page(listPromotions, {}, as(MAJA))).rows).toEqual([])
  expect(await models.ask(getPromotionMinimal, { id: idOf('p', 3) }, VISITOR)).toEqual({
    promotion_type: 'first-lesson-discount',
    data: { percentage: 40 },
  })
  expect(await models.ask(getPromotionMinimal, { id: idOf('p', 9) }, VISITOR)).toMatchObject({
    rejected: 'PROMOTION_NOT_FOUND',
  })
})
