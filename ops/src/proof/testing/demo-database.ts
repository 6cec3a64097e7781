import { BACKEND } from '@kredka/backend/composition/identifiers'
import { migrateWithStore } from '@kredka/backend/composition/migrations'
import { createPool } from '@kredka/projections/postgres/postgres'
import {
  createTemplate,
  DEMO_TEMPLATE,
  type TestDatabase,
  testDatabase,
} from '@kredka/projections/postgres/testing/database'
import { seedDemo } from '../../seed/demo.ts'
import { SILENT } from '../../terminal/silent.ts'
import { partsOver } from './product.ts'

/** The present of the demonstration. */
export const DEMO_NOW = '2026-06-01T08:00:00.000Z'

/**
 * A database of one's own whose log holds the demonstration: its whole life through the real deciders and policies, up
 * to `DEMO_NOW`. It is lived once in a run of tests.
 */
export async function demoDatabase(): Promise<TestDatabase> {
  await createTemplate(DEMO_TEMPLATE, liveThrough)
  return testDatabase({ template: 'demo' })
}

async function liveThrough(url: string): Promise<void> {
  const pool = createPool({ url, log: SILENT })
  await migrateWithStore(pool).finally(() => pool.end())
  const parts = partsOver({ url }, DEMO_NOW)
  try {
    const { tools, wired } = await parts.get(BACKEND)
    await seedDemo({ ...tools, policies: wired.policies, now: tools.clock.now(), progress: () => undefined })
  } finally {
    await parts.close()
  }
}
