import { accountEvents } from '@kredka/contracts/accounts/events'
import { isRejection } from '@kredka/contracts/kernel/errors'
import { make } from '@kredka/contracts/kernel/events'
import {
  getComment,
  getOwnReview,
  getReviewHistory,
  listOfferReviews,
  listOwnReviews,
  listReceivedReviews,
  listTeacherReviews,
  searchComments,
} from '@kredka/contracts/reviews/endpoints'
import { reviewEvents as e } from '@kredka/contracts/reviews/events'
import { studentEvents } from '@kredka/contracts/students/events'
import { adminProjection } from '../admin/projection.ts'
import type { Viewer } from '../kernel/query.ts'
import { startTestReadModels, type TestReadModels } from '../kernel/testing/test-read-models.ts'
import { idOf, person, teacher } from '../offers/testing/market.ts'
import { profilesProjection } from '../profiles/projection.ts'
import { reviewAdminQueryHandlers } from './admin-queries.ts'
import { reviewsProjection } from './projection.ts'
import { reviewQueryHandlers } from './queries.ts'

const [TUTOR, MAJA, ANTONI] = [1, 2, 3] as const
const tutor: Viewer = { kind: 'user', id: idOf('t', TUTOR), is_teacher: true }
const as = (n: number): Viewer => ({ kind: 'user', id: idOf('t', n), is_teacher: false })
const admin: Viewer = { kind: 'admin', id: idOf('p', 99), role: 'owner' }
const pair = (student: number) => ({
  tuition_id: idOf('p', student),
  teacher_id: idOf('t', TUTOR),
  student_id: idOf('t', student),
})
const review = (student: number) => ({
  ...pair(student),
  review_id: idOf('p', 300 + student),
  offer_id: idOf('f', student),
  subject_id: 'maths',
})
const counted = (student: number, lessons: number, done_at = '2026-09-20T10:00:00.000Z') =>
  make(studentEvents.LessonCounted, {
    ...pair(student),
    lesson_id: idOf('p', 1_000 * student + lessons),
    offer_id: idOf('f', student),
    subject_id: 'maths',
    starts_at: done_at,
    done_at,
    lessons,
    asks_review: false,
  })
const written = (student: number, stars: number, text = 'Jasno tłumaczy.') =>
  make(e.ReviewWritten, { ...review(student), version: 1, stars, text })
const changed = (student: number, was: number, stars: number, text: string) =>
  make(e.ReviewChanged, { ...review(student), version: 2, stars, was, text, hidden: false })
const answered = (student: number, edited = false) =>
  make(e.ReviewAnswered, { ...review(student), text: 'Dziękuję!', edited })
const reported = (student: number) =>
  make(e.ReviewReported, { ...review(student), version: 1, reason: 'untrue', note: 'Nie było tej lekcji.' })
const hidden = (student: number, stars: number) =>
  make(e.ReviewHidden, { ...review(student), stars, reason: 'Dane innej osoby.' })

let models: TestReadModels
beforeEach(async () => {
  models = await startTestReadModels(
    [reviewsProjection, profilesProjection, adminProjection],
    [...reviewQueryHandlers, ...reviewAdminQueryHandlers],
  )
  await models.tell([...teacher(TUTOR), person(MAJA, 'Maja Zając'), person(ANTONI, 'Antoni 100%')])
})
afterEach(() => models.close())

const ofTeacher = async (input = {}) => (await models.page(listTeacherReviews, { id: idOf('t', TUTOR), ...input })).rows

test('REV-01 everybody reads reviews with the first name and the number of lessons taken together', async () => {
  await models.tell([counted(MAJA, 1), counted(MAJA, 2), written(MAJA, 4)])
  const [read] = await ofTeacher()
  expect(read).toMatchObject({ name: 'Maja', stars: 4, text: 'Jasno tłumaczy.', lessons: 2, edited_at: null })
  expect(JSON.stringify(read)).not.toContain(idOf('t', MAJA))
  expect(JSON.stringify(read)).not.toContain(idOf('p', MAJA))
  expect((await models.page(listOfferReviews, { id: idOf('f', MAJA) })).rows).toEqual([read])
  expect((await models.page(listOfferReviews, { id: idOf('f', ANTONI) })).rows).toEqual([])
})

test('REV-01 reviews are sorted, narrowed to stars and paged', async () => {
  await models.tell([written(MAJA, 2), written(ANTONI, 5)])
  const stars = async (input: object) => (await ofTeacher(input)).map((one) => one.stars)
  expect(await stars({})).toEqual([5, 2])
  expect(await stars({ sort: 'lowest' })).toEqual([2, 5])
  expect(await stars({ stars: 2 })).toEqual([2])
  expect((await models.page(listTeacherReviews, { id: idOf('t', TUTOR), page_size: 1 })).has_next_page).toBe(true)
})

