import { setImmediate as yieldToOthers } from 'node:timers/promises'
import type { Recorded } from '@kredka/contracts/kernel/events'
import type { Clock, Log, Position, StoredEvent } from '@kredka/contracts/kernel/ports'
import type pg from 'pg'
import type { Table } from '../postgres/catalog.ts'
import { inTransaction } from '../postgres/postgres.ts'
import { brief } from './brief.ts'
import { moveCheckpoints, parkCheckpoint } from './checkpoints.ts'
import { type EventLog, type OpenEvents, type Opened, openAll } from './event-reader.ts'
import { FencedError, isTransient } from './failures.ts'
import { applyTo, type Projection } from './projection.ts'
import { createRows, type RowsOfBatch } from './rows.ts'
import type { Slot } from './tables.ts'

/** What every part of the runner works with. */
export interface RunnerContext {
  readonly pool: pg.Pool
  readonly events: EventLog
  readonly open: OpenEvents
  readonly clock: Clock
  readonly log: Log
  /** Goes around each batch of events as they come, where somebody watches how long rows take. Fillings have none. */
  readonly around?: AroundBatch
}

export type AroundBatch = <T>(batch: Pick<Batch, 'members' | 'stored'>, work: () => Promise<T>) => Promise<T>

/** A read model that takes part in batches. */
export interface Member {
  readonly projection: Projection
  readonly version: string
  readonly slot: Slot
  /** It is being filled, for the first time or anew, and serves nobody yet. */
  readonly isFilling: boolean
  readonly schema: string
  readonly tables: ReadonlyMap<string, Table>
}

export interface Batch {
  readonly members: readonly Member[]
  readonly from: Position
  readonly to: Position
  readonly stored: readonly StoredEvent[]
  /** Those of them that members listen to, where they are opened already. */
  readonly opened?: readonly Opened[]
  /** Rows that sum up others are left for later: the read models are being filled. */
  readonly isUnsettled?: boolean
  /** Events a second, where it is measured. */
  readonly rate?: number | undefined
  /** Done in the same transaction when the rows are written, for the members that were not parked. */
  readonly finish?: (client: pg.PoolClient, members: readonly Member[]) => Promise<void>
}

/**
 * Applies events to all members in one transaction with their checkpoints (EVT-05). Where that fails, each member goes
 * behind a savepoint of its own, and who cannot handle an event is parked before it (EVT-06).
 * @returns the members that were parked
 * @throws FencedError when another leader moved on; transient errors of database and store
 */
export async function applyBatch(context: RunnerContext, batch: Batch): Promise<readonly Member[]> {
  const opened = batch.opened ?? (await openHeard(context, batch.members, batch.stored))
  if (opened.every((one) => 'event' in one)) {
    try {
      await applyTogether(context, batch, opened)
      return []
    } catch (error) {
      if (error instanceof FencedError || isTransient(error)) throw error
      context.log.warn({ error: brief(error) }, 'a batch failed, looking for the projection that cannot handle it')
    }
  }
  return applyApart(context, batch, opened)
}

/** Opens those of the events that members listen to. */
export function openHeard(
  { open }: RunnerContext,
  members: readonly Member[],
  stored: readonly StoredEvent[],
): Promise<readonly Opened[]> {
  const heard = stored.filter(({ type }) => members.some(({ projection }) => type in projection.on))
  return openAll(open, heard, isTransient)
}

function applyTogether(context: RunnerContext, batch: Batch, opened: readonly Opened[]): Promise<void> {
  return inBatch(context, batch, async (client, moved) => {
    const applied: Promise<void>[] = []
    for (const member of batch.members) {
      const one = applyAll(createRows(client, member.schema, member.tables), member, opened, !batch.isUnsettled)
      // whoever awaits all of them learns of it
      one.catch(() => undefined)
      applied.push(one)
      if (batch.stored.length > 100) await yieldToOthers()
    }
    await waitForAll(applied)
    await moved
    await batch.finish?.(client, batch.members)
  })
}

/** Nobody may still write when the transaction ends, so all are waited for. @throws what the first of them threw */
async function waitForAll(works: readonly Promise<void>[]): Promise<void> {
  const failed = (await Promise.allSettled(works)).find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') throw failed.reason
}

function applyApart(context: RunnerContext, batch: Batch, opened: readonly Opened[]): Promise<readonly Member[]> {
  return inBatch(context, batch, async (client, moved) => {
    await moved
    const parked: Member[] = []
    for (const member of batch.members) {
      if (!(await appliesBehindSavepoint(context, batch, client, member, opened))) parked.push(member)
    }
    await batch.finish?.(
      client,
      batch.members.filter((member) => !parked.includes(member)),
    )
    return parked
  })
}

