import { MINUTE } from '@kredka/contracts/kernel/durations'
import type { AnswerOf, InputOf, Query } from '@kredka/contracts/kernel/endpoints'
import type { Rejection } from '@kredka/contracts/kernel/errors'
import type { AnyEvent, Recorded } from '@kredka/contracts/kernel/events'
import { must } from '@kredka/contracts/kernel/testing/must'
import type pg from 'pg'
import { tablesOf } from '../../postgres/catalog.ts'
import { inTransaction, sqlOf } from '../../postgres/postgres.ts'
import { testDatabase } from '../../postgres/testing/database.ts'
import { migrateReadSide } from '../checkpoints.ts'
import { applyTo, type Projection } from '../projection.ts'
import type { PageOf, QueryHandler, Viewer } from '../query.ts'
import { createRows } from '../rows.ts'
import { makeTables, schemaOf } from '../tables.ts'
import { openPlain, storedEvent } from './memory-log.ts'

/** Read models that a test tells its events, each at a time of its own, without a runner. */
export interface TestReadModels {
  readonly pool: pg.Pool
  /** Applies the events in order; each is a minute later than the one before unless it says when. */
  tell(events: readonly TestEvent[]): Promise<void>
  /** Asks as the API does, without its edge. */
  ask<Q extends Query>(query: Q, input: InputOf<Q>, viewer?: Viewer): Promise<AnswerOf<Q> | Rejection>
  /** The same for a list. @throws Error when it is rejected */
  page<Q extends Query>(query: Q, input: InputOf<Q>, viewer?: Viewer): Promise<PageOf<AnswerOf<Q>>>
  close(): Promise<void>
}

export type TestEvent = AnyEvent & { readonly at?: string; readonly revision?: number; readonly actor?: string }

const BEGIN = Date.UTC(2026, 9, 1, 8)

export async function startTestReadModels(
  projections: readonly Projection[],
  queryHandlers: readonly QueryHandler[],
): Promise<TestReadModels> {
  const { pool, drop } = await testDatabase()
  await migrateReadSide(pool)
  await inTransaction(pool, async (client) => {
    for (const projection of projections) await makeTables(client, schemaOf(projection.name, 'live'), projection)
  })
  let told = 0
  const run = (query: Query, input: unknown, viewer: Viewer = { kind: 'visitor' }): Promise<unknown> => {
    const handler = queryHandlers.find((one) => one.query === query)
    if (handler === undefined) throw new Error(`nothing answers ${query.name}`)
    return handler.run({ sql: sqlOf(pool), input: input as never, viewer, now: BEGIN })
  }
  return {
    pool,
    tell: async (events) => {
      const recorded = await Promise.all(events.map((event) => toRecorded(event, told++)))
      return inTransaction(pool, async (client) => {
        for (const projection of projections) await apply(client, projection, recorded)
      })
    },
    ask: async <Q extends Query>(query: Q, input: InputOf<Q>, viewer?: Viewer) =>
      (await run(query, input, viewer)) as AnswerOf<Q> | Rejection,
    page: async <Q extends Query>(query: Q, input: InputOf<Q>, viewer?: Viewer) => {
      const page = must((await run(query, input, viewer)) as PageOf<AnswerOf<Q>> | Rejection)
      return page
    },
    close: drop,
  }
}

async function apply(client: pg.PoolClient, projection: Projection, events: readonly Recorded[]): Promise<void> {
  const schema = schemaOf(projection.name, 'live')
  const rows = createRows(client, schema, await tablesOf(client, schema))
  await applyTo(rows, projection, events)
  while (await projection.later?.slice(rows)) await rows.flush()
  await rows.flush()
}

async function toRecorded({ type, data, at, revision, actor }: TestEvent, n: number): Promise<Recorded> {
  const [opened] = await openPlain([storedEvent(n, type, null)])
  if (opened === undefined) throw new Error('an event was lost')
  const occurred_at = at ?? new Date(BEGIN + n * MINUTE).toISOString()
  const metadata = { ...opened.metadata, occurred_at, actor: actor ?? opened.metadata.actor }
  return { ...opened, data, revision: revision ?? n, metadata }
}
