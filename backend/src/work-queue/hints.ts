import { workQueueEvents as e } from '@kredka/contracts/work-queue/events'
import { type Hints, hints } from '../kernel/hints.ts'

export const workQueueHints: Hints = hints([e.WorkAssigned, e.WorkReleased], ({ data }) => [
  { to: 'admins', entity: 'work_item', id: data.item_id },
])
