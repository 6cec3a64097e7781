import { Stars } from '../community/views.ts'
import { type EventsOf, event } from '../kernel/events.ts'
import { Id, Nullable, Obj, OneOf, Personal, Text, Type } from '../kernel/schema.ts'
import { REASON_MAX } from '../offers/rules.ts'
import { SubjectRef } from '../offers/views.ts'
import { ANSWER_MAX, REPORT_NOTE_MAX, REVIEW_MAX, REVIEW_REPORT_REASONS } from './rules.ts'

/**
 * Stream `review-{tuition_id}`: one review a teacher and their student. `review_id` is what everybody knows it by: it
 * does not lead to the person who wrote it. `offer_id` is that of the lesson that was done last when it was first
 * written; the stars count there.
 */
const review = {
  tuition_id: Id,
  review_id: Id,
  offer_id: Id,
  subject_id: SubjectRef,
  teacher_id: Id,
  student_id: Id,
}
const version = Type.Integer({ minimum: 1 })
const text = Personal(Text(REVIEW_MAX), 'student_id')

export const ReviewWritten = event('ReviewWritten', Obj({ ...review, version, stars: Stars, text }))
/** `was`: the stars of the version before. `hidden`: staff hide the review, so that the stars count nowhere. */
export const ReviewChanged = event(
  'ReviewChanged',
  Obj({ ...review, version, stars: Stars, was: Stars, text, hidden: Type.Boolean() }),
)
/** The teacher's one answer; `edited`: in the place of one that stood there. */
export const ReviewAnswered = event(
  'ReviewAnswered',
  Obj({ ...review, text: Personal(Text(ANSWER_MAX), 'teacher_id'), edited: Type.Boolean() }),
)
/** By the teacher, or by staff with a reason. */
export const ReviewAnswerRemoved = event(
  'ReviewAnswerRemoved',
  Obj({ ...review, by: OneOf(['teacher', 'staff']), reason: Nullable(Text(REASON_MAX)) }),
)
/** The teacher asks staff to look at a version. */
export const ReviewReported = event(
  'ReviewReported',
  Obj({
    ...review,
    version,
    reason: OneOf(REVIEW_REPORT_REASONS),
    note: Personal(Nullable(Text(REPORT_NOTE_MAX)), 'teacher_id'),
  }),
)
export const ReviewReportDismissed = event('ReviewReportDismissed', Obj({ ...review, reason: Text(REASON_MAX) }))
/** Staff take back that they dismissed the last report: it waits again. */
export const ReviewReportReopened = event('ReviewReportReopened', Obj({ ...review, reason: Text(REASON_MAX) }))
/** Nobody but its author and staff reads it from now on; `stars` count no longer. Decides a report, too. */
export const ReviewHidden = event('ReviewHidden', Obj({ ...review, stars: Stars, reason: Text(REASON_MAX) }))
/** `stars` count again. */
export const ReviewShown = event('ReviewShown', Obj({ ...review, stars: Stars, reason: Text(REASON_MAX) }))

export const reviewEvents = {
  ReviewWritten,
  ReviewChanged,
  ReviewAnswered,
  ReviewAnswerRemoved,
  ReviewReported,
  ReviewReportDismissed,
  ReviewReportReopened,
  ReviewHidden,
  ReviewShown,
}
export type ReviewEvent = EventsOf<typeof reviewEvents>
