import type { Recorded } from '@kredka/contracts/kernel/events'
import { applyTo, type Projection } from '@kredka/projections/kernel/projection'
import { createRows } from '@kredka/projections/kernel/rows'
import { makeTables, schemaOf } from '@kredka/projections/kernel/tables'
import { type Dump, dumpTables } from '@kredka/projections/kernel/testing/dump'
import { tablesOf } from '@kredka/projections/postgres/catalog'
import { inTransaction } from '@kredka/projections/postgres/postgres'
import type pg from 'pg'

/** The rows that a projection makes of a log, so many events in each batch; nothing of them stays. */
export async function replayedRows(
  pool: pg.Pool,
  projection: Projection,
  log: readonly Recorded[],
  batch: number,
): Promise<Dump> {
  const schema = schemaOf(projection.name, 'live')
  return inTransaction(pool, async (client) => {
    await makeTables(client, schema, projection)
    const rows = createRows(client, schema, await tablesOf(client, schema))
    for (let from = 0; from < log.length; from += batch) {
      await applyTo(rows, projection, log.slice(from, from + batch))
      await rows.flush()
    }
    while (await projection.later?.slice(rows)) await rows.flush()
    await rows.flush()
    const dump = await dumpTables(client, projection)
    await client.query(`drop schema "${schema}" cascade`)
    return dump
  })
}
