import { NOT_URGENT, notice, URGENT, WELCOME } from '../kernel/notices.ts'
import { Id, Instant, Obj, OneOf } from '../kernel/schema.ts'

/** What the quiz is called is looked up when it is shown: somebody else may have written it. */
const assignment = { assignment_id: Id, quiz_id: Id, due_at: Instant }
const example = {
  assignment_id: '01jd0000000000000000000001',
  quiz_id: '01jd0000000000000000000002',
  due_at: '2026-11-27T17:00:00.000Z',
}
const role = OneOf(['teacher', 'student'])

export const assignmentsNotices = {
  quiz_assigned: notice(WELCOME, Obj(assignment), example),
  /** The teacher moved the due date, or took the assignment back. */
  assignment_changed: notice(WELCOME, Obj({ ...assignment, change: OneOf(['due', 'withdrawn']) }), {
    ...example,
    change: 'due',
  }),
  /** A day before the due date, to who has not handed in. */
  assignment_due: notice(URGENT, Obj(assignment), example),
  assignment_overdue: notice(NOT_URGENT, Obj({ ...assignment, role }), { ...example, role: 'student' }),
  /** What was hidden can be looked at. */
  assignment_reviewed: notice(NOT_URGENT, Obj(assignment), example),
  /** To the teacher, of the first try that was handed in. */
  assignment_done: notice(NOT_URGENT, Obj({ ...assignment, late: OneOf(['yes', 'no']) }), { ...example, late: 'no' }),
}
