import type { EventStore, Position } from '@kredka/contracts/kernel/ports'
import { inTransaction } from '@kredka/projections/postgres/postgres'
import type pg from 'pg'

/** Some seconds of looking, on the busiest site. */
const TRIES = 500
const PAUSE_MS = 5

const BEGIN = `begin isolation level repeatable read read only;
  set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0`

/**
 * Postgres as it was at one moment at which the log ended at `head`. Log and vault share no transaction: a secret
 * stands in the vault before an event names it, and goes after another event did. So the two fit together at any moment
 * at which nothing is appended, and of those a busy site has many; where none was found, whoever changed a secret in
 * the last one may have to do so again.
 */
export async function atQuietMoment<T>(
  pool: pg.Pool,
  store: Pick<EventStore, 'head'>,
  work: (client: pg.PoolClient, head: Position) => Promise<T>,
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    const head = await store.head()
    const done = await inTransaction(
      pool,
      async (client) => {
        // The snapshot is taken by the first statement that reads.
        await client.query('select 1 from vault.master_key')
        if (tries < TRIES && (await store.head()) !== head) return null
        return { result: await work(client, head) }
      },
      BEGIN,
    )
    if (done !== null) return done.result
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
}
