import type { EventStore } from '@kredka/contracts/kernel/ports'
import { readCheckpoints } from '@kredka/projections/kernel/checkpoints'
import type { Projection } from '@kredka/projections/kernel/projection'
import { versionOf } from '@kredka/projections/kernel/tables'
import type pg from 'pg'
import type { Readiness } from '../http/probes/probes.ts'

/** What must hold before requests are sent to an api (OPS-05). */
export function readinessOf(parts: {
  readonly pool: pg.Pool
  readonly store: Pick<EventStore, 'head'>
  readonly projections: readonly Projection[]
}): readonly Readiness[] {
  return [
    {
      name: 'event_store',
      check: async () => {
        await parts.store.head()
        return null
      },
    },
    {
      name: 'postgres',
      check: async () => {
        await parts.pool.query('select 1')
        return null
      },
    },
    { name: 'read_models', check: () => versionFault(parts.pool, parts.projections) },
  ]
}

/** An api of older or newer code than the tables that queries read would ask for columns that are not there. */
async function versionFault(pool: pg.Pool, projections: readonly Projection[]): Promise<string | null> {
  const live = (await readCheckpoints(pool)).filter(({ slot }) => slot === 'live')
  const versions = new Map(live.map(({ projection, version }) => [projection, version]))
  const others = projections.filter((projection) => versions.get(projection.name) !== versionOf(projection))
  return others.length === 0 ? null : `of another version than this process: ${others.map((p) => p.name).join(', ')}`
}