/** A commit that a crash of the database takes back takes rows and checkpoints back together. */
const BEGIN = 'begin; set local synchronous_commit to off'

/**
 * Checkpoints first: that finds and locks out another leader before any row is touched. Rows travel with them, and go
 * back where that failed.
 */
function inBatch<T>(
  context: RunnerContext,
  batch: Batch,
  work: (client: pg.PoolClient, moved: Promise<void>) => Promise<T>,
): Promise<T> {
  const begin = async (client: pg.PoolClient) => {
    const { from, to, stored, rate } = batch
    const move = { from, to, last: stored.at(-1)?.id, passed: stored.length, rate, now: context.clock.now() }
    const moving = moveCheckpoints(client, batch.members, move)
    const [moved, worked] = await Promise.allSettled([moving, work(client, moving)])
    if (moved.status === 'rejected') throw moved.reason
    if (worked.status === 'rejected') throw worked.reason
    return worked.value
  }
  return inTransaction(context.pool, begin, BEGIN)
}

/**
 * Takes members on within a transaction that has applied events up to `from`, when it has turned out that they must
 * reach further.
 * @returns false where these are many, or one cannot be handled: then the transaction must be given up, and they come
 * as batches
 */
export async function applyMore(
  context: RunnerContext,
  client: pg.PoolClient,
  members: readonly Member[],
  from: Position,
  to: Position,
): Promise<boolean> {
  const { events: page, next } = await context.events.readAll(from, MAX_MORE)
  if (context.events.compare(next, to) < 0) return false
  const stored = page.filter(({ position }) => context.events.compare(position, to) <= 0)
  const opened = await openAll(context.open, stored, isTransient)
  await moveCheckpoints(client, members, {
    from,
    to,
    last: stored.at(-1)?.id,
    passed: stored.length,
    rate: undefined,
    now: context.clock.now(),
  })
  try {
    for (const member of members) await applyAll(createRows(client, member.schema, member.tables), member, opened)
    return true
  } catch (error) {
    if (isTransient(error)) throw error
    return false
  }
}

const MAX_MORE = 500

async function applyAll(
  rows: RowsOfBatch,
  { projection }: Member,
  opened: readonly Opened[],
  settles = true,
): Promise<void> {
  await applyTo(rows, projection, eventsFor(projection, opened), settles)
  await rows.flush()
}

/** @throws where one that the projection listens to cannot be opened */
function* eventsFor({ on }: Projection, opened: readonly Opened[]): Generator<Recorded> {
  for (const one of opened) {
    if (!(one.stored.type in on)) continue
    if ('error' in one) throw one.error
    yield one.event
  }
}

async function appliesBehindSavepoint(
  context: RunnerContext,
  batch: Batch,
  client: pg.PoolClient,
  member: Member,
  opened: readonly Opened[],
): Promise<boolean> {
  if ((await attempt(client, member, opened)) === undefined) return true
  // One by one: rows that were fine merged differently get their chance, and the culprit shows.
  for (const one of opened) {
    const failure = await attempt(client, member, [one])
    if (failure === undefined) continue
    await park(context, batch, client, member, one.stored, failure.reason)
    return false
  }
  return true
}

async function attempt(
  client: pg.PoolClient,
  member: Member,
  opened: readonly Opened[],
): Promise<{ readonly reason: unknown } | undefined> {
  await client.query('savepoint attempt')
  try {
    await applyAll(createRows(client, member.schema, member.tables), member, opened)
    await client.query('release savepoint attempt')
    return undefined
  } catch (reason) {
    if (isTransient(reason)) throw reason
    await client.query('rollback to savepoint attempt')
    return { reason }
  }
}

async function park(
  context: RunnerContext,
  batch: Batch,
  client: pg.PoolClient,
  member: Member,
  culprit: StoredEvent,
  reason: unknown,
): Promise<void> {
  const place = batch.stored.indexOf(culprit)
  const { id, type, stream, revision, position } = culprit
  const error = brief(reason)
  const before = batch.stored[place - 1]
  await parkCheckpoint(client, member.projection.name, member.slot, {
    position: before?.position ?? batch.from,
    last: before?.id,
    unpassed: batch.stored.length - place,
    error,
    event: { id, type, stream, revision, position },
  })
  context.log.error(
    { projection: member.projection.name, slot: member.slot, type, stream, revision, error },
    'parked a projection',
  )
}
