import { make } from '@kredka/contracts/kernel/events'
import { studentEvents as e } from '@kredka/contracts/students/events'
import { story } from '../kernel/testing/story.ts'
import { type DoneLesson, type TuitionCommand, tuitionDecider } from './tuition.ts'
import { tuitionIdOf } from './tuition-id.ts'

const pair = {
  tuition_id: '01jd0000000000000000000080',
  teacher_id: '01jd0000000000000000000001',
  student_id: '01jd0000000000000000000002',
}
const order_id = '01jd0000000000000000000081'
const lesson = (n: number): DoneLesson => ({
  lesson_id: `01jd000000000000000000010${n}`,
  offer_id: '01jd0000000000000000000003',
  subject_id: 'maths',
  starts_at: `2026-11-0${n}T09:00:00.000Z`,
  done_at: `2026-11-0${n}T10:00:00.000Z`,
})
const taken = make(e.StudentTaken, { ...pair, order_id, subject_id: 'maths' })
const counted = (n: number, lessons: number, asks_review: boolean) =>
  make(e.LessonCounted, { ...pair, ...lesson(n), lessons, asks_review })
const uncounted = (n: number, lessons: number) =>
  make(e.LessonUncounted, { ...pair, lesson_id: lesson(n).lesson_id, lessons })
const noted = (note: string | null) => make(e.StudentNoteWritten, { ...pair, note })

const take: TuitionCommand = { do: 'take', pair, order_id, subject_id: 'maths' }
const count = (n: number): TuitionCommand => ({ do: 'count', pair, lesson: lesson(n) })
const uncount = (n: number): TuitionCommand => ({ do: 'uncount', pair, lesson_id: lesson(n).lesson_id })
const note = (text: string | null): TuitionCommand => ({ do: 'write_note', pair, note: text })

const tuition = story(tuitionDecider, e)

test('STU-01 a student is taken with the first accepted order and stays one', () => {
  tuition.given().when(take).gives(taken)
  tuition.given(taken).when(take).gives()
})

test('STU-01 a lesson counts once, and is taken off again where its mark was', () => {
  tuition
    .given(taken)
    .when(count(1))
    .gives(counted(1, 1, true))
  tuition
    .given(taken, counted(1, 1, true))
    .when(count(1))
    .gives()
  tuition
    .given(taken, counted(1, 1, true))
    .when(uncount(1))
    .gives(uncounted(1, 0))
  tuition.given(taken).when(uncount(1)).gives()
})

test('REV-01 a review is asked for after the first and the third lesson, never twice', () => {
  const two = [taken, counted(1, 1, true), counted(2, 2, false)] as const
  tuition
    .given(taken, counted(1, 1, true))
    .when(count(2))
    .gives(counted(2, 2, false))
  tuition
    .given(...two)
    .when(count(3))
    .gives(counted(3, 3, true))
  tuition
    .given(...two, counted(3, 3, true))
    .when(count(4))
    .gives(counted(4, 4, false))
  tuition
    .given(taken, counted(1, 1, true), uncounted(1, 0))
    .when(count(1))
    .gives(counted(1, 1, false))
})

test('STU-01 a note is kept, replaced and taken away; there is none on somebody who is no student', () => {
  tuition.given(taken).when(note('  Funkcje. ')).gives(noted('Funkcje.'))
  tuition.given(taken, noted('Funkcje.')).when(note('  ')).gives(noted(null))
  tuition.given(taken).when(note(null)).gives()
  tuition.given().when(note('Funkcje.')).rejects('STUDENT_NOT_FOUND')
})

test('STU-01 lessons count also where the order that led to them is not known yet', () =>
  tuition
    .given()
    .when(count(1))
    .gives(counted(1, 1, true)))

test('STU-01 the id of a pair follows from both, and from who teaches whom', () => {
  const { teacher_id, student_id } = pair
  expect(tuitionIdOf(teacher_id, student_id)).toBe(tuitionIdOf(teacher_id, student_id))
  expect(tuitionIdOf(student_id, teacher_id)).not.toBe(tuitionIdOf(teacher_id, student_id))
})
