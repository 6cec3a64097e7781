import { BACKEND, EVENT_STORE, MODULES, POOL, SEALING } from '@kredka/backend/composition/identifiers'
import { projectionsOf } from '@kredka/backend/composition/modules'
import { type Lane, startLane } from '@kredka/projections/kernel/lane'
import { SILENT } from '../terminal/silent.ts'
import type { Opened } from '../tools/with-parts.ts'

/** Leads the read side where no site does. */
export async function startOwnLane({ parts }: Opened): Promise<Lane> {
  const [pool, events, sealing, modules, { tools }] = await Promise.all([
    parts.get(POOL),
    parts.get(EVENT_STORE),
    parts.get(SEALING),
    parts.get(MODULES),
    parts.get(BACKEND),
  ])
  const { clock, ids } = tools
  const holder = ids.uuid()
  return startLane({
    pool,
    events,
    open: sealing.openEvents,
    clock,
    log: SILENT,
    projections: projectionsOf(modules.all),
    holder,
  })
}
