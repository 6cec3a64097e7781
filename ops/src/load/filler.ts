import type pg from 'pg'

/** Events of a statement: it holds the log's lock until all of them are visible. */
const AT_ONCE = 100_000

/**
 * So many small events of no meaning behind what the embedded log holds, each in a stream of its own: a log of that
 * size in seconds. For benches of the write side alone, since no read model knows their type.
 */
export async function fillLog(pool: pg.Pool, events: number, progress: (done: number) => void): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout to 0')
    for (let done = 0; done < events; done += AT_ONCE) {
      await client.query(FILL, [done, Math.min(AT_ONCE, events - done)])
      progress(Math.min(events, done + AT_ONCE))
    }
    await client.query('vacuum analyze event_store.events')
  } finally {
    client.release(true)
  }
}

const FILL = `
  with locked as materialized (select pg_advisory_xact_lock(hashtextextended('event_store.append', 0))),
       head as materialized (select coalesce(max(position), 0) as at from locked, event_store.events)
  insert into event_store.events (position, stream, revision, id, type, data, metadata)
  select head.at + n, 'filler-' || ($1::bigint + n), 0, gen_random_uuid(), 'Filled',
         '{"text":"' || repeat('x', 200) || '"}',
         '{"command_id":"' || gen_random_uuid() || '","occurred_at":"2026-01-01T12:00:00.000Z","schema_version":"1"}'
    from head, generate_series(1, $2::bigint) as n`
