import { readLog } from '@kredka/backend/audit/read-log'
import type { EventEncryption } from '@kredka/backend/kernel/event-encryption'
import { type EventStore, START, type StoredEvent } from '@kredka/contracts/kernel/ports'
import type { RankingWeights } from '@kredka/contracts/offers/ranking'
import { applyTo, type Projection } from '@kredka/projections/kernel/projection'
import { createRows, type RowsOfBatch } from '@kredka/projections/kernel/rows'
import { makeTables } from '@kredka/projections/kernel/tables'
import { rankOffersBy } from '@kredka/projections/offers/other-weights'
import { tablesOf } from '@kredka/projections/postgres/catalog'
import type pg from 'pg'
import type { AskOptions } from './ask-options.ts'

/** Which offers a search lists; nothing: all. */
export interface RankingQuery {
  readonly subject?: string
  readonly city?: string
  readonly level?: string
}

interface RankingOptions extends AskOptions {
  readonly query: RankingQuery
}

/** An offer in both orders, the first one as it really was. */
export interface Ranked {
  readonly offer_id: string
  readonly teacher_id: string
  /** From 1. */
  readonly place: number
  readonly other_place: number
  readonly points: number
  readonly other_points: number
}

interface Side {
  readonly projection: Projection
  readonly rows: RowsOfBatch
}

interface Sources {
  readonly store: EventStore
  readonly encryption: Pick<EventEncryption, 'openEvents'>
  readonly pool: pg.Pool
}

const REAL = 'what_if_real'
const OTHER = 'what_if_other'

/**
 * The order of a search by its real weights and by others, made by the real projection from the log. Its tables are
 * made in a transaction that is taken back at the end: the read models stay as they are, and nobody sees these. What
 * people wrote counts for points, so that envelopes are opened as the read models open them; none of it is given back.
 */
export async function compareRankings(
  { store, encryption, pool }: Sources,
  real: RankingWeights,
  other: RankingWeights,
  { query, until, signal, onProgress }: RankingOptions,
): Promise<readonly Ranked[]> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('set local statement_timeout to 0')
    const sides = [await sideOf(client, REAL, real), await sideOf(client, OTHER, other)]
    let read = 0
    for await (const page of readLog(store, START)) {
      if (signal.aborted) break
      const heard = await encryption.openEvents(page.filter((event) => isHeard(sides, event, until)))
      for (const { projection, rows } of sides) {
        await applyTo(rows, projection, heard, false)
        await rows.flush()
      }
      read += page.length
      onProgress(read)
    }
    for (const { projection, rows } of sides) await settleWhole(projection, rows)
    return await readBoth(client, query)
  } finally {
    await client.query('rollback')
    client.release()
  }
}

async function sideOf(client: pg.PoolClient, schema: string, weights: RankingWeights): Promise<Side> {
  const projection = rankOffersBy(weights)
  await makeTables(client, schema, projection)
  return { projection, rows: createRows(client, schema, await tablesOf(client, schema)) }
}

function isHeard(sides: readonly Side[], { type, metadata }: StoredEvent, until: number): boolean {
  return sides.some(({ projection }) => type in projection.on) && Date.parse(metadata['occurred_at'] ?? '') < until
}

async function settleWhole({ settle, later }: Projection, rows: RowsOfBatch): Promise<void> {
  while (await settle?.(rows));
  while (await later?.slice(rows));
  await rows.flush()
}

/** As a search without words orders them: among offers of one subject by another sum than among all. */
async function readBoth(client: pg.PoolClient, { subject, city, level }: RankingQuery): Promise<readonly Ranked[]> {
  const score = subject === undefined ? 'score' : 'subject_score'
  const side = (schema: string) => `
    select offer_id, teacher_id, ${score} / 100.0 as points,
           row_number() over (order by ${score} desc, added_at desc, offer_id)::int as place
      from ${schema}.hits
     where ($1::text is null or subject_id = $1) and ($2::text is null or city_id = $2)
       and ($3::text is null or level in ('any', $3))`
  const { rows } = await client.query<Ranked>(
    `select r.offer_id, r.teacher_id, r.place, o.place as other_place, r.points::float8 as points,
            o.points::float8 as other_points
       from (${side(REAL)}) r join (${side(OTHER)}) o using (offer_id)
      order by r.place`,
    [subject ?? null, city ?? null, level ?? null],
  )
  return rows
}
