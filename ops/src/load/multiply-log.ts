import type pg from 'pg'

/**
 * The events of the embedded log again and again behind themselves, each time in streams of their own, until there are
 * so many: a long log of every kind of event in seconds. For what reads the log without opening it: what is encrypted
 * belongs to the streams that it was copied from.
 * @returns how many events there are
 */
export async function multiplyLog(pool: pg.Pool, events: number): Promise<number> {
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout to 0')
    const { rows } = await client.query<{ first: number; head: string }>(
      'select count(*)::int as first, max(position)::text as head from event_store.events',
    )
    const { first = 0, head = '0' } = rows[0] ?? {}
    let copies = 1
    for (; copies * first < events; copies += 1) await client.query(COPY, [copies, head])
    await client.query('vacuum analyze event_store.events')
    return copies * first
  } finally {
    client.release(true)
  }
}

const COPY = `
  insert into event_store.events (position, stream, revision, id, type, data, data_binary, metadata)
  select position + $1::bigint * $2::bigint, stream || 'x' || $1, revision, gen_random_uuid(), type, data, data_binary,
         metadata
    from event_store.events where position <= $2::bigint`
