import type { Queryable } from '@kredka/projections/postgres/postgres'
import { escapeIdentifier } from 'pg'

export interface Found {
  /** `schema.table`. */
  readonly table: string
  /** The row as JSON. */
  readonly row: string
}

/**
 * Every row of every table of the database, whoever owns it, that holds one of these words: as text, or in the bytes of
 * a binary column. Case does not count.
 */
export async function searchTables(queryable: Queryable, words: readonly string[]): Promise<readonly Found[]> {
  const wanted = words.flatMap((word) => [word.toLowerCase(), Buffer.from(word).toString('hex')])
  const { rows: tables } = await queryable.query<{ schema: string; name: string }>(
    `select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p', 'm') and n.nspname not in ('pg_catalog', 'information_schema')
        and n.nspname not like 'pg_toast%'
      order by 1, 2`,
  )
  const found: Found[] = []
  for (const { schema, name } of tables) {
    const { rows } = await queryable.query<{ row: string }>(
      `select to_jsonb(t)::text as row from ${escapeIdentifier(schema)}.${escapeIdentifier(name)} t`,
    )
    for (const { row } of rows) {
      const text = row.toLowerCase()
      if (wanted.some((word) => text.includes(word))) found.push({ table: `${schema}.${name}`, row })
    }
  }
  return found
}
