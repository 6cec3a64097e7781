import type { Position } from '@kredka/contracts/kernel/ports'
import type pg from 'pg'
import { escapeIdentifier } from 'pg'
import { tablesOf } from '../postgres/catalog.ts'
import { inTransaction, type Queryable } from '../postgres/postgres.ts'
import type { Member, RunnerContext } from './batch.ts'
import { type Checkpoint, readCheckpoints, readFed, readVersions, startCheckpoint, writeFed } from './checkpoints.ts'
import { FencedError } from './failures.ts'
import { groupOf, type ReadModelGroup, readClaimed } from './groups.ts'
import type { Projection } from './projection.ts'
import { dropRetired } from './runner-swap.ts'
import { makeTables, type Slot, schemaOf, versionOf } from './tables.ts'

/** Read models that stand at one position and go on together. */
export interface Group {
  readonly members: readonly Member[]
  readonly position: Position
}

/** Read models that go on together, and those that are to join them. */
export interface Track {
  /** The foremost live read models. Absent while none has caught up. */
  readonly runner: Group | undefined
  /** Those that fill or lag: each group reads the log on its own until it can join the runner. */
  readonly behind: readonly Group[]
}

/**
 * Who runs where, as the checkpoints say. It holds until one of them changes hands, is parked, resumed, rebuilt or
 * swapped.
 */
export interface Plan {
  /** The common one, and that of what goes apart: neither waits for the other. */
  readonly tracks: readonly Track[]
  /** Equal as long as the plan holds. */
  readonly signature: string
}

/** What a process says when a newer one has brought other versions along and put them in place. */
export const OUTDATED = 'outdated'

/**
 * `runner` runs the read models of its code, also those that a newer worker is about to replace, but for the groups that
 * somebody leads by a lease of their own; a group's name is the role of whoever does. `newer` runs beside them what
 * leaders of older code do not know: the versions that fill, and those that are in place already.
 */
export type Role = 'runner' | 'newer' | ReadModelGroup

/** What a leader holds. */
export interface Held {
  readonly name: string
  readonly token: number
  /** Name of the runner's own lease. */
  readonly runner: string
}

/**
 * Makes missing tables and rows, and reads the plan. In one transaction that holds the lease's row, so that a leader
 * that lost its lease cannot drop what its successor fills.
 * @throws FencedError when the lease is not ours any more
 */
export async function makePlan(
  context: RunnerContext,
  projections: readonly Projection[],
  lease: Held,
  role: Role,
): Promise<Plan | typeof OUTDATED> {
  await dropRetired(context, projections)
  return inTransaction(context.pool, async (client) => {
    // One snapshot for all of it: what changes meanwhile must differ from the plan's signature, or nobody would notice.
    await client.query('set transaction isolation level repeatable read; set local statement_timeout to 0')
    const held = await client.query('select 1 from read_side.leases where name = $1 and token = $2 for share', [
      lease.name,
      lease.token,
    ])
    if (held.rowCount === 0) throw new FencedError(`lease ${lease.name} was lost`)
    const before = await readCheckpoints(client)
    const claimed = await readClaimed(client, lease.runner, context.clock.now())
    const part = projections.filter((one) => isOf(role, groupOf(one), claimed))
    const mine = await shareOf(client, part, before, role)
    if (mine === OUTDATED) return OUTDATED
    for (const projection of mine.current) await prepare(context, client, projection, before, role)
    const all = [...mine.current, ...mine.replaced]
    if (role !== 'newer') await writeFed(client, part, all)
    return planFrom(context, client, all, await signatureOf(client, claimed))
  })
}

function isOf(role: Role, group: ReadModelGroup, claimed: readonly ReadModelGroup[]): boolean {
  if (role === 'newer') return true
  return role === 'runner' ? !claimed.includes(group) : role === group
}

interface Share {
  /** Of the versions that the newest code brought along. */
  readonly current: readonly Projection[]
  /** Of older versions that still serve: fed until the newer ones take their place. */
  readonly replaced: readonly Projection[]
}

/** What of the projections this process runs in this role. */
async function shareOf(
  client: Queryable,
  projections: readonly Projection[],
  checkpoints: readonly Checkpoint[],
  role: Role,
): Promise<Share | typeof OUTDATED> {
  const versions = await readVersions(client)
  const isNewest = (projection: Projection) => versions.get(projection.name) === versionOf(projection)
  const current = projections.filter(isNewest)
  if (role === 'newer') {
    if (current.length < projections.length) return OUTDATED
    const fed = await readFed(client)
    // Nobody has led yet who says what it feeds: the runner's lease is to be had.
    if (fed.size === 0) return { current: [], replaced: [] }
    return { current: current.filter((one) => fed.get(one.name) !== versionOf(one)), replaced: [] }
  }
  const serves = (projection: Projection) =>
    checkpoints.some(
      ({ slot, projection: name, version }) =>
        slot === 'live' && name === projection.name && version === versionOf(projection),
    )
  const replaced = projections.filter((projection) => !isNewest(projection) && serves(projection))
  return current.length < projections.length && replaced.length === 0 ? OUTDATED : { current, replaced }
}

