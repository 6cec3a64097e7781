import { type Position, START } from '@kredka/contracts/kernel/ports'
import type pg from 'pg'
import { escapeIdentifier } from 'pg'
import { inTransaction } from '../postgres/postgres.ts'
import { applyMore, type Member, type RunnerContext } from './batch.ts'
import type { Checkpoint } from './checkpoints.ts'
import { FencedError } from './failures.ts'
import type { Projection } from './projection.ts'
import { retiredSchemaOf, schemaOf } from './tables.ts'

/** The tables that serve have been fed further than those that were to take their place: read on, then try again. */
export class LiveAheadError extends FencedError {}

/**
 * Live tables take the place of the old ones by renaming: no lock on tables, so that queries that run meanwhile end
 * undisturbed. Those that only caught up become live. An older worker may still feed the live tables: it is locked out
 * first, and nobody sees them fall back behind where it was.
 * @param at where the members stand
 * @throws LiveAheadError when the tables that serve are too far ahead of that
 */
export async function putInPlace(
  context: RunnerContext,
  client: pg.PoolClient,
  members: readonly Member[],
  at: Position,
): Promise<void> {
  const served = await lockServing(context, client, members)
  const isAhead = context.events.compare(served, at) > 0
  if (isAhead && !(await applyMore(context, client, members, at, served))) throw new LiveAheadError(`at ${at}`)
  for (const { projection, slot } of members) {
    const { name } = projection
    if (slot === 'next') {
      const [live, next, retired] = [schemaOf(name, 'live'), schemaOf(name, 'next'), retiredSchemaOf(name)].map(
        escapeIdentifier,
      )
      await client.query(`drop schema if exists ${retired} cascade`)
      await client.query(`alter schema ${live} rename to ${retired}; alter schema ${next} rename to ${live}`)
      await client.query("delete from read_side.checkpoints where projection = $1 and slot = 'live'", [name])
    }
    await client.query(
      `update read_side.checkpoints set slot = 'live', status = 'live', total = null, rate = null, event = null,
          failures = 0
        where projection = $1 and slot = $2`,
      [name, slot],
    )
  }
}

/** How far the foremost live tables of other versions are that somebody feeds; whoever does waits from here on. */
async function lockServing(
  { events }: RunnerContext,
  client: pg.PoolClient,
  members: readonly Member[],
): Promise<Position> {
  const filled = members.filter(({ slot }) => slot === 'next')
  if (filled.length === 0) return START
  const { rows } = await client.query<Pick<Checkpoint, 'position'>>(
    `select c.position from read_side.checkpoints c
       join unnest($1::text[], $2::text[]) as filled (projection, version) using (projection)
      where c.slot = 'live' and c.status = 'live' and c.version <> filled.version for update of c`,
    [filled.map(({ projection }) => projection.name), filled.map(({ version }) => version)],
  )
  return rows.reduce((foremost, { position }) => (events.compare(position, foremost) > 0 ? position : foremost), START)
}

/** Replaced tables go when no query reads them any more; one that still does is not waited for. */
export async function dropRetired(context: RunnerContext, projections: readonly Projection[]): Promise<void> {
  for (const { name } of projections) {
    try {
      await inTransaction(context.pool, async (client) => {
        await client.query("set local lock_timeout to '1s'")
        await client.query(`drop schema if exists ${escapeIdentifier(retiredSchemaOf(name))} cascade`)
      })
    } catch (error) {
      context.log.warn({ projection: name, error: String(error) }, 'replaced tables are still in use, they go later')
    }
  }
}
