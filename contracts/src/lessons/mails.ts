import { NAME_MAX } from '../accounts/rules.ts'
import { mail } from '../kernel/mails.ts'
import { Id, Instant, Obj, OneOf, Text, Type } from '../kernel/schema.ts'

/** Whom it is with, what and when are looked up when the mail leaves, on the addressee's clocks (`role`). */
const lesson = { name: Text(NAME_MAX), lesson_id: Id, role: OneOf(['teacher', 'student']) }
const starts_at = Instant

export const lessonsMails = {
  /** Of the past: those that were kept, or still wait, are shown and sent. Nobody can switch them off any more. */
  lesson_booked: mail(Obj(lesson)),
  lesson_moved: mail(
    Obj({ ...lesson, step: OneOf(['proposed', 'moved', 'declined', 'lapsed']), starts_at, moved_from: Instant }),
    { notice: 'lesson_moved' },
  ),
  lesson_cancelled: mail(Obj({ ...lesson, starts_at, late: OneOf(['yes', 'no']) }), { notice: 'lesson_cancelled' }),
  lesson_done: mail(Obj({ ...lesson, asks_review: Type.Optional(OneOf(['yes'])) }), { notice: 'lesson_done' }),
  lesson_problem: mail(Obj({ ...lesson, step: OneOf(['reported', 'answered', 'withdrawn', 'decided', 'reopened']) }), {
    notice: 'lesson_problem',
  }),
  lesson_reminder: mail(Obj({ ...lesson, starts_at, hours: Type.Integer({ minimum: 1, maximum: 48 }) }), {
    notice: 'lesson_reminder',
  }),
}
