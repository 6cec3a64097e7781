import type { EventStore } from '@kredka/contracts/kernel/ports'
import { readCheckpoints } from '@kredka/projections/kernel/checkpoints'
import type { Projection } from '@kredka/projections/kernel/projection'
import { versionOf } from '@kredka/projections/kernel/tables'
import type pg from 'pg'
import type { Runners } from '../admin/index.ts'
import type { Readiness } from '../http/probes/probes.ts'
import type { FollowedLog } from '../kernel/followed-log/followed-log.ts'
import { type MeasuredClock, UNCERTAINTY_MAX_MS } from '../kernel/shared-clock.ts'

/** What must hold before requests are sent to an api (OPS-05). */
export function readinessOf(parts: {
  readonly pool: pg.Pool
  readonly store: Pick<EventStore, 'head'>
  readonly projections: readonly Projection[]
  readonly followedLog: Pick<FollowedLog, 'fault'>
  readonly runners: Runners
  readonly sharedClock: Pick<MeasuredClock, 'uncertaintyMs'>
}): readonly Readiness[] {
  return [
    {
      name: 'event_store',
      check: async () => {
        await parts.store.head()
        return null
      },
    },
    { name: 'log', check: async () => parts.followedLog.fault() },
    {
      name: 'postgres',
      check: async () => {
        await parts.pool.query('select 1')
        return null
      },
    },
    {
      name: 'clock',
      check: async () => {
        const ms = Math.round(parts.sharedClock.uncertaintyMs())
        return ms > UNCERTAINTY_MAX_MS ? `may be wrong by ${ms} ms` : null
      },
    },
    { name: 'read_models', check: () => versionFault(parts.pool, parts.projections) },
    { name: 'runners', check: () => laggards(parts.runners), isNote: true },
  ]
}

/** Names alone: how many events somebody is behind is no stranger's business. */
async function laggards(runners: Runners): Promise<string | null> {
  const late = (await runners.list()).filter(({ state }) => state !== 'live')
  return late.length === 0 ? null : late.map(({ kind, name, state }) => `${kind} ${name} ${state}`).join(', ')
}

/** An api of older or newer code than the tables that queries read would ask for columns that are not there. */
async function versionFault(pool: pg.Pool, projections: readonly Projection[]): Promise<string | null> {
  const live = (await readCheckpoints(pool)).filter(({ slot }) => slot === 'live')
  const versions = new Map(live.map(({ projection, version }) => [projection, version]))
  const others = projections.filter((projection) => versions.get(projection.name) !== versionOf(projection))
  return others.length === 0 ? null : `of another version than this process: ${others.map((p) => p.name).join(', ')}`
}
