import { BACKEND, ENCRYPTION, EVENT_STORE, MODULES, POOL } from '@kredka/backend/composition/identifiers'
import { projectionsOf } from '@kredka/backend/composition/modules'
import { type ProjectionRunner, startProjectionRunner } from '@kredka/projections/kernel/runner'
import { SILENT } from '../terminal/silent.ts'
import type { Opened } from '../tools/with-parts.ts'

/** Leads the read side where no site does. */
export async function startOwnRunner({ parts }: Opened): Promise<ProjectionRunner> {
  const [pool, events, encryption, modules, { tools }] = await Promise.all([
    parts.get(POOL),
    parts.get(EVENT_STORE),
    parts.get(ENCRYPTION),
    parts.get(MODULES),
    parts.get(BACKEND),
  ])
  const { clock, ids } = tools
  const holder = ids.uuid()
  return startProjectionRunner({
    pool,
    events,
    open: encryption.openEvents,
    clock,
    log: SILENT,
    projections: projectionsOf(modules.all),
    holder,
  })
}
