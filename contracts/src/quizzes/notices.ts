import { BasisPoints } from '../attempts/judgement.ts'
import { NOT_URGENT, notice } from '../kernel/notices.ts'
import { Id, Obj, Text } from '../kernel/schema.ts'
import { REASON_MAX } from '../offers/rules.ts'
import { QUIZ_TITLE_MAX } from './rules.ts'

const own_quiz = { quiz_id: Id, quiz_title: Text(QUIZ_TITLE_MAX) }
const quiz_id = '01jd0000000000000000000001'
const example = { quiz_id, quiz_title: 'Ułamki' }
const rescored = Obj({ quiz_id: Id, attempt_id: Id, before_bp: BasisPoints, after_bp: BasisPoints })
const decided = Obj({ ...own_quiz, reason: Text(REASON_MAX) })

export const quizzesNotices = {
  quiz_approved: notice(NOT_URGENT, Obj(own_quiz), example),
  quiz_rejected: notice(NOT_URGENT, decided, { ...example, reason: 'Błąd w pytaniu 3.' }),
  /** That it was rejected was taken back: it waits again. */
  quiz_reopened: notice(NOT_URGENT, Obj(own_quiz), example),
  /** By staff: its author knows without being told. */
  quiz_taken_down: notice(NOT_URGENT, decided, { ...example, reason: 'Pytania są z cudzego podręcznika.' }),
  /** Staff took back that they took it off the list. */
  quiz_restored: notice(NOT_URGENT, Obj(own_quiz), example),
  /** A key was corrected: once for each person and correction, of the attempt that they finished last (QUI-11). */
  quiz_rescored: notice(NOT_URGENT, rescored, {
    quiz_id,
    attempt_id: '01jd0000000000000000000002',
    before_bp: 5_000,
    after_bp: 7_500,
  }),
}
