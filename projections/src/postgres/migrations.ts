import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { inTransaction } from './postgres.ts'

export interface Migration {
  readonly number: number
  readonly name: string
  readonly sql: string
  readonly checksum: string
}

/** What was applied and what lies in the folder do not fit together. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError'
}

/**
 * Applies the folder's `0001_name.sql`, `0002_name.sql`, … that the schema has not seen, each in a transaction of its
 * own with the schema first in the search path. Forward only; safe when several processes start at once.
 * @returns names of the files applied now
 * @throws MigrationError when an applied file was changed or removed, or a new one has a number below an applied one
 */
export async function migrate(pool: pg.Pool, schema: string, folder: string): Promise<readonly string[]> {
  const migrations = await readMigrations(folder)
  const applied: string[] = []
  for (const migration of migrations) {
    if (await applyOne(pool, schema, migrations, migration)) applied.push(migration.name)
  }
  return applied
}

function applyOne(pool: pg.Pool, schema: string, all: readonly Migration[], migration: Migration): Promise<boolean> {
  const quoted = pg.escapeIdentifier(schema)
  return inTransaction(pool, async (client) => {
    await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`migrate ${schema}`])
    await client.query(`create schema if not exists ${quoted}`)
    await client.query(`create table if not exists ${quoted}.migrations
      (number integer primary key, name text not null, checksum text not null,
       applied_at timestamptz not null default now())`)
    const done = await client.query<Recorded>(`select number, name, checksum from ${quoted}.migrations order by number`)
    check(schema, all, done.rows)
    if (done.rows.some((row) => row.number === migration.number)) return false
    await client.query(`set local search_path to ${quoted}, public; set local statement_timeout to 0`)
    await client.query(migration.sql)
    await client.query(`insert into ${quoted}.migrations (number, name, checksum) values ($1, $2, $3)`, [
      migration.number,
      migration.name,
      migration.checksum,
    ])
    return true
  })
}

interface Recorded {
  readonly number: number
  readonly name: string
  readonly checksum: string
}

function check(schema: string, files: readonly Migration[], done: readonly Recorded[]): void {
  for (const record of done) {
    const file = files.find(({ number }) => number === record.number)
    if (!file) throw new MigrationError(`${schema}: ${record.name} was applied, but the file is gone`)
    if (file.checksum !== record.checksum) {
      throw new MigrationError(`${schema}: ${file.name} was changed after it was applied. Undo that and add a new file`)
    }
  }
  const last = done.at(-1)?.number ?? 0
  const late = files.find((file) => file.number < last && !done.some(({ number }) => number === file.number))
  if (late) throw new MigrationError(`${schema}: ${late.name} comes before number ${last}, which is applied already`)
}

async function readMigrations(folder: string): Promise<readonly Migration[]> {
  const found: Migration[] = []
  for (const name of (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()) {
    const number = Number(/^(\d{4})_[a-z0-9_]+\.sql$/.exec(name)?.[1])
    if (!number) throw new MigrationError(`${name}: migrations are named 0001_what_it_does.sql`)
    if (found.at(-1)?.number === number) throw new MigrationError(`${name}: another file has number ${number}`)
    const sql = await readFile(join(folder, name), 'utf8')
    found.push({ number, name, sql, checksum: createHash('sha256').update(sql).digest('hex') })
  }
  return found
}
