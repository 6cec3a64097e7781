import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { faultLine, faultsOf } from '@kredka/backend/audit/testing/faults-of'
import { BACKEND, CATALOG, ENCRYPTION, EVENT_STORE, FOLLOWED_LOG } from '@kredka/backend/composition/identifiers'
import { signUp } from '@kredka/backend/processes/testing/people'
import { START, type StoredEvent } from '@kredka/contracts/kernel/ports'
import { type TestDatabase, testDatabase } from '@kredka/projections/postgres/testing/database'
import { MASTER_KEY, partsOver } from '../../proof/testing/product.ts'
import { restore } from '../../restore/restore.ts'
import { backup } from '../backup.ts'
import { KEPT_TABLES } from '../kept-tables.ts'

export const PASSWORD = 'Haslo-osoby-2026!'

/** A database that is backed up, and a folder for it. */
export interface BackedUpSite {
  readonly database: TestDatabase
  readonly folder: string
  /** An empty database, dropped at the end. */
  empty(): Promise<TestDatabase>
  /** `npm run backup -- --to folder …` @returns its exit code */
  backup(...more: string[]): Promise<number>
  /** `npm run restore -- --from folder …` into that database. @returns its exit code */
  restore(into: TestDatabase, ...more: string[]): Promise<number>
  close(): Promise<void>
}

/** Settings of a tool that works on this database. */
export function environmentOf(database: TestDatabase, more: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  return { NODE_ENV: 'test', DATABASE_URL: database.url, MASTER_KEY, ...more }
}

export async function backedUpSite(): Promise<BackedUpSite> {
  const database = await testDatabase({ template: 'site' })
  const folder = mkdtempSync(join(tmpdir(), 'kredka-backup-'))
  const others: TestDatabase[] = []
  const going = new AbortController().signal
  return {
    database,
    folder,
    empty: async () => {
      const other = await testDatabase()
      others.push(other)
      return other
    },
    backup: (...more) => inEnvironment(database, () => backup(['--to', folder, ...more], going)),
    restore: (into, ...more) => inEnvironment(into, () => restore(['--from', folder, ...more], going)),
    close: async () => {
      await Promise.all([database, ...others].map((one) => one.drop()))
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Runs a tool as if it were set up so. */
export async function inEnvironment<T>(
  database: TestDatabase,
  work: () => Promise<T>,
  more: NodeJS.ProcessEnv = {},
): Promise<T> {
  const before = { ...process.env }
  Object.assign(process.env, environmentOf(database, more))
  try {
    return await work()
  } finally {
    process.env = before
  }
}

/** Somebody with an account, a password and a picture. */
export async function addPerson(database: TestDatabase, email: string): Promise<string> {
  const parts = partsOver(database)
  try {
    const { tools } = await parts.get(BACKEND)
    const { id } = await signUp({ tools }, { email, name: 'Zofia', password: PASSWORD })
    const picture = {
      file_id: tools.ids.entity(),
      purpose: 'profile_picture',
      owner_id: id,
      type: 'image/jpeg',
    } as const
    await tools.vault.files.put({ ...picture, bytes: Buffer.from(email) })
    return id
  } finally {
    await parts.close()
  }
}

export async function eventsIn(database: TestDatabase): Promise<readonly StoredEvent[]> {
  const parts = partsOver(database)
  try {
    return (await (await parts.get(EVENT_STORE)).readAll(START, 100_000)).events
  } finally {
    await parts.close()
  }
}

/** What the backup holds of Postgres beside the log, row by row. */
export async function keptIn({ pool }: TestDatabase): Promise<Readonly<Record<string, readonly unknown[]>>> {
  const kept: Record<string, readonly unknown[]> = {}
  for (const table of [...KEPT_TABLES, 'vault.files']) {
    const { rows } = await pool.query<{ row: unknown }>(
      `select row_to_json(r) as row from ${table} r order by row_to_json(r)::text`,
    )
    kept[table] = rows.map(({ row }) => row)
  }
  return kept
}

/** Its identity, what `verify` says of it, and that a process would follow it. */
export async function soundnessOf(database: TestDatabase) {
  const parts = partsOver(database)
  try {
    await (await parts.get(FOLLOWED_LOG)).check()
    const [store, catalog, { keyring }] = await Promise.all([
      parts.get(EVENT_STORE),
      parts.get(CATALOG),
      parts.get(ENCRYPTION),
    ])
    const { faults } = await faultsOf({ store, catalog, keyring })
    return { identity: await store.identity(), faults: faults.map(faultLine) }
  } finally {
    await parts.close()
  }
}
