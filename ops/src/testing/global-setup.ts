import { migrateWithStore } from '@kredka/backend/composition/migrations'
import { createPool } from '@kredka/projections/postgres/postgres'
import { createTemplate, SITE_TEMPLATE } from '@kredka/projections/postgres/testing/database'
import { SILENT, startTestServer, TEST_POSTGRES, type TestServer } from '@kredka/projections/postgres/testing/server'

declare global {
  var testServer: TestServer | undefined
}

/**
 * Starts the run's one Postgres with its template. Jest calls it once, before the first file of a room that tests
 * against it.
 */
export default async function globalSetup(): Promise<void> {
  const server = await startTestServer()
  globalThis.testServer = server
  process.env[TEST_POSTGRES] = server.url
  try {
    await createTemplate(SITE_TEMPLATE, migrateDatabase, server.url)
  } catch (error) {
    await server.stop()
    throw error
  }
}

async function migrateDatabase(url: string): Promise<void> {
  const pool = createPool({ url, log: SILENT })
  try {
    await migrateWithStore(pool)
  } finally {
    await pool.end()
  }
}
