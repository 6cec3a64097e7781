import type pg from 'pg'
import { escapeIdentifier } from 'pg'
import { inTransaction, type Queryable } from '../postgres/postgres.ts'
import type { Member } from './batch.ts'
import { makeTables } from './tables.ts'

/**
 * Filling many rows is several times faster without the indexes that only serve queries: a long rebuild takes them away
 * and builds each once, when nearly all rows are there. Primary keys and unique indexes stay, for the rows are written
 * by them.
 */
export async function takeIndexesAway(pool: pg.Pool, members: readonly Member[]): Promise<void> {
  await inTransaction(pool, async (client) => {
    for (const { schema } of members) {
      for (const name of (await servingIndexes(client, schema)).keys()) {
        await client.query(`drop index ${escapeIdentifier(schema)}.${escapeIdentifier(name)}`)
      }
    }
  })
}

/** Builds what `tables.sql` has and the schema lacks, whoever took it away and whatever stopped them. */
export async function bringIndexesBack(pool: pg.Pool, members: readonly Member[]): Promise<void> {
  for (const { schema, projection } of members) {
    const model = `${projection.name}__indexes`
    await inTransaction(pool, async (client) => {
      await client.query('set local statement_timeout to 0')
      await makeTables(client, model, projection)
      const wanted = await servingIndexes(client, model)
      const there = await servingIndexes(client, schema)
      await client.query(`drop schema ${escapeIdentifier(model)} cascade`)
      for (const [name, definition] of wanted) {
        if (!there.has(name))
          await client.query(definition.replace(` ON ${model}.`, ` ON ${escapeIdentifier(schema)}.`))
      }
    })
  }
}

/** Indexes that no constraint needs, by name, with the statement that makes them. */
async function servingIndexes(queryable: Queryable, schema: string): Promise<ReadonlyMap<string, string>> {
  const { rows } = await queryable.query<{ name: string; definition: string }>(
    `select i.relname as name, pg_get_indexdef(x.indexrelid) as definition
       from pg_index x join pg_class i on i.oid = x.indexrelid
      where i.relnamespace = to_regnamespace(quote_ident($1)) and not x.indisunique`,
    [schema],
  )
  return new Map(rows.map(({ name, definition }) => [name, definition]))
}
