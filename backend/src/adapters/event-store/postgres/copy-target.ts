import type { EventStore, StoredEvent } from '@kredka/contracts/kernel/ports'
import { inTransaction } from '@kredka/projections/postgres/postgres'
import type pg from 'pg'
import { encodeEvent } from '../../../kernel/encoded-append.ts'
import { type CopyTarget, ForeignCopyError } from '../copy-target.ts'
import { byteaArray, int8Array, textArray, uuidArray } from './binary-arrays.ts'

/** The embedded log takes a page of events in one statement, whichever streams they are of. */
export function postgresCopyTarget(pool: pg.Pool, store: EventStore): CopyTarget {
  return {
    store,
    identify: (identity) => inTransaction(pool, (client) => identify(client, identity)),
    add: (events) => inTransaction(pool, (client) => add(client, events)),
  }
}

/** An empty log may still become a copy of another one; afterwards its identity never changes. */
async function identify(client: pg.ClientBase, identity: string): Promise<void> {
  await client.query(LOCK)
  const { rows } = await client.query<{ id: string; used: boolean }>(
    'select id, exists (select from event_store.events) as used from event_store.log',
  )
  if (rows[0]?.id === identity) return
  if (rows[0]?.used !== false) throw new ForeignCopyError('The embedded log holds events of another log.')
  await client.query('alter table event_store.log disable trigger immutable')
  await client.query('update event_store.log set id = $1', [identity])
  await client.query('alter table event_store.log enable always trigger immutable')
}

async function add(client: pg.ClientBase, events: readonly StoredEvent[]): Promise<void> {
  const encoded = events.map(encodeEvent)
  await client.query(LOCK)
  await client.query(INSERT, [
    textArray(events.map(({ stream }) => stream)),
    int8Array(events.map(({ revision }) => revision)),
    uuidArray(encoded.map(({ id }) => id)),
    textArray(encoded.map(({ type }) => type)),
    textArray(encoded.map(({ data }) => (typeof data === 'string' ? data : null))),
    byteaArray(encoded.map(({ data }) => (typeof data === 'string' ? null : data))),
    textArray(encoded.map(({ metadata }) => metadata)),
  ])
}

/** As every append takes it: whoever sees a position sees all before it. */
const LOCK = "select pg_advisory_xact_lock(hashtextextended('event_store.append', 0))"

const INSERT = `
  insert into event_store.events (position, stream, revision, id, type, data, data_binary, metadata)
  select (select coalesce(max(e.position), 0) from event_store.events e) + v.n,
         v.stream, v.revision, v.id, v.type, v.data, v.data_binary, v.metadata
    from unnest($1::text[], $2::bigint[], $3::uuid[], $4::text[], $5::text[], $6::bytea[], $7::text[]) with ordinality
      as v (stream, revision, id, type, data, data_binary, metadata, n)
   order by v.n`
