import { Amount, Count, Currency, Id, Instant, Nullable, Obj, OneOf, type Static, Type } from '../kernel/schema.ts'
import { SubjectRef } from '../offers/views.ts'
import { STUDENT_LESSON_STATES, STUDENT_PAYMENT_STATES } from './rules.ts'

/** `name` is null for a deleted user. */
const person = Obj({ id: Id, name: Nullable(Type.String()), picture_url: Nullable(Type.String()) })

const row = {
  student: person,
  /** Of the lessons booked so far, without repeats. */
  subjects: Type.Array(SubjectRef),
  lessons_done: Count,
  /** Still ahead, or waiting for the mark that they were done. */
  lessons_booked: Count,
  /** Of lessons that have begun or were cancelled late, and are not paid. */
  unpaid: Amount,
  currency: Currency,
  last_lesson_at: Nullable(Instant),
  next_lesson_at: Nullable(Instant),
  taken_at: Instant,
}

/** One of the teacher's students (STU-01). */
export const StudentRowView = Obj({ ...row, has_note: Type.Boolean() })
export type StudentRowView = Static<typeof StudentRowView>

export const StudentView = Obj({
  ...row,
  note: Nullable(Type.String()),
  /** Only where there is a note. */
  note_written_at: Nullable(Instant),
})
export type StudentView = Static<typeof StudentView>

/** A lesson of the two with what became of its payment. */
export const StudentLessonView = Obj({
  id: Id,
  subject_id: SubjectRef,
  starts_at: Instant,
  ends_at: Instant,
  state: OneOf(STUDENT_LESSON_STATES),
  amount: Amount,
  currency: Currency,
  payment: OneOf(STUDENT_PAYMENT_STATES),
})
export type StudentLessonView = Static<typeof StudentLessonView>
