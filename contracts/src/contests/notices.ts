import { BasisPoints } from '../attempts/judgement.ts'
import { NOT_URGENT, notice, WELCOME } from '../kernel/notices.ts'
import { Id, Obj, OneOf, Text, Type } from '../kernel/schema.ts'
import { QUIZ_TITLE_MAX } from '../quizzes/rules.ts'
import { CONTEST_OUTCOMES } from './rules.ts'

/** Where a corrected key changed the result: it was, it is. */
const change = { before_bp: Type.Optional(BasisPoints), after_bp: Type.Optional(BasisPoints) }
const answered = Obj({ quiz_id: Id, attempt_id: Id, outcome: OneOf(CONTEST_OUTCOMES), ...change })
const quiz_id = '01jd0000000000000000000001'

export const contestsNotices = {
  /** To its author: the first of those who contest a key, until all of them are answered. */
  key_contested: notice(NOT_URGENT, Obj({ quiz_id: Id, quiz_title: Text(QUIZ_TITLE_MAX) }), {
    quiz_id,
    quiz_title: 'Ułamki',
  }),
  /** To whoever contested it, once. The words of the answer stand in the review alone. */
  contest_answered: notice(WELCOME, answered, {
    quiz_id,
    attempt_id: '01jd0000000000000000000002',
    outcome: 'corrected',
    before_bp: 5_000,
    after_bp: 7_500,
  }),
}
