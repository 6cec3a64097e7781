import { workQueueEvents as e } from '@kredka/contracts/work-queue/events'
import { on, type Projection } from '../kernel/projection.ts'
import { sqlBeside } from '../kernel/sql-file.ts'

/** Who of the staff looks after what; what waits stands with the things themselves. */
export const workQueueProjection: Projection = {
  name: 'work_queue',
  number: 1,
  tables: sqlBeside(import.meta.url),
  on: {
    ...on(e.WorkAssigned, ({ data: { kind, item_id, admin_id } }, rows) => {
      rows.put('assignments', { kind, item_id, admin_id })
    }),
    ...on(e.WorkReleased, ({ data: { kind, item_id } }, rows) => {
      rows.remove('assignments', { kind, item_id })
    }),
  },
}
