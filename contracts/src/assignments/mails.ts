import { NAME_MAX } from '../accounts/rules.ts'
import { mail } from '../kernel/mails.ts'
import { Id, Instant, Obj, OneOf, Text } from '../kernel/schema.ts'

/** Quiz, other person and the due date on the addressee's clocks are looked up when the mail leaves (`role`). */
const assignment = { name: Text(NAME_MAX), assignment_id: Id, due_at: Instant }
const student = { ...assignment, role: OneOf(['student']) }
const either = { ...assignment, role: OneOf(['teacher', 'student']) }

export const assignmentsMails = {
  quiz_assigned: mail(Obj(student), { notice: 'quiz_assigned', opens: 'assignment_id' }),
  assignment_changed: mail(Obj({ ...student, change: OneOf(['due', 'withdrawn']) }), { notice: 'assignment_changed' }),
  assignment_due: mail(Obj(student), { notice: 'assignment_due', opens: 'assignment_id' }),
  assignment_overdue: mail(Obj(either), { notice: 'assignment_overdue' }),
  assignment_reviewed: mail(Obj(student), { notice: 'assignment_reviewed' }),
  assignment_done: mail(Obj({ ...assignment, role: OneOf(['teacher']), late: OneOf(['yes', 'no']) }), {
    notice: 'assignment_done',
  }),
}
