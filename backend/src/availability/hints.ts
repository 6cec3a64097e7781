import { availabilityEvents } from '@kredka/contracts/availability/events'
import { type Hints, hints } from '../kernel/hints.ts'

/** The teacher's own hours, in all their tabs. */
export const availabilityHints: Hints = hints(Object.values(availabilityEvents), ({ data }) => [
  { to: { person: data.teacher_id }, entity: 'availability', id: data.group_id },
])
