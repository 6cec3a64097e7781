import { createHash } from 'node:crypto'
import { escapeIdentifier } from 'pg'
import type { Queryable } from '../postgres/postgres.ts'
import type { Projection } from './projection.ts'

/** Which of a projection's two schemas: the one that queries read, or the one that a rebuild fills. */
export type Slot = 'live' | 'next'

export function schemaOf(projection: string, slot: Slot): string {
  return slot === 'live' ? projection : `${projection}__next`
}

/** Where the replaced tables stay until no query reads them. */
export function retiredSchemaOf(projection: string): string {
  return `${projection}__old`
}

/** Changes whenever the same events would give other rows, provided that the number is raised with the handlers. */
export function versionOf(projection: Projection): string {
  return createHash('sha256').update(`${projection.number}\n${projection.tables}`).digest('hex').slice(0, 16)
}

/**
 * Makes an empty schema with the projection's tables, over whatever stood there. Run it in a transaction.
 * Functions of extensions are found in `public`.
 */
export async function makeTables(client: Queryable, schema: string, projection: Projection): Promise<void> {
  if (!/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(projection.name)) {
    throw new Error(`${projection.name}: a projection's name is snake_case, it is also its schema`)
  }
  const quoted = escapeIdentifier(schema)
  await client.query(`drop schema if exists ${quoted} cascade; create schema ${quoted}`)
  await client.query(`set local search_path to ${quoted}, public`)
  await client.query(projection.tables)
  await client.query('set local search_path to default')
}

/**
 * Names of the tables and views that other projections' queries may read. The mark `-- public` stands on the line above
 * `create table`, or on the same line.
 */
export function publicTables(projection: Projection): readonly string[] {
  const found: string[] = []
  let marked = false
  for (const line of projection.tables.split('\n')) {
    const isMark = /--\s*public\b/.test(line)
    const created =
      /^\s*create\s+(?:unlogged\s+)?(?:table|view|materialized\s+view)\s+(?:if\s+not\s+exists\s+)?"?(\w+)"?/i.exec(
        line,
      )?.[1]
    if (created && (marked || isMark)) found.push(created)
    marked = isMark && !created
  }
  return found
}
