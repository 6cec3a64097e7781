import { accountEvents } from '@kredka/contracts/accounts/events'
import { HOUR } from '@kredka/contracts/kernel/durations'
import { make } from '@kredka/contracts/kernel/events'
import { lessonEvents } from '@kredka/contracts/lessons/events'
import { paymentEvents } from '@kredka/contracts/payments/events'
import { getStudent, listStudentLessons, listStudents } from '@kredka/contracts/students/endpoints'
import { studentEvents as e } from '@kredka/contracts/students/events'
import { chatProjection } from '../chat/projection.ts'
import type { Viewer } from '../kernel/query.ts'
import { startTestReadModels, type TestReadModels } from '../kernel/testing/test-read-models.ts'
import { idOf, person, teacher } from '../offers/testing/market.ts'
import { profilesProjection } from '../profiles/projection.ts'
import { studentsProjection } from './projection.ts'
import { studentQueryHandlers } from './queries.ts'

/** What read models are asked at, see `startTestReadModels`. */
const NOW = Date.UTC(2026, 9, 1, 8)
const [TUTOR, MAJA, ANTONI, OTHER] = [1, 2, 3, 4] as const
const as = (n: number): Viewer => ({ kind: 'user', id: idOf('t', n), is_teacher: true })
const pairOf = (student: number) => ({ teacher_id: idOf('t', TUTOR), student_id: idOf('t', student) })
const tuition = (student: number) => ({ tuition_id: idOf('p', student), ...pairOf(student) })

const taken = (student: number) =>
  make(e.StudentTaken, { ...tuition(student), order_id: idOf('p', 70), subject_id: 'maths' })
const noted = (student: number, note: string | null) => make(e.StudentNoteWritten, { ...tuition(student), note })

const lesson = (n: number, student: number) => ({
  lesson_id: idOf('p', 100 + n),
  order_id: idOf('p', 70),
  ...pairOf(student),
})
const payment = (n: number, student: number) => ({
  ...lesson(n, student),
  payment_id: idOf('p', 200 + n),
  amount: 8000,
  currency: 'PLN' as const,
  starts_at: new Date(NOW).toISOString(),
})
/** Begins so many hours from now. */
function booked(n: number, student: number, hours: number) {
  const starts_at = new Date(NOW + hours * HOUR).toISOString()
  return make(lessonEvents.LessonBooked, {
    ...lesson(n, student),
    offer_id: idOf('p', 50),
    offer_version: 1,
    subject_id: n % 2 === 0 ? 'english' : 'maths',
    level: 'advanced',
    slot_id: idOf('p', 100 + n),
    starts_at,
    ends_at: new Date(NOW + (hours + 1) * HOUR).toISOString(),
    date: starts_at.slice(0, 10),
    time: starts_at.slice(11, 16),
    timezone: 'Europe/Warsaw',
    duration: 60,
    place: 'online',
    online_tool: null,
    list_amount: 8000,
    amount: 8000,
    currency: 'PLN',
    cancellation_hours: 24,
    payment_id: idOf('p', 200 + n),
    booked_at: new Date(NOW - 1_000 * HOUR).toISOString(),
    teacher_address: null,
    student_address: null,
  })
}
const done = (n: number, student: number) =>
  make(lessonEvents.LessonDone, {
    ...lesson(n, student),
    payment_id: idOf('p', 200 + n),
    subject_id: 'maths',
    starts_at: new Date(NOW).toISOString(),
    done_at: new Date(NOW).toISOString(),
    by: 'teacher',
  })
const paid = (n: number, student: number) =>
  make(paymentEvents.PaymentMarkedPaid, {
    ...payment(n, student),
    method: 'manually',
    paid_on: '2026-09-30',
    marked_at: new Date(NOW).toISOString(),
    together: [],
    total: payment(n, student).amount,
  })

let models: TestReadModels
beforeEach(async () => {
  models = await startTestReadModels([studentsProjection, profilesProjection, chatProjection], studentQueryHandlers)
  await models.tell([...teacher(TUTOR), person(MAJA, 'Maja'), person(ANTONI, 'Łukasz'), ...teacher(OTHER)])
})
afterEach(() => models.close())

test('STU-01 a teacher sees lessons, what is unpaid, the last and the next one of each student', async () => {
  await models.tell([
    taken(MAJA),
    booked(1, MAJA, -50),
    booked(2, MAJA, -26),
    booked(3, MAJA, 22),
    done(1, MAJA),
    done(2, MAJA),
    paid(1, MAJA),
  ])
  const { rows } = await models.page(listStudents, {}, as(TUTOR))
  expect(rows).toEqual([
    expect.objectContaining({
      student: { id: idOf('t', MAJA), name: 'Maja', picture_url: null },
      subjects: ['english', 'maths'],
      lessons_done: 2,
      lessons_booked: 1,
      unpaid: 8000,
      currency: 'PLN',
      has_note: false,
    }),
  ])
  expect(rows[0]?.last_lesson_at).toBe(new Date(NOW - 26 * HOUR).toISOString())
  expect(rows[0]?.next_lesson_at).toBe(new Date(NOW + 22 * HOUR).toISOString())
  expect((await models.page(listStudents, {}, as(OTHER))).rows).toEqual([])
})

