import { type ErrorCode, type Rejection, reject } from '@kredka/contracts/kernel/errors'
import { make, type Recorded } from '@kredka/contracts/kernel/events'
import { lessonEvents as e, type LessonEvent } from '@kredka/contracts/lessons/events'
import { AUTO_DONE_MS, type LessonRole } from '@kredka/contracts/lessons/rules'
import { last } from '../kernel/last.ts'
import type { KnownLesson } from './lesson-state.ts'

/** Ids that every event of a lesson names. */
export function idsOf({ booked: { lesson_id, order_id, teacher_id, student_id } }: KnownLesson) {
  return { lesson_id, order_id, teacher_id, student_id }
}

/** The person's part in the lesson; null for a stranger to it. */
export function roleOf(lesson: KnownLesson, user_id: string): LessonRole | null {
  if (user_id === lesson.booked.teacher_id) return 'teacher'
  return user_id === lesson.booked.student_id ? 'student' : null
}

export function rejectIf(code: ErrorCode | null): Rejection | null {
  return code === null ? null : reject(code)
}

/** A proposal whose time is over, though nothing has said so yet: its slot is to be freed. */
export function overdueMove(lesson: KnownLesson, now: number): readonly LessonEvent[] {
  const { move } = lesson
  if (move === null || now < Date.parse(move.lapses_at)) return []
  return [make(e.LessonMoveLapsed, { ...idsOf(lesson), slot_id: move.slot.slot_id })]
}

/** The lesson took place. A proposal that nobody answered ends with it. */
export function eventsWhenDone(lesson: KnownLesson, by: 'teacher' | 'system', now: number): readonly LessonEvent[] {
  const { payment_id, subject_id } = lesson.booked
  const done_at = new Date(now).toISOString()
  const what = { ...idsOf(lesson), payment_id, subject_id, starts_at: lesson.starts_at }
  return [...overdueMove(lesson, now), make(e.LessonDone, { ...what, done_at, by })]
}

/** What would have come by itself, had no report stood in the way. */
export function autoDone(lesson: KnownLesson, now: number): readonly LessonEvent[] {
  const due = lesson.state === 'booked' && !lesson.taken_back && now >= Date.parse(lesson.ends_at) + AUTO_DONE_MS
  return due ? eventsWhenDone(lesson, 'system', now) : []
}

/** Whether a lesson is done by what a report came to, which tells that it took place. */
export function followsDecision(events: readonly Recorded[], { revision }: Recorded): boolean {
  const before = events.filter((event) => event.revision < revision)
  const previous = before.findLast(({ type }) => type !== e.LessonMoveLapsed.name)
  const decided = last(before, e.LessonProblemDecided)
  return decided !== null && decided.id === previous?.id && decided.data.outcome === 'held'
}
