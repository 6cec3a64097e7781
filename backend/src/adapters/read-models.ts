import type { ProjectionStatusView } from '@kredka/contracts/admin/views'
import type { Clock, EventStore } from '@kredka/contracts/kernel/ports'
import { type ProjectionStatus, projectionStatus } from '@kredka/projections/kernel/projection-cli'
import { requestRebuild, resumeProjection } from '@kredka/projections/kernel/rebuild'
import type pg from 'pg'
import type { ReadModels } from '../admin/index.ts'

interface Parts {
  readonly pool: pg.Pool
  readonly store: Pick<EventStore, 'head' | 'compare' | 'readAll'>
  readonly clock: Clock
}

/** Read models that a projection runner fills in Postgres. */
export function readModelsOf({ pool, store, clock }: Parts): ReadModels {
  return {
    list: () => statuses(pool, store, clock),
    rebuild: async (name) => (await requestRebuild(pool, name, clock.now())) ?? null,
    resume: async (name) => (await resumeProjection(pool, name)) ?? null,
  }
}

async function statuses(pool: pg.Pool, store: Parts['store'], clock: Clock): Promise<ProjectionStatusView[]> {
  const [rows, head] = await Promise.all([projectionStatus({ pool, events: store, clock }), store.head()])
  const beside = new Map(rows.filter(({ slot }) => slot === 'next').map((row) => [row.projection, row]))
  return rows
    .filter(
      ({ slot, projection }) =>
        slot === 'live' || !rows.some((row) => row.projection === projection && row.slot === 'live'),
    )
    .map((row) => ({
      name: row.projection,
      version: row.version,
      status: row.status,
      position: row.position,
      head,
      events: row.events,
      lag: row.lag,
      up_to_date: store.compare(row.position, head) >= 0,
      updated_at: row.updated_at,
      error: errorOf(row),
      rebuild: row.slot === 'live' ? rebuildOf(beside.get(row.projection)) : rebuildOf(row),
    }))
}

function errorOf({ error, event, failures }: ProjectionStatus): ProjectionStatusView['error'] {
  if (error === null) return null
  return {
    message: error,
    event_type: event?.type ?? null,
    stream: event?.stream ?? null,
    revision: event?.revision ?? null,
    failures,
  }
}

function rebuildOf(row: ProjectionStatus | undefined): ProjectionStatusView['rebuild'] {
  if (row === undefined) return null
  const { status, events, total, rate } = row
  const left = total === null || rate === null || rate <= 0 ? null : Math.max(0, (total - events) / rate)
  return { status, events, total, rate, seconds_left: left }
}