test('STU-01 students are searched by name, and sorted by name, lessons and what is unpaid', async () => {
  await models.tell([taken(MAJA), taken(ANTONI), booked(1, ANTONI, -3), done(1, ANTONI)])
  const namesBy = async (input: Parameters<typeof models.page<typeof listStudents>>[1]) =>
    (await models.page(listStudents, input, as(TUTOR))).rows.map(({ student }) => student.name)
  expect(await namesBy({ sort: 'name' })).toEqual(['Łukasz', 'Maja'])
  expect(await namesBy({ sort: '-unpaid' })).toEqual(['Łukasz', 'Maja'])
  expect(await namesBy({ sort: 'next_lesson', q: 'maj' })).toEqual(['Maja'])
  expect(await namesBy({ q: '100%' })).toEqual([])
  expect((await models.page(listStudents, { page_size: 1 }, as(TUTOR))).has_next_page).toBe(true)
})

test('STU-01 what was cancelled late stays unpaid, what was voided or waived does not', async () => {
  const cancelled = (n: number) =>
    make(lessonEvents.LessonCancelled, {
      ...lesson(n, MAJA),
      slot_ids: [idOf('p', 100 + n)],
      payment_id: idOf('p', 200 + n),
      starts_at: new Date(NOW).toISOString(),
      by: 'student',
      late: true,
      why: 'asked',
      canceller_id: idOf('t', MAJA),
      reason: null,
    })
  await models.tell([taken(MAJA), booked(1, MAJA, 5), booked(2, MAJA, 6), cancelled(1), cancelled(2)])
  const unpaid = async () => (await models.page(listStudents, {}, as(TUTOR))).rows[0]?.unpaid
  expect(await unpaid()).toBe(16_000)
  await models.tell([make(paymentEvents.PaymentVoided, { ...payment(1, MAJA), cause: 'cancelled' })])
  expect(await unpaid()).toBe(8000)
  await models.tell([
    make(paymentEvents.PaymentWaived, {
      ...payment(2, MAJA),
      marked_at: new Date(NOW).toISOString(),
      reason: 'Choroba.',
    }),
  ])
  expect(await unpaid()).toBe(0)
})

test('STU-01 a student’s lessons stand with their payments, the latest first', async () => {
  await models.tell([taken(MAJA), booked(1, MAJA, -50), booked(2, MAJA, 22), done(1, MAJA), paid(1, MAJA)])
  const { rows } = await models.page(listStudentLessons, { id: idOf('t', MAJA) }, as(TUTOR))
  expect(rows.map(({ id, state, payment: money }) => [id, state, money])).toEqual([
    [idOf('p', 102), 'booked', 'due'],
    [idOf('p', 101), 'done', 'paid'],
  ])
  await expect(models.page(listStudentLessons, { id: idOf('t', MAJA) }, as(OTHER))).rejects.toThrow('STUDENT_NOT_FOUND')
})

test('STU-01 the note is the teacher’s alone', async () => {
  await models.tell([taken(MAJA), noted(MAJA, 'Przed sprawdzianem: funkcje.')])
  expect(await models.ask(getStudent, { id: idOf('t', MAJA) }, as(TUTOR))).toMatchObject({
    note: 'Przed sprawdzianem: funkcje.',
  })
  expect(await models.ask(getStudent, { id: idOf('t', MAJA) }, as(OTHER))).toEqual({ rejected: 'STUDENT_NOT_FOUND' })
  await models.tell([noted(MAJA, null)])
  expect(await models.ask(getStudent, { id: idOf('t', MAJA) }, as(TUTOR))).toMatchObject({
    note: null,
    note_written_at: null,
  })
})

test('EVT-10 a forgotten student stays in the list without a name, a forgotten teacher’s notes are gone', async () => {
  await models.tell([taken(MAJA), noted(MAJA, 'Funkcje.')])
  await models.tell([make(accountEvents.PersonForgotten, { subject_id: idOf('t', MAJA) })])
  const { rows } = await models.page(listStudents, {}, as(TUTOR))
  expect(rows.map(({ student, has_note }) => [student.name, has_note])).toEqual([[null, true]])
  await models.tell([make(accountEvents.PersonForgotten, { subject_id: idOf('t', TUTOR) })])
  expect((await models.page(listStudents, {}, as(TUTOR))).rows.map(({ has_note }) => has_note)).toEqual([false])
})
