import { fileURLToPath } from 'node:url'
import { migrateReadSide } from '@kredka/projections/kernel/checkpoints'
import { migrate } from '@kredka/projections/postgres/migrations'
import type pg from 'pg'
import { migratePostgresEventStore } from '../adapters/event-store/postgres/migrate.ts'
import { migrateVault } from '../vault/vault.ts'

/** Schemas that stand beside the vault's own and the read side's, with the folder of their files. */
const FOLDERS = {
  reactions: new URL('../kernel/reactions/migrations', import.meta.url),
  outbox: new URL('../mail/migrations', import.meta.url),
  jobs: new URL('../jobs/migrations', import.meta.url),
  live: new URL('../live/migrations', import.meta.url),
} as const

/** Brings every schema but those of the read models up to date; safe when several processes start at once. */
export async function migrateAll(pool: pg.Pool): Promise<void> {
  await migrateReadSide(pool)
  await migrateVault(pool)
  for (const [schema, folder] of Object.entries(FOLDERS)) await migrate(pool, schema, fileURLToPath(folder))
}

/** As `migrateAll`, with the embedded event store too: for templates of test databases. */
export async function migrateWithStore(pool: pg.Pool): Promise<void> {
  await migrateAll(pool)
  await migratePostgresEventStore(pool)
}
