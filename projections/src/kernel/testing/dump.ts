import type { Recorded } from '@kredka/contracts/kernel/events'
import type pg from 'pg'
import { escapeIdentifier } from 'pg'
import { tablesOf } from '../../postgres/catalog.ts'
import { inTransaction, type Queryable } from '../../postgres/postgres.ts'
import { applyTo, type Projection, type Row } from '../projection.ts'
import { createRows } from '../rows.ts'
import { makeTables, type Slot, schemaOf } from '../tables.ts'

/** Rows by table, in an order of their own: equal read models give equal dumps. */
export type Dump = Readonly<Record<string, readonly Row[]>>

/** Every row of a projection, for comparing read models. */
export function dumpTables(
  queryable: Queryable,
  projection: Pick<Projection, 'name'>,
  slot: Slot = 'live',
): Promise<Dump> {
  return dumpSchema(queryable, schemaOf(projection.name, slot))
}

/** The rows that a projection makes of these events, in a schema that nobody else sees. For golden tests. */
export async function goldenRows(pool: pg.Pool, projection: Projection, samples: readonly Recorded[]): Promise<Dump> {
  const schema = 'golden'
  const done = new RollbackOnPurpose()
  return inTransaction(pool, async (client) => {
    await makeTables(client, schema, projection)
    const rows = createRows(client, schema, await tablesOf(client, schema))
    await applyTo(rows, projection, samples)
    while (await projection.later?.slice(rows)) await rows.flush()
    await rows.flush()
    done.dump = await dumpSchema(client, schema)
    throw done
  }).catch((error) => {
    if (error instanceof RollbackOnPurpose) return error.dump
    throw error
  })
}

class RollbackOnPurpose extends Error {
  dump: Dump = {}
}

async function dumpSchema(queryable: Queryable, schema: string): Promise<Dump> {
  const dump: Record<string, readonly Row[]> = {}
  for (const name of (await tablesOf(queryable, schema)).keys()) {
    const { rows } = await queryable.query<{ row: Row }>(
      `select to_jsonb(t) as row from ${escapeIdentifier(schema)}.${escapeIdentifier(name)} t
          order by to_jsonb(t)::text collate "C"`,
    )
    dump[name] = rows.map(({ row }) => row)
  }
  return dump
}
