import { setTimeout as sleep } from 'node:timers/promises'
import type { AllPage, Position, StoredEvent } from '@kredka/contracts/kernel/ports'
import type pg from 'pg'
import { escapeIdentifier } from 'pg'
import { inTransaction } from '../postgres/postgres.ts'
import { applyBatch, type Member, openHeard, type RunnerContext } from './batch.ts'
import { brief } from './brief.ts'
import type { Opened } from './event-reader.ts'
import { isTransient } from './failures.ts'
import { bringIndexesBack, takeIndexesAway } from './late-indexes.ts'
import { createRows } from './rows.ts'
import type { Group } from './runner-plan.ts'
import { LiveAheadError, putInPlace } from './runner-swap.ts'
import { createSpeed } from './speed.ts'
import type { Turns } from './turns.ts'

const PAGE = 2_000
/** A page with fewer events than this says that the log's end is near enough to join. */
const NEARLY_THERE = 500

/** After so many events, and each time after four times as many, Postgres is told how the tables have grown. */
const ANALYZE_FIRST = 4_000

/**
 * Brings a group from its position to the runner's and puts it in place there (EVT-07). Pages are read and opened while
 * the one before is written. Ends when the group has joined or one of it was parked: either changes the plan.
 */
export async function catchUp(
  context: RunnerContext,
  group: Group,
  turns: Turns,
  signal: AbortSignal,
  tell: () => void,
): Promise<void> {
  const speed = createSpeed(() => performance.now())
  let position = group.position
  let page = readAhead(context, group.members, position)
  let passed = 0
  let analyzeAt = ANALYZE_FIRST
  // an earlier run may have left it to this one
  let isSettled = false
  // read models that serve already keep their indexes, however far they lag
  const filling = group.members.filter(({ isFilling }) => isFilling)
  while (!signal.aborted) {
    const { events, next, opened } = await page
    if (events.length < NEARLY_THERE) {
      if (!isSettled) await settleAll(context, filling, signal)
      // another plan goes on with what is left of it
      if (signal.aborted) return
      isSettled = true
      await bringIndexesBack(context.pool, filling)
      if (passed > 0) await analyze(context, group.members)
      passed = 0
      const outcome = await turns.take(() => join(context, group.members, position, turns.position()))
      if (outcome === 'joined') return tell()
      if (outcome === 'runner_behind' || outcome === 'live_ahead') {
        await sleep(20)
        page = readAhead(context, group.members, position)
        continue
      }
    }
    page = readAhead(context, group.members, next)
    const rate = speed(events.length)
    const isUnsettled = filling.length === group.members.length && events.length >= NEARLY_THERE
    const batch = {
      members: group.members,
      from: position,
      to: next,
      stored: events,
      ...(opened && { opened }),
      rate,
      isUnsettled,
    }
    const parked = await applyBatch(context, batch)
    if (parked.length > 0) return
    if (isUnsettled) isSettled = false
    position = next
    tell()
    passed += events.length
    if (passed < analyzeAt) continue
    if (analyzeAt === ANALYZE_FIRST) await takeIndexesAway(context.pool, filling)
    analyzeAt *= 4
    await analyze(context, group.members, true)
  }
}

/**
 * Applies what lies between the group and the runner, and puts the group in place, in one transaction. Without a runner
 * the group goes to the log's end and becomes the runner. The runner waits meanwhile, so nothing is done where much
 * lies between.
 */
async function join(
  context: RunnerContext,
  members: readonly Member[],
  from: Position,
  runner: Position | undefined,
): Promise<'joined' | 'runner_behind' | 'live_ahead' | 'far'> {
  const { compare, readAll } = context.events
  const reaches = (position: Position) => runner !== undefined && compare(position, runner) >= 0
  if (runner !== undefined && compare(from, runner) > 0) return 'runner_behind'
  const stored: StoredEvent[] = []
  let to = from
  for (let isAtEnd = reaches(from); !isAtEnd; ) {
    const { events, next } = await readAll(to, PAGE)
    stored.push(...(runner === undefined ? events : events.filter((event) => compare(event.position, runner) <= 0)))
    isAtEnd = next === to || reaches(next)
    to = next
    if (stored.length > 2 * PAGE) return 'far'
  }
  const end = runner ?? to
  const finish = (client: pg.PoolClient, left: readonly Member[]) => putInPlace(context, client, left, end)
  try {
    await applyBatch(context, { members, from, to: end, stored, finish })
    return 'joined'
  } catch (error) {
    if (error instanceof LiveAheadError) return 'live_ahead'
    throw error
  }
}

/**
 * What sums up other rows is made of all of them at once, a portion a transaction; the indexes that serve queries are
 * still away.
 */
async function settleAll(context: RunnerContext, members: readonly Member[], signal: AbortSignal): Promise<void> {
  const unsettled = members.filter(({ projection }) => projection.settle !== undefined)
  await analyze(context, unsettled, true)
  for (const member of unsettled) {
    try {
      for (let isMore = true; isMore && !signal.aborted; ) isMore = await settleSome(context, member)
    } catch (error) {
      if (isTransient(error)) throw error
      // it fails again with the next batch, which parks it
      context.log.warn({ projection: member.projection.name, error: brief(error) }, 'what sums up rows was not made')
    }
  }
}

function settleSome({ pool }: RunnerContext, { projection, schema, tables }: Member): Promise<boolean> {
  return inTransaction(pool, async (client) => {
    const rows = createRows(client, schema, tables)
    const isMore = (await projection.settle?.(rows)) ?? false
    await rows.flush()
    return isMore
  })
}

/**
 * Without it plans are made for empty tables until the server gets round to it, and queries would be slow after the
 * swap.
 * @param isRough a tenth of the rows is looked at: while the tables fill, plans need their sizes and little more
 */
async function analyze({ pool }: RunnerContext, members: readonly Member[], isRough = false): Promise<void> {
  const names = members.flatMap(({ schema, tables }) =>
    [...tables.keys()].map((table) => `${escapeIdentifier(schema)}.${escapeIdentifier(table)}`),
  )
  if (names.length === 0) return
  const begin = isRough ? 'begin; set local default_statistics_target to 10' : 'begin'
  await inTransaction(pool, (client) => client.query(`analyze ${names.join(', ')}`), begin)
}

interface OpenedPage extends AllPage {
  /** Absent where the page is short: then it is read once more when the group joins. */
  readonly opened?: readonly Opened[]
}

/** Whoever awaits it sees the error; until then it must not count as unhandled. */
function readAhead(context: RunnerContext, members: readonly Member[], from: Position): Promise<OpenedPage> {
  const page = context.events.readAll(from, PAGE).then(async (read): Promise<OpenedPage> => {
    if (read.events.length < NEARLY_THERE) return read
    return { ...read, opened: await openHeard(context, members, read.events) }
  })
  page.catch(() => undefined)
  return page
}
