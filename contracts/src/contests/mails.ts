import { NAME_MAX } from '../accounts/rules.ts'
import { mail } from '../kernel/mails.ts'
import { Id, Obj, OneOf, Text, Type } from '../kernel/schema.ts'
import { QUIZ_TITLE_MAX } from '../quizzes/rules.ts'
import { CONTEST_OUTCOMES } from './rules.ts'

const name = Text(NAME_MAX)
const percent = Type.Integer({ minimum: 0, maximum: 100 })
/** `before`, `after`: where a corrected key changed the result. */
const Answered = Obj({
  name,
  quiz_id: Id,
  attempt_id: Id,
  outcome: OneOf(CONTEST_OUTCOMES),
  before: Type.Optional(percent),
  after: Type.Optional(percent),
})

/** QUI-13: a key is contested, to its author; what became of it, to whoever contested it. */
export const contestsMails = {
  key_contested: mail(Obj({ name, quiz_id: Id, quiz_title: Text(QUIZ_TITLE_MAX) }), { notice: 'key_contested' }),
  contest_answered: mail(Answered, { notice: 'contest_answered' }),
}
