import { NAME_MAX } from '../accounts/rules.ts'
import { mail } from '../kernel/mails.ts'
import { Id, Obj, Text, Type } from '../kernel/schema.ts'
import { decidedReport } from './notices.ts'

const name = Text(NAME_MAX)

export const reviewsMails = {
  /** Of the past: those that were kept, or still wait, are shown and sent. */
  review_requested: mail(Obj({ name, lesson_id: Id })),
  review_received: mail(Obj({ name, stars: Type.Integer({ minimum: 1, maximum: 5 }) }), { notice: 'review_received' }),
  review_answered: mail(Obj({ name, teacher_id: Id }), { notice: 'review_answered' }),
  /** To whoever reported a message or a review: that staff looked at it, and whether it stays. */
  report_decided: mail(Obj({ name, ...decidedReport, chat_id: Type.Optional(Id) }), { notice: 'report_decided' }),
}
