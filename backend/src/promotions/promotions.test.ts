import { HOUR } from '@kredka/contracts/kernel/durations'
import { make } from '@kredka/contracts/kernel/events'
import { promotionEvents as e, type PromotionEvent } from '@kredka/contracts/promotions/events'
import { PROMOTION_GRAPH, PROMOTIONS_MAX, promotionStatus } from '@kredka/contracts/promotions/rules'
import { createFixedClock } from '../kernel/testing/fixed-clock.ts'
import { graphStory } from '../kernel/testing/graph-story.ts'
import { story } from '../kernel/testing/story.ts'
import { testWriteSide } from '../kernel/testing/test-write-side.ts'
import { promotionFor } from './facts.ts'
import { type PromotionCommand, promotionsDecider } from './promotions.ts'

const promotion_id = '01jd0000000000000000000001'
const teacher_id = '01jd0000000000000000000002'
const offer_id = '01jd0000000000000000000003'
const today = '2026-11-15'

const created = (days: { start_date: string; end_date: string | null }, id = promotion_id) =>
  make(e.PromotionCreated, {
    promotion_id: id,
    teacher_id,
    promotion_type: 'first-lesson-discount',
    percentage: 25,
    offer_ids: null,
    description: null,
    ...days,
  })
const create = (change: Partial<Extract<PromotionCommand, { do: 'create' }>> = {}): PromotionCommand => ({
  do: 'create',
  promotion_id,
  teacher_id,
  promotion_type: 'first-lesson-discount',
  percentage: 25,
  offer_ids: null,
  description: null,
  start_date: today,
  end_date: null,
  today,
  ...change,
})
const end: PromotionCommand = { do: 'end', promotion_id, teacher_id, today }
const ended = make(e.PromotionEnded, { promotion_id, teacher_id, ended_on: today })
const running = created({ start_date: '2026-11-01', end_date: '2026-11-15' })
const toCome = created({ start_date: '2026-11-16', end_date: null })
const over = created({ start_date: '2026-11-01', end_date: '2026-11-14' })

test('PRM-01 a teacher begins a promotion for all offers or some, today or later', () => {
  story(promotionsDecider, e)
    .given()
    .when(create({ description: '  Na początek. ', offer_ids: [offer_id], end_date: '2026-12-31' }))
    .gives(
      make(e.PromotionCreated, {
        promotion_id,
        teacher_id,
        promotion_type: 'first-lesson-discount',
        percentage: 25,
        offer_ids: [offer_id],
        description: 'Na początek.',
        start_date: today,
        end_date: '2026-12-31',
      }),
    )
})

test('PRM-01 days that cannot be are refused', () => {
  story(promotionsDecider, e)
    .given()
    .when(create({ start_date: '2026-11-14' }))
    .rejects('PROMOTION_DAYS_WRONG', { fault: 'starts_in_past' })
  story(promotionsDecider, e)
    .given()
    .when(create({ start_date: '2026-11-20', end_date: '2026-11-19' }))
    .rejects('PROMOTION_DAYS_WRONG', { fault: 'ends_before_start' })
})

test('PRM-01 twenty promotions run or wait at once; finished ones do not count', () => {
  const many: PromotionEvent[] = Array.from({ length: PROMOTIONS_MAX }, (_, n) =>
    created({ start_date: today, end_date: null }, `01jd00000000000000000001${String(n).padStart(2, '0')}`),
  )
  const another = create({ promotion_id: '01jd0000000000000000000009' })
  story(promotionsDecider, e)
    .given(...many)
    .when(another)
    .rejects('TOO_MANY_PROMOTIONS')
  const gone = make(e.PromotionEnded, { promotion_id: '01jd0000000000000000000100', teacher_id, ended_on: today })
  expect(
    story(promotionsDecider, e)
      .given(...many, gone, over)
      .when(another)
      .state(),
  ).toHaveLength(PROMOTIONS_MAX + 2)
})

test('PRM-01 a promotion ends at once when its teacher says so, once', () => {
  story(promotionsDecider, e).given(running).when(end).gives(ended)
  story(promotionsDecider, e).given(toCome).when(end).gives(ended)
  story(promotionsDecider, e)
    .given(running, ended)
    .when(end)
    .rejects('PROMOTION_FINISHED', { state: 'finished', command: 'end' })
  story(promotionsDecider, e).given(over).when(end).rejects('PROMOTION_FINISHED')
  story(promotionsDecider, e).given().when(end).rejects('PROMOTION_NOT_FOUND')
})

test('PRM-01 every state goes where the graph says', () => {
  const own = (promotions: typeof promotionsDecider.initial) =>
    promotions.find((one) => one.promotion_id === promotion_id)
  graphStory(promotionsDecider, e).follows({
    // another promotion may always begin: a new id is a new life
    graph: {
      absent: PROMOTION_GRAPH.absent,
      new: { ...PROMOTION_GRAPH.new, create: ['new'] },
      active: { ...PROMOTION_GRAPH.active, create: ['active'] },
      finished: { ...PROMOTION_GRAPH.finished, create: ['finished'] },
    },
    stateOf: (promotions) => {
      const promotion = own(promotions)
      return promotion === undefined ? 'absent' : promotionStatus(promotion, today)
    },
    given: { absent: [], new: [toCome], active: [running], finished: [running, ended] },
    when: {
      create: (_, state) =>
        state === 'absent'
          ? [create(), create({ start_date: '2026-11-16' })]
          : create({ promotion_id: '01jd0000000000000000000009' }),
      end: () => end,
    },
  })
})

test('PRM-01 its days alone begin and end it: on the first and the last one, until midnight in Warsaw, an order has the discount', async () => {
  const clock = createFixedClock(Date.parse('2026-11-15T12:00:00+01:00'))
  const { write, context } = testWriteSide({ events: e, clock })
  const days = { start_date: '2026-11-16', end_date: '2026-11-17' }
  await write.execute(promotionsDecider, teacher_id, create(days), context())
  const price = async () => (await promotionFor(write, { teacher_id, offer_id, now: clock.now() }))?.price(8000) ?? null
  expect(await price()).toBeNull()
  clock.advance(12 * HOUR)
  expect(await price()).toBe(6000)
  clock.advance(48 * HOUR - 1)
  expect(await price()).toBe(6000)
  clock.advance(1)
  expect(await price()).toBeNull()
})
