import { fileURLToPath } from 'node:url'
import type { Position } from '@kredka/contracts/kernel/ports'
import type pg from 'pg'
import { escapeIdentifier } from 'pg'
import { migrate } from '../postgres/migrations.ts'
import { inTransaction, prepare, type Queryable } from '../postgres/postgres.ts'
import { FencedError } from './failures.ts'
import type { Projection } from './projection.ts'
import { type Slot, schemaOf, versionOf } from './tables.ts'

/** A row of `read_side.checkpoints`; its columns are explained in the migration. */
export interface Checkpoint {
  readonly projection: string
  readonly slot: Slot
  readonly version: string
  readonly position: Position
  readonly event_id: string | null
  readonly status: 'live' | 'rebuilding' | 'parked'
  readonly events: number
  readonly total: number | null
  readonly rate: number | null
  readonly error: string | null
  readonly event: EventReference | null
  readonly failures: number
  readonly started_at: string
  readonly updated_at: string
}

/** Which event it was, without its data. */
export interface EventReference {
  readonly id: string
  readonly type: string
  readonly stream: string
  readonly revision: number
  readonly position: Position
}

/** Makes the schema `read_side` or brings it up to date. Every process calls it at start. */
export async function migrateReadSide(pool: pg.Pool): Promise<void> {
  await migrate(pool, 'read_side', fileURLToPath(new URL('../postgres/migrations', import.meta.url)))
}

/** Everything known of the read models, for the back office, metrics and the runner. */
export async function readCheckpoints(queryable: Queryable): Promise<readonly Checkpoint[]> {
  const { rows } = await queryable.query<Checkpoint>('select * from read_side.checkpoints order by projection, slot')
  return rows
}

export interface NewCheckpoint {
  readonly projection: string
  readonly slot: Slot
  readonly version: string
  /** Milliseconds. */
  readonly now: number
}

/** Puts a read model at the log's start, over a row that stood there. */
export async function startCheckpoint(
  queryable: Queryable,
  { projection, slot, version, now }: NewCheckpoint,
): Promise<void> {
  await queryable.query(
    `insert into read_side.checkpoints (projection, slot, version, position, status, total, started_at, updated_at)
     values ($1, $2, $3, 'start', 'rebuilding', (select nullif(max(events), 0) from read_side.checkpoints), $4, $4)
     on conflict (projection, slot) do update set version = excluded.version, position = 'start', event_id = null,
       status = 'rebuilding', events = 0, total = excluded.total, rate = null, error = null, event = null,
         failures = 0, started_at = excluded.started_at,
       updated_at = excluded.updated_at`,
    [projection, slot, version, new Date(now).toISOString()],
  )
}

/** Forgets how far all read models are: the runner fills each anew, from the log's start. Run it in a transaction. */
export async function forgetCheckpoints(client: Queryable): Promise<void> {
  for (const { projection, slot } of await readCheckpoints(client)) {
    if (slot === 'next')
      await client.query(`drop schema if exists ${escapeIdentifier(schemaOf(projection, slot))} cascade`)
  }
  await client.query('delete from read_side.checkpoints')
}

export interface Move {
  readonly from: Position
  readonly to: Position
  /** Id of the event at `to`; undefined where nothing lies between. */
  readonly last: string | undefined
  /** How many events lie between. */
  readonly passed: number
  readonly rate: number | undefined
  /** Milliseconds. */
  readonly now: number
}

const MOVE = `
  update read_side.checkpoints c
     set position = $5, events = c.events + $6, rate = coalesce($7, c.rate), updated_at = $8,
         event_id = coalesce($9, c.event_id), error = null
    from unnest($1::text[], $2::text[], $3::text[]) as m(projection, slot, version)
   where c.projection = m.projection and c.slot = m.slot and c.version = m.version and c.position = $4
     and c.status <> 'parked'`

/**
 * Moves all checkpoints of one slot and position, which also locks them against other leaders until the transaction
 * ends.
 * @throws FencedError when one of them does not stand where it should
 */
export async function moveCheckpoints(
  client: pg.ClientBase,
  members: readonly { readonly projection: Projection; readonly slot: Slot; readonly version: string }[],
  move: Move,
): Promise<void> {
  const moved = await client.query({
    ...prepare(MOVE),
    values: [
      members.map(({ projection }) => projection.name),
      members.map(({ slot }) => slot),
      members.map(({ version }) => version),
      move.from,
      move.to,
      move.passed,
      move.rate ?? null,
      new Date(move.now).toISOString(),
      move.last ?? null,
    ],
  })
  if (moved.rowCount !== members.length) throw new FencedError(`a checkpoint no longer stands at ${move.from}`)
}

export interface Parking {
  readonly position: Position
  /** Id of the event at `position`; undefined where it stands before the batch. */
  readonly last: string | undefined
  /** Events between the batch's end and this position, which were counted too early. */
  readonly unpassed: number
  readonly error: string
  readonly event: EventReference
}

/** Takes a read model out of the running, with its position before the event that it could not handle (EVT-06). */
export async function parkCheckpoint(
  client: Queryable,
  projection: string,
  slot: Slot,
  parking: Parking,
): Promise<void> {
  await client.query(
    `update read_side.checkpoints set status = 'parked', position = $3, event_id = $7, events = events - $4, error = $5,
       failures = case when event ->> 'id' = $6::jsonb ->> 'id' then failures + 1 else 1 end, event = $6
         where projection = $1 and slot = $2`,
    [
      projection,
      slot,
      parking.position,
      parking.unpassed,
      parking.error,
      JSON.stringify(parking.event),
      parking.last ?? null,
    ],
  )
}

/**
 * Makes this process' versions the current ones: workers with others stand down. Called once at the start of a worker.
 */
export async function registerVersions(pool: pg.Pool, projections: readonly Projection[], now: number): Promise<void> {
  await inTransaction(pool, async (client) => {
    for (const projection of projections) {
      await client.query(
        `insert into read_side.versions (projection, version, registered_at) values ($1, $2, $3)
         on conflict (projection) do update set version = excluded.version, registered_at = excluded.registered_at`,
        [projection.name, versionOf(projection), new Date(now).toISOString()],
      )
    }
  })
}

/** Current version by projection. */
export async function readVersions(queryable: Queryable): Promise<ReadonlyMap<string, string>> {
  const { rows } = await queryable.query<{ projection: string; version: string }>(
    'select projection, version from read_side.versions order by projection',
  )
  return new Map(rows.map(({ projection, version }) => [projection, version]))
}

/** Version by projection that the runner's leader feeds; empty before anybody led. */
export async function readFed(queryable: Queryable): Promise<ReadonlyMap<string, string>> {
  const { rows } = await queryable.query<{ projection: string; version: string }>(
    'select projection, version from read_side.fed order by projection',
  )
  return new Map(rows.map(({ projection, version }) => [projection, version]))
}

/**
 * Says what a leader feeds from now on.
 * @param part those that it leads, whether it feeds them or not
 */
export async function writeFed(
  client: Queryable,
  part: readonly Projection[],
  projections: readonly Projection[],
): Promise<void> {
  await client.query('delete from read_side.fed where projection = any($1)', [part.map(({ name }) => name)])
  await client.query('insert into read_side.fed (projection, version) select * from unnest($1::text[], $2::text[])', [
    projections.map(({ name }) => name),
    projections.map(versionOf),
  ])
}
