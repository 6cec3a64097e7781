import type { Rejection } from '@kredka/contracts/kernel/errors'
import { reject } from '@kredka/contracts/kernel/errors'
import type pg from 'pg'
import { inTransaction } from '../postgres/postgres.ts'
import { type Checkpoint, readCheckpoints, readVersions, startCheckpoint } from './checkpoints.ts'

/** How far a rebuild is, or a read model that fills for the first time. */
export interface RebuildProgress {
  readonly projection: string
  readonly status: 'rebuilding' | 'parked' | 'done'
  /** Events passed. */
  readonly events: number
  /** Estimate of all events; null where the log's length is not known. */
  readonly total: number | null
  /** Events a second; null at first. */
  readonly rate: number | null
  /** Estimate; null where total or rate are. */
  readonly seconds_left: number | null
  /** Why it was parked. */
  readonly error: string | null
}

/**
 * Asks the runner's leader, wherever it runs, to fill the projection anew beside the live tables. It begins within
 * about a second.
 * @returns PROJECTION_NOT_FOUND, PROJECTION_BUSY, or undefined when it was asked for
 */
export function requestRebuild(pool: pg.Pool, projection: string, now: number): Promise<Rejection | undefined> {
  return inTransaction(pool, async (client) => {
    // Of two that ask at once the second must see what the first one did.
    await client.query('lock table read_side.checkpoints in share row exclusive mode')
    const rows = (await readCheckpoints(client)).filter((row) => row.projection === projection)
    const version = (await readVersions(client)).get(projection)
    if (!version || rows.length === 0) return reject('PROJECTION_NOT_FOUND')
    if (rows.some(({ status }) => status === 'rebuilding')) return reject('PROJECTION_BUSY')
    await startCheckpoint(client, { projection, slot: 'next', version, now })
    return undefined
  })
}

/**
 * Takes a live read model out of the running with no error to it: its rows stay as they are, and queries that read it
 * say so. It stays there until it is resumed, or a newer version takes its place.
 * @returns PROJECTION_NOT_FOUND, PROJECTION_BUSY where it fills, or undefined when it stands, also where it did before
 */
export async function stopProjection(pool: pg.Pool, projection: string): Promise<Rejection | undefined> {
  const { rows } = await pool.query<Pick<Checkpoint, 'status'>>(
    `update read_side.checkpoints
        set error = case when status = 'parked' then error end, event = case when status = 'parked' then event end,
            failures = case when status = 'parked' then failures else 0 end,
            status = case when status = 'live' then 'parked' else status end
      where projection = $1 and slot = 'live' returning status`,
    [projection],
  )
  if (rows[0] === undefined) return reject('PROJECTION_NOT_FOUND')
  return rows[0].status === 'parked' ? undefined : reject('PROJECTION_BUSY')
}

/** Whether somebody stopped it; what an event stopped has an error. */
export function isStoppedByHand({ status, error }: Pick<Checkpoint, 'status' | 'error'>): boolean {
  return status === 'parked' && error === null
}

/**
 * Lets parked read models of this name go on from the event that stopped them.
 * @returns PROJECTION_NOT_FOUND, PROJECTION_NOT_PARKED, or undefined when they go on
 */
export async function resumeProjection(pool: pg.Pool, projection: string): Promise<Rejection | undefined> {
  const resumed = await pool.query(
    `update read_side.checkpoints set status = case slot when 'live' then 'live' else 'rebuilding' end
      where projection = $1 and status = 'parked'`,
    [projection],
  )
  if (resumed.rowCount) return undefined
  const known = (await readCheckpoints(pool)).some((row) => row.projection === projection)
  return reject(known ? 'PROJECTION_NOT_PARKED' : 'PROJECTION_NOT_FOUND')
}

/** What a row says of its rebuild; a live row that runs says `done`. */
export function progressOf(row: Checkpoint): RebuildProgress {
  const { projection, status, events, rate, error } = row
  const total = row.total === null ? null : Math.max(row.total, events)
  return {
    projection,
    status: status === 'live' ? 'done' : status,
    events,
    total,
    rate,
    seconds_left: total === null || !rate ? null : (total - events) / rate,
    error,
  }
}

/**
 * Progress of the row that fills: `next` where there is one, else the live one.
 * @returns undefined for an unknown projection
 */
export async function rebuildProgress(pool: pg.Pool, projection: string): Promise<RebuildProgress | undefined> {
  const rows = (await readCheckpoints(pool)).filter((row) => row.projection === projection)
  const row = rows.find(({ slot }) => slot === 'next') ?? rows[0]
  return row && progressOf(row)
}