/** The state that a plan depends on. Positions are left out: they move all the time. */
export async function signatureOf(queryable: Queryable, claimed: readonly ReadModelGroup[]): Promise<string> {
  const checkpoints = await readCheckpoints(queryable)
  const rows = checkpoints.map(({ projection, slot, version, status }) => [projection, slot, version, status])
  const [versions, fed] = [await readVersions(queryable), await readFed(queryable)]
  return JSON.stringify([rows, [...versions], [...fed], claimed])
}

async function planFrom(
  context: RunnerContext,
  client: pg.PoolClient,
  projections: readonly Projection[],
  signature: string,
): Promise<Plan> {
  const rows = (await readCheckpoints(client)).filter(({ status }) => status !== 'parked')
  const running: Running[] = []
  for (const row of rows) {
    const projection = projections.find(({ name }) => name === row.projection)
    if (!projection || row.version !== versionOf(projection)) continue
    const schema = schemaOf(row.projection, row.slot)
    const tables = await tablesOf(client, schema)
    running.push({
      row,
      member: {
        projection,
        version: row.version,
        slot: row.slot,
        isFilling: row.status === 'rebuilding',
        schema,
        tables,
      },
    })
  }
  const isApart = ({ member }: Running) => member.projection.isApart === true
  const sides = [running.filter((one) => !isApart(one)), running.filter(isApart)]
  return {
    tracks: sides.filter((side) => side.length > 0).map((side) => trackOf(context, side)),
    signature,
  }
}

interface Running {
  readonly row: Checkpoint
  readonly member: Member
}

function trackOf({ events: { compare } }: RunnerContext, running: readonly Running[]): Track {
  let front: Checkpoint | undefined
  for (const { row } of running) {
    if (row.status === 'live' && (!front || compare(row.position, front.position) > 0)) front = row
  }
  const groups = new Map<Position, { members: Member[]; position: Position }>()
  const runner: Member[] = []
  for (const { row, member } of running) {
    if (front && row.status === 'live' && compare(row.position, front.position) === 0) {
      runner.push(member)
      continue
    }
    const group = groups.get(row.position) ?? { members: [], position: row.position }
    group.members.push(member)
    groups.set(row.position, group)
  }
  return {
    runner: front && { members: runner, position: front.position },
    behind: [...groups.values()],
  }
}

/** Sees to it that the projection has tables of our version, live or being filled. */
async function prepare(
  context: RunnerContext,
  client: pg.PoolClient,
  projection: Projection,
  checkpoints: readonly Checkpoint[],
  role: Role,
): Promise<void> {
  const find = (slot: Slot) => checkpoints.find((row) => row.projection === projection.name && row.slot === slot)
  const [live, next, version] = [find('live'), find('next'), versionOf(projection)]
  if (!live) return begin(context, client, projection, 'live')
  if (live.version === version) {
    if (next === undefined) return
    // Left by a version that was taken back.
    if (next.version !== version) return dropNext(client, projection.name)
  } else if (live.status === 'live' && role !== 'newer') {
    await markReplaced(client, projection.name)
  }
  // Not there, of a version between, asked for but not begun, or begun without one batch done.
  const isToBegin = next?.version !== version || (next.position === 'start' && next.status === 'rebuilding')
  if (isToBegin) await begin(context, client, projection, 'next')
}

async function dropNext(client: Queryable, projection: string): Promise<void> {
  await client.query(`drop schema if exists ${escapeIdentifier(schemaOf(projection, 'next'))} cascade`)
  await client.query("delete from read_side.checkpoints where projection = $1 and slot = 'next'", [projection])
}

/**
 * No worker of older code leads any more, so nobody feeds the live tables of its version: who asks for them is told
 * that they are stale.
 */
async function markReplaced(client: Queryable, projection: string): Promise<void> {
  await client.query("update read_side.checkpoints set status = 'rebuilding' where projection = $1 and slot = 'live'", [
    projection,
  ])
}

async function begin(context: RunnerContext, client: Queryable, projection: Projection, slot: Slot): Promise<void> {
  const version = versionOf(projection)
  await makeTables(client, schemaOf(projection.name, slot), projection)
  await startCheckpoint(client, { projection: projection.name, slot, version, now: context.clock.now() })
  context.log.info({ projection: projection.name, slot, version }, 'fills a read model from the log')
}
