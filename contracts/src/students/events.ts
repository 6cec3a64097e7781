import { type EventsOf, event } from '../kernel/events.ts'
import { Count, Id, Instant, Nullable, Obj, Personal, Text, Type } from '../kernel/schema.ts'
import { SubjectRef } from '../offers/views.ts'
import { STUDENT_NOTE_MAX } from './rules.ts'

const tuition = { tuition_id: Id, teacher_id: Id, student_id: Id }

/**
 * Stream `tuition-{tuition_id}`: one a teacher and their student, its id follows from both. Begins with the first
 * accepted order.
 */
export const StudentTaken = event('StudentTaken', Obj({ ...tuition, order_id: Id, subject_id: SubjectRef }))
/**
 * A lesson of the two was done; counted once a lesson, taken off again where the mark was taken back. `lessons`: how
 * many count from now on, this one included.
 */
export const LessonCounted = event(
  'LessonCounted',
  Obj({
    ...tuition,
    lesson_id: Id,
    offer_id: Id,
    subject_id: SubjectRef,
    starts_at: Instant,
    done_at: Instant,
    lessons: Count,
    /** The student is asked for a review: after the first and the third lesson, once each (REV-01). */
    asks_review: Type.Boolean(),
  }),
)
export const LessonUncounted = event('LessonUncounted', Obj({ ...tuition, lesson_id: Id, lessons: Count }))
/** The teacher's own note on the student; nobody else reads it. */
export const StudentNoteWritten = event(
  'StudentNoteWritten',
  Obj({ ...tuition, note: Personal(Nullable(Text(STUDENT_NOTE_MAX)), 'teacher_id') }),
)

export const studentEvents = { StudentTaken, LessonCounted, LessonUncounted, StudentNoteWritten }
export type StudentEvent = EventsOf<typeof studentEvents>
