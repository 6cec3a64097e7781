import { NAME_MAX } from '../accounts/rules.ts'
import { mail } from '../kernel/mails.ts'
import { Id, Obj, Text, Type } from '../kernel/schema.ts'
import { REASON_MAX } from '../offers/rules.ts'
import { QUIZ_TITLE_MAX } from './rules.ts'

const quiz = { name: Text(NAME_MAX), quiz_id: Id, quiz_title: Text(QUIZ_TITLE_MAX) }
const Params = Obj({ ...quiz, reason: Text(REASON_MAX) })

const percent = Type.Integer({ minimum: 0, maximum: 100 })
const Rescored = Obj({ name: Text(NAME_MAX), quiz_id: Id, attempt_id: Id, before: percent, after: percent })

/** QUI-02: what staff said to a quiz, to its author. QUI-11: what became of a score, to its player. */
export const quizzesMails = {
  quiz_approved: mail(Obj(quiz), { notice: 'quiz_approved' }),
  quiz_rejected: mail(Params, { notice: 'quiz_rejected' }),
  quiz_reopened: mail(Obj(quiz), { notice: 'quiz_reopened' }),
  quiz_taken_down: mail(Params, { notice: 'quiz_taken_down' }),
  quiz_restored: mail(Obj(quiz), { notice: 'quiz_restored' }),
  quiz_rescored: mail(Rescored, { notice: 'quiz_rescored' }),
}
