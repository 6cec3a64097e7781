import { setTimeout as pause } from 'node:timers/promises'
import type { Parts } from '@kredka/backend/composition/container'
import {
  CLOCK,
  ENCRYPTION,
  EVENT_STORE,
  IDS,
  LOG,
  MODULES,
  POOL,
  WAITING,
} from '@kredka/backend/composition/identifiers'
import { projectionsOf } from '@kredka/backend/composition/modules'
import { isRejection } from '@kredka/contracts/kernel/errors'
import type { Position } from '@kredka/contracts/kernel/ports'
import { readCheckpoints } from '@kredka/projections/kernel/checkpoints'
import type { Projection } from '@kredka/projections/kernel/projection'
import { createRows } from '@kredka/projections/kernel/rows'
import { type ProjectionRunner, type RunnerOptions, startProjectionRunner } from '@kredka/projections/kernel/runner'
import { schemaOf } from '@kredka/projections/kernel/tables'
import { tablesOf } from '@kredka/projections/postgres/catalog'
import { inTransaction } from '@kredka/projections/postgres/postgres'
import { escapeIdentifier } from 'pg'

const LOOK_MS = 10

/**
 * Everything read models are made of, taken from the product's parts: for proofs and benches that fill them themselves.
 */
export async function projectionsIn(parts: Parts): Promise<readonly Projection[]> {
  return projectionsOf((await parts.get(MODULES)).all)
}

/** Fills the read models in this process, without the rest of a worker. */
export async function startProductRunner(parts: Parts, more: Partial<RunnerOptions> = {}): Promise<ProjectionRunner> {
  const [pool, events, encryption, clock, ids, log, waiting] = await Promise.all([
    parts.get(POOL),
    parts.get(EVENT_STORE),
    parts.get(ENCRYPTION),
    parts.get(CLOCK),
    parts.get(IDS),
    parts.get(LOG),
    parts.get(WAITING),
  ])
  const runner = startProjectionRunner({
    pool,
    events,
    open: encryption.openEvents,
    clock,
    log,
    projections: await projectionsIn(parts),
    holder: ids.uuid(),
    ...more,
  })
  runner.onCommit(waiting.wake)
  return runner
}

/**
 * Waits until every read model has passed the position and is whole, with its indexes.
 * @throws where one is parked or they do not get there in time
 */
export async function whenComplete(parts: Parts, position: Position, timeoutMs = 60_000): Promise<void> {
  const names = (await projectionsIn(parts)).map(({ name }) => name)
  const waited = await (await parts.get(WAITING)).waitFor(names, position, timeoutMs)
  if (isRejection(waited)) throw new Error(`the read models did not get to ${position}: ${waited.rejected}`)
  const pool = await parts.get(POOL)
  // Who built it from the start says so after the last event.
  const end = performance.now() + timeoutMs
  while ((await readCheckpoints(pool)).some(({ status }) => status === 'rebuilding')) {
    if (performance.now() > end) throw new Error('the read models got there and were not finished')
    await pause(LOOK_MS)
  }
}

/**
 * Ends the runner and does what it had put off until later: how far it came with that by itself is up to the machine,
 * and shows in the order of offers, say.
 */
export async function stopSettled(parts: Parts, runner: ProjectionRunner): Promise<void> {
  await runner.stop()
  const pool = await parts.get(POOL)
  for (const { name, later } of await projectionsIn(parts)) {
    for (let isMore = later !== undefined; isMore; ) {
      isMore = await inTransaction(pool, async (client) => {
        const schema = schemaOf(name, 'live')
        const rows = createRows(client, schema, await tablesOf(client, schema))
        const left = (await later?.slice(rows)) ?? false
        await rows.flush()
        return left
      })
    }
  }
}

/** Deletes every read model with all that is known of it, as if none had ever been. No runner may run. */
export async function dropReadModels(parts: Parts): Promise<void> {
  const projections = await projectionsIn(parts)
  await inTransaction(await parts.get(POOL), async (client) => {
    for (const { name } of projections) {
      for (const slot of ['live', 'next'] as const) {
        await client.query(`drop schema if exists ${escapeIdentifier(schemaOf(name, slot))} cascade`)
      }
    }
    await client.query('delete from read_side.checkpoints')
  })
}
