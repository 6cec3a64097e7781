import { NOT_URGENT, notice, WELCOME } from '../kernel/notices.ts'
import { Id, Obj, Text } from '../kernel/schema.ts'
import { REASON_MAX } from '../offers/rules.ts'

const own_quiz = { quiz_id: Id, quiz_title: Text(200) }
const quiz_id = '01jd0000000000000000000001'
const example = { quiz_id, quiz_title: 'Ułamki' }
/** Nothing sends them before quizzes are built. */
const later = { ...NOT_URGENT, sent: false } as const

export const quizzesNotices = {
  quiz_assigned: notice({ ...WELCOME, sent: false }, Obj({ quiz_id: Id }), { quiz_id }),
  quiz_approved: notice(later, Obj(own_quiz), example),
  quiz_rejected: notice(later, Obj({ ...own_quiz, reason: Text(REASON_MAX) }), {
    ...example,
    reason: 'Błąd w pytaniu 3.',
  }),
  quiz_rescored: notice(later, Obj({ quiz_id: Id, attempt_id: Id }), {
    quiz_id,
    attempt_id: '01jd0000000000000000000002',
  }),
}
