import { DAY } from '@kredka/contracts/kernel/durations'
import { make } from '@kredka/contracts/kernel/events'
import { askerEvents as e } from '@kredka/contracts/quiz-requests/events'
import { KEEPS_PLACE_MS, OPEN_PER_STUDENT_MAX, OPEN_PER_TEACHER_MAX } from '@kredka/contracts/quiz-requests/rules'
import { story } from '../kernel/testing/story.ts'
import { type AskerCommand, askerDecider } from './asker.ts'

const idOf = (n: number) => `01jd${String(n).padStart(22, '0')}`
const student_id = idOf(1)
const now = Date.parse('2026-11-24T12:00:00Z')
const data = (n: number, teacher: number, at = now) => {
  const ids = { request_id: idOf(100 + n), student_id, teacher_id: idOf(teacher) }
  return { ...ids, asked_at: new Date(at).toISOString() }
}
const counted = (n: number, teacher: number, at = now) => make(e.QuizRequestCounted, data(n, teacher, at))
const closed = (n: number) => make(e.QuizRequestClosed, { student_id, request_id: idOf(100 + n) })
const count = (n: number, teacher: number, at = now): AskerCommand => ({ do: 'count', ...data(n, teacher, at) })
const close = (n: number): AskerCommand => ({ do: 'close', student_id, request_id: idOf(100 + n) })
const tale = story(askerDecider, e)
const numbers = (count: number) => Array.from({ length: count }, (_, n) => n)

test('QUI-10 so many requests wait for one teacher at most; an answered one gives its place back', () => {
  const full = numbers(OPEN_PER_TEACHER_MAX).map((n) => counted(n, 7))
  tale
    .given(...full.slice(1))
    .when(count(50, 7))
    .gives(counted(50, 7))
  tale
    .given(...full)
    .when(count(50, 7))
    .rejects('QUIZ_REQUESTS_FULL')
  tale
    .given(...full)
    .when(count(50, 8))
    .gives(counted(50, 8))
  tale
    .given(...full, closed(0))
    .when(count(50, 7))
    .gives(counted(50, 7))
})

test('QUI-10 so many wait for all teachers together at most', () => {
  const full = numbers(OPEN_PER_STUDENT_MAX).map((n) => counted(n, 20 + n))
  tale
    .given(...full.slice(1))
    .when(count(50, 7))
    .gives(counted(50, 7))
  tale
    .given(...full)
    .when(count(50, 7))
    .rejects('QUIZ_REQUESTS_FULL')
})

test('QUI-10 one that nobody answered for sixty days keeps no place', () => {
  const full = numbers(OPEN_PER_TEACHER_MAX).map((n) => counted(n, 7))
  tale
    .given(...full)
    .when(count(50, 7, now + KEEPS_PLACE_MS - DAY))
    .rejects('QUIZ_REQUESTS_FULL')
  tale
    .given(...full)
    .when(count(50, 7, now + KEEPS_PLACE_MS))
    .gives(counted(50, 7, now + KEEPS_PLACE_MS))
})

test('QUI-10 a request is counted once and closed once', () => {
  tale.given(counted(1, 7)).when(count(1, 7)).gives()
  tale.given(counted(1, 7)).when(close(1)).gives(closed(1))
  tale.given(counted(1, 7), closed(1)).when(close(1)).gives()
})
