import type pg from 'pg'
import { int8Array, textArray, uuidArray } from './binary-arrays.ts'

/** An event as the log keeps it, in a stream of which nothing is there yet. */
export interface BulkEvent {
  readonly stream: string
  readonly revision: number
  /** Lower-case UUID. */
  readonly id: string
  readonly type: string
  /** JSON text. */
  readonly data: string
  /** JSON text. */
  readonly metadata: string
}

/**
 * Appends whole new streams, tens of thousands of events in a statement: for logs of real size to measure on. Must run
 * inside a transaction, which holds the log's lock until it ends: meanwhile nobody else appends.
 * @throws where one of the streams is there already
 */
export async function appendNewStreams(client: pg.ClientBase, events: readonly BulkEvent[]): Promise<void> {
  await client.query("select pg_advisory_xact_lock(hashtextextended('event_store.append', 0))")
  await client.query(INSERT, [
    textArray(events.map(({ stream }) => stream)),
    int8Array(events.map(({ revision }) => revision)),
    uuidArray(events.map(({ id }) => id)),
    textArray(events.map(({ type }) => type)),
    textArray(events.map(({ data }) => data)),
    textArray(events.map(({ metadata }) => metadata)),
  ])
}

const INSERT = `
  insert into event_store.events (position, stream, revision, id, type, data, metadata)
  select (select coalesce(max(e.position), 0) from event_store.events e) + v.n,
         v.stream, v.revision, v.id, v.type, v.data, v.metadata
    from unnest($1::text[], $2::bigint[], $3::uuid[], $4::text[], $5::text[], $6::text[]) with ordinality
      as v (stream, revision, id, type, data, metadata, n)
   order by v.n`
