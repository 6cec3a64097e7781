import { fileURLToPath } from 'node:url'
import { migrate } from '@kredka/projections/postgres/migrations'
import type pg from 'pg'

const FOLDER = fileURLToPath(new URL('migrations/', import.meta.url))

/** Makes or lifts the schema `event_store`. Idempotent; safe when several processes start at once. */
export async function migratePostgresEventStore(pool: pg.Pool): Promise<void> {
  await migrate(pool, 'event_store', FOLDER)
}
