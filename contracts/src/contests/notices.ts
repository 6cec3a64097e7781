import { NOT_URGENT, notice, WELCOME } from '../kernel/notices.ts'
import { Id, Obj, OneOf, Text } from '../kernel/schema.ts'
import { QUIZ_TITLE_MAX } from '../quizzes/rules.ts'
import { CONTEST_OUTCOMES } from './rules.ts'

const quiz_id = '01jd0000000000000000000001'

export const contestsNotices = {
  /** To its author: the first of those who contest a key, until all of them are answered. */
  key_contested: notice(NOT_URGENT, Obj({ quiz_id: Id, quiz_title: Text(QUIZ_TITLE_MAX) }), {
    quiz_id,
    quiz_title: 'Ułamki',
  }),
  /** To whoever contested it, once. The words of the answer stand in the review alone. */
  contest_answered: notice(WELCOME, Obj({ quiz_id: Id, attempt_id: Id, outcome: OneOf(CONTEST_OUTCOMES) }), {
    quiz_id,
    attempt_id: '01jd0000000000000000000002',
    outcome: 'defended',
  }),
}
