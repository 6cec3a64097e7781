import { NAME_MAX } from '../accounts/rules.ts'
import { mail } from '../kernel/mails.ts'
import { Id, Obj, Text } from '../kernel/schema.ts'
import { REASON_MAX } from '../offers/rules.ts'
import { QUIZ_TITLE_MAX } from './rules.ts'

const Params = Obj({
  name: Text(NAME_MAX),
  quiz_id: Id,
  quiz_title: Text(QUIZ_TITLE_MAX),
  reason: Text(REASON_MAX),
})

/** QUI-02: what staff said against a quiz, to its author. */
export const quizzesMails = {
  quiz_rejected: mail(Params, { notice: 'quiz_rejected' }),
  quiz_taken_down: mail(Params, { notice: 'quiz_taken_down' }),
}
