import { NOT_URGENT, notice, TOLD_ELSEWHERE, URGENT } from '../kernel/notices.ts'
import { Id, Instant, Obj, OneOf, Type } from '../kernel/schema.ts'
import { SubjectRef } from '../offers/views.ts'

const lesson = { lesson_id: Id, offer_subject: SubjectRef, starts_at: Instant, role: OneOf(['teacher', 'student']) }
const starts_at = '2026-11-20T09:00:00.000Z'
const example = { lesson_id: '01jd0000000000000000000001', offer_subject: 'maths', starts_at, role: 'student' } as const

export const lessonsNotices = {
  /** Sent no more: a lesson is booked when an order is accepted, and `order_accepted` tells of it. */
  lesson_booked: notice(TOLD_ELSEWHERE, Obj(lesson), example),
  /** `starts_at`: the time that it speaks of, `moved_from`: the one that it has had. */
  lesson_moved: notice(
    URGENT,
    Obj({ ...lesson, moved_from: Instant, step: OneOf(['proposed', 'moved', 'declined', 'lapsed']) }),
    { ...example, moved_from: starts_at, step: 'proposed' },
  ),
  /** `late`: the student cancelled after the free window. */
  lesson_cancelled: notice(URGENT, Obj({ ...lesson, late: OneOf(['yes', 'no']) }), { ...example, late: 'no' }),
  lesson_reminder: notice(URGENT, Obj({ ...lesson, hours: Type.Integer({ minimum: 1, maximum: 48 }) }), {
    ...example,
    hours: 24,
  }),
  /** `asks_review`: the student is asked what they think of the teacher, in the same notice. */
  lesson_done: notice(NOT_URGENT, Obj({ ...lesson, asks_review: Type.Optional(OneOf(['yes'])) }), {
    ...example,
    asks_review: 'yes',
  }),
  lesson_problem: notice(
    URGENT,
    Obj({ ...lesson, step: OneOf(['reported', 'answered', 'withdrawn', 'decided', 'reopened']) }),
    {
      ...example,
      step: 'reported',
    },
  ),
}
