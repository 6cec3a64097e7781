import { NOT_URGENT, notice, TOLD_ELSEWHERE } from '../kernel/notices.ts'
import { Id, Nullable, Obj, OneOf, Type } from '../kernel/schema.ts'
import { SubjectRef } from '../offers/views.ts'

const review = { teacher_id: Id, offer_id: Id, offer_subject: SubjectRef }
const id = '01jd0000000000000000000001'
const example = { teacher_id: id, offer_id: '01jd0000000000000000000002', offer_subject: 'maths' }
/** What was reported, and whether it was left as it is; `reopened`: that decision was taken back. */
export const decidedReport = { what: OneOf(['message', 'review']), outcome: OneOf(['kept', 'acted', 'reopened']) }

export const reviewsNotices = {
  /** Sent no more: `lesson_done` asks for the review. */
  review_requested: notice(TOLD_ELSEWHERE, Obj({ lesson_id: Id, offer_subject: SubjectRef }), {
    lesson_id: id,
    offer_subject: 'maths',
  }),
  review_received: notice(NOT_URGENT, Obj({ ...review, stars: Type.Integer({ minimum: 1, maximum: 5 }) }), {
    ...example,
    stars: 5,
  }),
  review_answered: notice(NOT_URGENT, Obj(review), example),
  /**
   * To whoever reported a message or a review. `kept`: it stays as it is; `acted`: something was done;
   * `reopened`: that it stays was taken back, and staff look at it again. What was done, and
   * the reason, concern the other person alone. `chat_id`: of a message; null for a review.
   */
  report_decided: notice(NOT_URGENT, Obj({ ...decidedReport, chat_id: Nullable(Id) }), {
    what: 'message',
    outcome: 'acted',
    chat_id: id,
  }),
}
