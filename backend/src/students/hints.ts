import { studentEvents as e } from '@kredka/contracts/students/events'
import { type Hints, hints } from '../kernel/hints.ts'

/** The teacher's list is theirs alone. */
export const studentHints: Hints = hints(Object.values(e), ({ data }) => [
  { to: { person: data.teacher_id }, entity: 'student', id: data.student_id },
])
