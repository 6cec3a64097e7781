import { fileURLToPath } from 'node:url'
import { migrate } from '@kredka/projections/kernel/migrations'
import type { Pool } from './reader.ts'

const FOLDER = fileURLToPath(new URL('migrations/', import.meta.url))

/** Makes or lifts the schema `event_store`. Idempotent; safe when several processes start at once. */
export async function migratePostgresEventStore(pool: Pool): Promise<void> {
  await migrate(pool, 'event_store', FOLDER)
}
