import { accountEvents } from '@kredka/contracts/accounts/events'
import { attemptEvents } from '@kredka/contracts/attempts/events'
import { getFigures } from '@kredka/contracts/figures/endpoints'
import { NEWCOMER_FUNNEL } from '@kredka/contracts/figures/rules'
import type { FiguresView } from '@kredka/contracts/figures/views'
import { make } from '@kredka/contracts/kernel/events'
import { must } from '@kredka/contracts/kernel/testing/must'
import { lessonEvents } from '@kredka/contracts/lessons/events'
import { orderEvents } from '@kredka/contracts/orders/events'
import { paymentEvents } from '@kredka/contracts/payments/events'
import { profileEvents } from '@kredka/contracts/profiles/events'
import { roomEvents } from '@kredka/contracts/quiz-rooms/events'
import { startTestReadModels, type TestReadModels } from '../kernel/testing/test-read-models.ts'
import { idOf, person, teacher } from '../offers/testing/market.ts'
import { createFiguresProjection } from './projection.ts'
import { figureQueryHandlers } from './queries.ts'
import { lessonLife, STUDENT } from './testing/lesson-life.ts'

/** Read models are asked at ten in the morning of 1 October 2026 in Warsaw, see `startTestReadModels`. */
const TODAY = '2026-10-01'
const all = [accountEvents, profileEvents, orderEvents, lessonEvents, paymentEvents, attemptEvents, roomEvents]
const projection = createFiguresProjection(all.flatMap((events) => Object.values(events)))
let faults: { readonly day: string; readonly times: number }[] = []
const handlers = figureQueryHandlers(async ({ from, to }) => faults.filter(({ day }) => day >= from && day <= to))

let models: TestReadModels
beforeEach(async () => {
  faults = []
  models = await startTestReadModels([projection], handlers)
})
afterEach(() => models.close())

async function figures(asked: Parameters<typeof models.ask<typeof getFigures>>[1] = {}): Promise<FiguresView> {
  const told = must(await models.ask(getFigures, asked, { kind: 'admin', id: idOf('p', 99), role: 'owner' }))
  return told
}

test('ADM-06 the funnel follows what was asked for in the period, however late it is held and paid', async () => {
  const [first, second, third, old] = [lessonLife(1), lessonLife(2), lessonLife(3, 'english'), lessonLife(4)]
  await models.tell([
    old.asked('2026-08-20T10:00:00Z'),
    old.accepted('2026-08-20T10:30:00Z'),
    first.asked('2026-09-10T10:00:00Z'),
    second.asked('2026-09-11T10:00:00Z'),
    third.asked('2026-09-12T10:00:00Z'),
    first.accepted('2026-09-10T11:00:00Z'),
    second.accepted('2026-09-12T10:00:01Z'),
    third.rejected('2026-09-12T12:00:00Z'),
    first.done('2026-09-20T17:00:00Z'),
    first.paid('2026-09-25T17:00:00Z', '2026-09-24'),
    // paid and not held: money, but no lesson
    second.paid('2026-09-25T17:00:00Z', '2026-09-25'),
  ])
  const { totals, subjects } = await figures()
  expect(totals).toMatchObject({
    asked: { now: 3, before: 1 },
    accepted: { now: 2, before: 1 },
    done: { now: 1, before: 0 },
    settled: { now: 1, before: 0 },
    within_1h: { now: 1, before: 1 },
    within_3h: { now: 1, before: 0 },
    longer: { now: 1, before: 0 },
    lessons: { now: 1, before: 0 },
    revenue: { now: 16_000, before: 0 },
  })
  expect(subjects).toEqual([
    {
      subject_id: 'maths',
      revenue: { now: 16_000, before: 0 },
      lessons: { now: 1, before: 0 },
      asked: { now: 2, before: 1 },
      plays: { now: 0, before: 0 },
    },
    expect.objectContaining({ subject_id: 'english', asked: { now: 1, before: 0 } }),
  ])
})

test('ADM-06 the funnel begins with who signed up in the period, and falls back with what is taken back', async () => {
  const [first, second] = [lessonLife(1), lessonLife(2)]
  const joined = (n: number, at: string) => ({ ...person(n), at })
  const reached = async () => {
    const { totals } = await figures()
    return NEWCOMER_FUNNEL.map((name) => totals[name])
  }
  // who learns signed up in the period, one more without an order, and one in the period before
  await models.tell([
    joined(2, '2026-09-10T09:00:00Z'),
    joined(3, '2026-09-11T09:00:00Z'),
    joined(4, '2026-08-20T09:00:00Z'),
  ])
  expect((await reached()).map(({ now }) => now)).toEqual([2, 0, 0, 0])
  await models.tell([first.asked('2026-09-12T10:00:00Z'), second.asked('2026-09-12T10:00:00Z')])
  await models.tell([first.accepted('2026-09-12T11:00:00Z'), first.done('2026-09-20T17:00:00Z')])
  expect((await reached()).map(({ now }) => now)).toEqual([2, 1, 1, 0])
  await models.tell([first.paid('2026-09-25T17:00:00Z', '2026-09-24')])
  expect(await reached()).toEqual([2, 1, 1, 1].map((now, n) => ({ now, before: n === 0 ? 1 : 0 })))
  await models.tell([first.undone('2026-09-26T10:00:00Z')])
  expect((await reached()).map(({ now }) => now)).toEqual([2, 1, 0, 0])
})