test('REV-01 a change shows as edited, and what it said before can be read', async () => {
  await models.tell([written(MAJA, 2, 'Spóźniał się.'), changed(MAJA, 2, 5, 'Od trzeciej lekcji punktualnie.')])
  const [read] = await ofTeacher()
  expect(read).toMatchObject({ stars: 5, text: 'Od trzeciej lekcji punktualnie.' })
  expect(read?.edited_at).not.toBeNull()
  const id = review(MAJA).review_id
  expect(await models.ask(getReviewHistory, { id })).toEqual([
    expect.objectContaining({ version: 1, stars: 2, text: 'Spóźniał się.' }),
  ])
  await models.tell([hidden(MAJA, 5)])
  expect(await models.ask(getReviewHistory, { id })).toEqual({ rejected: 'REVIEW_NOT_FOUND' })
})

test('REV-01 a student sees whom they can review, until when, and their own review with its answer', async () => {
  expect(await models.ask(getOwnReview, { id: idOf('t', TUTOR) }, as(MAJA))).toEqual({ own: null })
  await models.tell([counted(MAJA, 1)])
  const own = await models.ask(getOwnReview, { id: idOf('t', TUTOR) }, as(MAJA))
  expect(own).toMatchObject({ own: { lessons: 1, open_until: '2026-12-19T10:00:00.000Z', review: null } })
  await models.tell([written(MAJA, 4), answered(MAJA), hidden(MAJA, 4)])
  const { rows } = await models.page(listOwnReviews, {}, as(MAJA))
  expect(rows).toEqual([
    expect.objectContaining({
      teacher: { id: idOf('t', TUTOR), name: 'Osoba 1' },
      review: expect.objectContaining({
        stars: 4,
        state: 'hidden',
        hidden_reason: 'Dane innej osoby.',
        answer: expect.objectContaining({ text: 'Dziękuję!', edited: false }),
      }),
    }),
  ])
})

test('REV-01 a teacher sees who wrote, and finds what waits for an answer', async () => {
  await models.tell([written(MAJA, 4), written(ANTONI, 1), answered(MAJA), reported(ANTONI)])
  const { rows } = await models.page(listReceivedReviews, {}, tutor)
  expect(rows.map(({ student, report, answer }) => [student.name, report, answer?.text ?? null])).toEqual([
    ['Antoni 100%', 'open', null],
    ['Maja Zając', null, 'Dziękuję!'],
  ])
  const waiting = await models.page(listReceivedReviews, { unanswered: true }, tutor)
  expect(waiting.rows.map(({ student }) => student.name)).toEqual(['Antoni 100%'])
  expect((await models.page(listReceivedReviews, {}, as(MAJA))).rows).toEqual([])
})

test('ADM-02 EVT-11 staff search comments by words, names and ids, and see what is reported and hidden', async () => {
  await models.tell([written(MAJA, 4, 'Świetne zadania.'), written(ANTONI, 1), reported(ANTONI)])
  const found = async (input: object) =>
    (await models.page(searchComments, input, admin)).rows.map(({ student }) => student.name)
  expect(await found({})).toEqual(['Antoni 100%', 'Maja Zając'])
  expect(await found({ q: 'swietne' })).toEqual(['Maja Zając'])
  expect(await found({ q: '100%' })).toEqual(['Antoni 100%'])
  expect(await found({ filter: 'reported' })).toEqual(['Antoni 100%'])
  expect(await found({ sort: '-stars' })).toEqual(['Maja Zając', 'Antoni 100%'])
  await models.tell([hidden(ANTONI, 1)])
  expect(await found({ filter: 'reported' })).toEqual([])
  expect(await found({ filter: 'hidden' })).toEqual(['Antoni 100%'])
  expect(await models.ask(getComment, { id: idOf('p', ANTONI) }, admin)).toMatchObject({
    state: 'hidden',
    hidden_reason: 'Dane innej osoby.',
    report: { reason: 'untrue', note: 'Nie było tej lekcji.' },
    versions: [{ version: 1, stars: 1 }],
    // EVT-11: who acted before, and why
    history: [
      { type: 'ReviewReported', reason: null },
      { type: 'ReviewHidden', reason: 'Dane innej osoby.' },
    ],
  })
  expect(await found({ q: idOf('t', ANTONI) })).toEqual(['Antoni 100%'])
  expect(await found({ q: idOf('t', TUTOR) })).toHaveLength(2)
  expect(await ofTeacher()).toHaveLength(1)
})

test('EVT-10 a forgotten student’s words are gone, the stars stay; a forgotten teacher’s answer is gone', async () => {
  await models.tell([written(MAJA, 4), changed(MAJA, 4, 5, 'Nadal dobrze.'), answered(MAJA), reported(MAJA)])
  await models.tell([make(accountEvents.PersonForgotten, { subject_id: idOf('t', MAJA) })])
  const [read] = await ofTeacher()
  expect(read).toMatchObject({ name: null, stars: 5, text: null })
  const history = await models.ask(getReviewHistory, { id: review(MAJA).review_id })
  expect(isRejection(history) ? [] : history.map(({ text }) => text)).toEqual([null])
  await models.tell([make(accountEvents.PersonForgotten, { subject_id: idOf('t', TUTOR) })])
  expect(await models.ask(getComment, { id: idOf('p', MAJA) }, admin)).toMatchObject({
    answer: null,
    report: { note: null },
  })
})
