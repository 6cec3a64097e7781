import { qualificationEvents as e } from '@kredka/contracts/qualifications/events'
import { type Hints, hints } from '../kernel/hints.ts'

/** The teacher's own list in all their tabs, and the back office. */
export const qualificationHints: Hints = hints(Object.values(e), ({ data }) => [
  { to: { person: data.teacher_id }, entity: 'qualification', id: data.qualification_id },
  { to: 'admins', entity: 'qualification', id: data.qualification_id },
])