test('ADM-06 what is taken back counts no more, and what was given back counts on its own day', async () => {
  const [first, second] = [lessonLife(1), lessonLife(2)]
  for (const life of [first, second]) {
    await models.tell([life.asked('2026-09-10T10:00:00Z'), life.accepted('2026-09-10T11:00:00Z')])
    await models.tell([life.done('2026-09-20T17:00:00Z'), life.paid('2026-09-22T17:00:00Z', '2026-09-21')])
  }
  await models.tell([first.undone('2026-09-21T17:00:00Z'), first.unpaid('2026-09-23T17:00:00Z')])
  await models.tell([second.returned('2026-09-30T17:00:00Z', '2026-09-30')])
  const { totals, steps } = await figures()
  expect(totals).toMatchObject({ done: { now: 1 }, settled: { now: 0 }, revenue: { now: 0 }, lessons: { now: 1 } })
  const money = steps.flatMap(({ from, revenue }) => (revenue.now === 0 ? [] : [[from, revenue.now]]))
  expect(money).toEqual([
    ['2026-09-21', 8_000],
    ['2026-09-30', -8_000],
  ])
})

test('ADM-06 days are those of Warsaw, on the days on which clocks change too', async () => {
  const at = (instant: string, n: number) => ({ ...person(n), at: instant })
  await models.tell([
    at('2026-03-28T22:59:00Z', 1),
    at('2026-03-28T23:00:00Z', 2),
    // this day has 23 hours
    at('2026-03-29T21:59:00Z', 3),
    at('2026-03-29T22:00:00Z', 4),
    // and this one had 25
    at('2025-10-25T22:00:00Z', 5),
    at('2025-10-26T22:59:00Z', 6),
    at('2025-10-26T23:00:00Z', 7),
  ])
  const counted = async (from: string, to: string) =>
    (await figures({ from, to })).steps.map(({ sign_ups }) => sign_ups.now)
  expect(await counted('2026-03-28', '2026-03-30')).toEqual([1, 2, 1])
  expect(await counted('2025-10-25', '2025-10-27')).toEqual([0, 2, 1])
})

test('ADM-06 accounts, tutors, quizzes, rooms and faults are counted, and who did something is active', async () => {
  const attempt = { attempt_id: idOf('p', 1), player_id: idOf('t', 2), mode: 'learning' } as const
  const quiz = { quiz_id: idOf('p', 2), version: 1, author_id: idOf('t', 1) }
  const question = { quiz_id: quiz.quiz_id, version: 1, question_id: idOf('p', 3), revision: 1, weight: 1 }
  const at = '2026-09-30T10:00:00Z'
  faults = [
    { day: '2026-09-30', times: 7 },
    { day: '2026-08-30', times: 2 },
  ]
  await models.tell([
    ...teacher(1).map((event) => ({ ...event, at })),
    {
      ...make(attemptEvents.AttemptCreated, {
        ...attempt,
        ...quiz,
        player_kind: 'user',
        source: 'quiz',
        assignment_id: null,
        subject_id: 'maths',
        difficulty: 2,
        exam_minutes: null,
        questions: [question],
        seed: 'ziarno',
      }),
      at,
      actor: STUDENT,
    },
    {
      ...make(attemptEvents.AttemptFinished, { ...attempt, ...quiz, by: 'person', bp: 0, scores: [] }),
      at,
      actor: STUDENT,
    },
    { ...make(roomEvents.SeatLeft, { room_id: idOf('p', 4), seat: 0 }), at, actor: 'system:rooms' },
  ])
  const { totals, subjects } = await figures()
  expect(totals).toMatchObject({
    sign_ups: { now: 1 },
    tutors: { now: 1 },
    plays: { now: 1 },
    finished: { now: 1 },
    events: { now: 5 },
    active: { now: 1, before: 0 },
    faults: { now: 7, before: 2 },
  })
  expect(subjects).toMatchObject([{ subject_id: 'maths', plays: { now: 1 } }])
})

test('ADM-06 a site on which nothing has happened has figures, all of them 0', async () => {
  const { totals, steps, subjects } = await figures({ period: 'year' })
  expect(Object.values(totals).every(({ now, before }) => now === 0 && before === 0)).toBe(true)
  expect(steps).toHaveLength(40)
  expect(subjects).toEqual([])
})

test('ADM-06 a period that is none is refused', async () => {
  for (const asked of [
    { from: '2026-09-01' },
    { from: '2026-09-02', to: '2026-09-01' },
    { from: TODAY, to: '2026-10-02' },
  ]) {
    expect(await models.ask(getFigures, asked)).toEqual({ rejected: 'FIGURES_PERIOD_WRONG' })
  }
  const day = await figures({ from: TODAY, to: TODAY })
  expect(day).toMatchObject({ before_from: '2026-09-30', before_to: '2026-09-30', step_days: 1 })
})
