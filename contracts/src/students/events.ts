import { type EventsOf, event } from '../kernel/events.ts'
import { Id, Instant, Nullable, Obj, Personal, Text } from '../kernel/schema.ts'
import { SubjectRef } from '../offers/views.ts'
import { STUDENT_NOTE_MAX } from './rules.ts'

const tuition = { tuition_id: Id, teacher_id: Id, student_id: Id }

/** Stream `tuition-{tuition_id}`: one a teacher and their student, its id follows from both. Begins with the first accepted order. */
export const StudentTaken = event('StudentTaken', Obj({ ...tuition, order_id: Id, subject_id: SubjectRef }))
/** A lesson of the two was done; counted once a lesson, taken off again where the mark was taken back. */
export const LessonCounted = event(
  'LessonCounted',
  Obj({ ...tuition, lesson_id: Id, starts_at: Instant, done_at: Instant }),
)
export const LessonUncounted = event('LessonUncounted', Obj({ ...tuition, lesson_id: Id }))
/** The teacher's own note on the student; nobody else reads it. */
export const StudentNoteWritten = event(
  'StudentNoteWritten',
  Obj({ ...tuition, note: Personal(Nullable(Text(STUDENT_NOTE_MAX)), 'teacher_id') }),
)
export const StudentTopicAttached = event('StudentTopicAttached', Obj({ ...tuition, topic_id: Id }))
export const StudentTopicDetached = event('StudentTopicDetached', Obj({ ...tuition, topic_id: Id }))

export const studentEvents = {
  StudentTaken,
  LessonCounted,
  LessonUncounted,
  StudentNoteWritten,
  StudentTopicAttached,
  StudentTopicDetached,
}
export type StudentEvent = EventsOf<typeof studentEvents>
