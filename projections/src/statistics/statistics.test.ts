import { chatEvents } from '@kredka/contracts/chat/events'
import { HOUR } from '@kredka/contracts/kernel/durations'
import { make } from '@kredka/contracts/kernel/events'
import { must } from '@kredka/contracts/kernel/testing/must'
import { lessonEvents } from '@kredka/contracts/lessons/events'
import { reviewEvents } from '@kredka/contracts/reviews/events'
import { getOfferRating, getTeacherStatistics } from '@kredka/contracts/statistics/endpoints'
import type { TeacherStatisticsView } from '@kredka/contracts/statistics/views'
import { studentEvents } from '@kredka/contracts/students/events'
import { startTestReadModels, type TestReadModels } from '../kernel/testing/test-read-models.ts'
import { idOf, offerEventsOf, submitted, teacher } from '../offers/testing/market.ts'
import { statisticsProjection } from './projection.ts'
import { statisticsQueryHandlers } from './queries.ts'

/** What read models are asked at, see `startTestReadModels`. */
const NOW = Date.UTC(2026, 9, 1, 8)
const TUTOR = 1
const pair = (student: number) => ({
  tuition_id: idOf('p', student),
  teacher_id: idOf('t', TUTOR),
  student_id: idOf('t', student),
})
const counted = (lesson: number, student: number, lessons: number) =>
  make(studentEvents.LessonCounted, {
    ...pair(student),
    lesson_id: idOf('p', 100 + lesson),
    offer_id: idOf('f', 1),
    subject_id: 'maths',
    starts_at: new Date(NOW).toISOString(),
    done_at: new Date(NOW).toISOString(),
    lessons,
    asks_review: false,
  })
const uncounted = (lesson: number, student: number, lessons: number) =>
  make(studentEvents.LessonUncounted, { ...pair(student), lesson_id: idOf('p', 100 + lesson), lessons })
const review = (student: number) => ({
  ...pair(student),
  review_id: idOf('p', 300 + student),
  offer_id: idOf('f', 1),
  subject_id: 'maths',
})
const written = (student: number, stars: number) =>
  make(reviewEvents.ReviewWritten, { ...review(student), version: 1, stars, text: 'Dobrze i spokojnie.' })
const changed = (student: number, was: number, stars: number, hidden = false) =>
  make(reviewEvents.ReviewChanged, { ...review(student), version: 2, stars, was, text: 'Dobrze i spokojnie.', hidden })
const lesson = (n: number) => ({
  lesson_id: idOf('p', 100 + n),
  order_id: idOf('p', 70),
  teacher_id: idOf('t', TUTOR),
  student_id: idOf('t', 2),
  payment_id: idOf('p', 200 + n),
})
const cancelled = (n: number, by: 'teacher' | 'student') =>
  make(lessonEvents.LessonCancelled, {
    ...lesson(n),
    slot_ids: [idOf('p', 100 + n)],
    starts_at: new Date(NOW).toISOString(),
    by,
    late: false,
    why: 'asked',
    canceller_id: null,
    reason: null,
  })
/** Message `number` of the chat with a student, so many hours ago. */
const message = (student: number, number: number, by: 's' | 't', hoursAgo: number) =>
  make(chatEvents.ChatMessageSent, {
    chat_id: idOf('p', student),
    teacher_id: idOf('t', TUTOR),
    student_id: idOf('t', student),
    message_id: idOf('f', student * 1_000 + number),
    number,
    sender_id: idOf('t', by === 's' ? student : TUTOR),
    to_user_id: idOf('t', by === 's' ? TUTOR : student),
    message: 'Dzień dobry!',
    sent_at: new Date(NOW - hoursAgo * HOUR).toISOString(),
  })

let models: TestReadModels
beforeEach(async () => {
  models = await startTestReadModels([statisticsProjection], statisticsQueryHandlers)
  await models.tell([...teacher(TUTOR), submitted(1)])
})
afterEach(() => models.close())

async function facts(): Promise<TeacherStatisticsView> {
  const told = must(await models.ask(getTeacherStatistics, { id: idOf('t', TUTOR) }))
  return told
}

