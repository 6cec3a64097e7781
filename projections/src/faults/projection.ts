import { faultEvents as e, type FaultEvent } from '@kredka/contracts/faults/events'
import type { Recorded } from '@kredka/contracts/kernel/events'
import { actOf } from '../admin/index.ts'
import { on, type Projection, type Rows } from '../kernel/projection.ts'

import { sqlBeside } from '../kernel/sql-file.ts'

/** What staff decided about faults of the error log (ADM-02). */
export const faultsProjection: Projection = {
  name: 'faults',
  number: 1,
  tables: sqlBeside(import.meta.url),
  on: { ...on(e.FaultResolved, note), ...on(e.FaultIgnored, note), ...on(e.FaultReopened, note) },
}

function note(event: Recorded<FaultEvent>, rows: Rows): void {
  rows.put('history', { fault_id: event.data.fault_id, ...actOf(event, event.data.reason) })
}