test('PRO-04 lessons, students and those who came again are counted, and taken off where a mark was', async () => {
  await models.tell([counted(1, 2, 1), counted(2, 2, 2), counted(3, 3, 1), counted(4, 4, 1), uncounted(4, 4, 0)])
  expect(await facts()).toMatchObject({ lessons_done: 3, students: 2, repeat_students: 1 })
  await models.tell([uncounted(2, 2, 1)])
  expect(await facts()).toMatchObject({ lessons_done: 2, students: 2, repeat_students: 0 })
})

test('REV-01 the average and its count hold from the first review on, for teacher and offer', async () => {
  expect((await facts()).rating).toMatchObject({ average: null, count: 0 })
  await models.tell([written(2, 5), written(3, 4), written(4, 4)])
  const rating = (await facts()).rating
  expect(rating).toMatchObject({ average: 4.33, count: 3 })
  expect(rating.by_stars.map(({ count }) => count)).toEqual([1, 2, 0, 0, 0])
  expect(await models.ask(getOfferRating, { id: idOf('f', 1) })).toEqual(rating)
  expect(await models.ask(getOfferRating, { id: idOf('f', 2) })).toEqual({ rejected: 'OFFER_NOT_FOUND' })
})

test('REV-01 a changed review counts with its new stars, a hidden one not at all', async () => {
  await models.tell([written(2, 5), written(3, 1), changed(3, 1, 3)])
  expect((await facts()).rating).toMatchObject({ average: 4, count: 2 })
  await models.tell([
    make(reviewEvents.ReviewHidden, { ...review(3), stars: 3, reason: 'Dane innej osoby.' }),
    changed(3, 3, 1, true),
  ])
  expect((await facts()).rating).toMatchObject({ average: 5, count: 1 })
  await models.tell([make(reviewEvents.ReviewShown, { ...review(3), stars: 1, reason: 'Poprawiona.' })])
  expect((await facts()).rating).toMatchObject({ average: 3, count: 2 })
})

test('PRO-04 attendance tells of what the teacher cancelled or missed, not of what students did', async () => {
  await models.tell([counted(1, 2, 1), cancelled(2, 'teacher'), cancelled(3, 'student')])
  expect((await facts()).attendance).toBeNull()
  await models.tell([
    counted(4, 2, 2),
    make(lessonEvents.LessonProblemDecided, {
      ...lesson(5),
      kind: 'no_show',
      outcome: 'teacher_absent',
      was_done: false,
      admin_id: null,
      reason: null,
    }),
  ])
  expect((await facts()).attendance).toEqual({ kept: 2, absent: 1, cancelled: 1 })
})

test('PRO-04 the response time is the middle of the last first messages; waiting counts, what came just now does not', async () => {
  await models.tell([message(2, 1, 's', 100), message(2, 2, 't', 99.5), message(2, 3, 's', 90), message(2, 4, 't', 50)])
  await models.tell([message(3, 1, 's', 80), message(3, 2, 't', 78), message(4, 1, 's', 2)])
  expect((await facts()).response).toBeNull()
  await models.tell([message(5, 1, 's', 60)])
  expect((await facts()).response).toEqual({ within: 'few_hours', messages: 3, answered: 2 })
})

test('PRO-04 only the last 25 first messages count, and chats that the teacher began do not', async () => {
  const slow = Array.from({ length: 10 }, (_, n) => message(100 + n, 1, 's', 1_000 + n))
  const quick = Array.from({ length: 25 }, (_, n) => [
    message(200 + n, 1, 's', 500 - n),
    message(200 + n, 2, 't', 499.9 - n),
  ])
  await models.tell([...slow, ...quick.flat(), message(300, 1, 't', 30), message(300, 2, 's', 29)])
  expect((await facts()).response).toEqual({ within: 'hour', messages: 25, answered: 25 })
})

test('PRO-04 editing an offer loses nothing', async () => {
  await models.tell([...offerEventsOf(1).slice(1), written(2, 5)])
  const before = await facts()
  expect(before.first_offer_at).not.toBeNull()
  await models.tell([submitted(1, { version: 2 })])
  expect(await facts()).toEqual(before)
  expect(await models.ask(getOfferRating, { id: idOf('f', 1) })).toMatchObject({ count: 1 })
})
