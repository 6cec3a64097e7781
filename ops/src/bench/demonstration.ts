import { createParts, type Parts } from '@kredka/backend/composition/container'
import { EVENT_STORE, POOL } from '@kredka/backend/composition/identifiers'
import { readConfig } from '@kredka/backend/config/config'
import { MINUTE } from '@kredka/contracts/kernel/durations'
import { startProductRunner, whenComplete } from '../load/read-models.ts'
import { seedWhereEmpty } from '../seed/first-time.ts'
import { SILENT } from '../terminal/silent.ts'

export const BENCH_MASTER_KEY = '5e'.repeat(32)
const GIVE_UP_MS = 10 * MINUTE

/** The product's parts over a database of a bench, as a process has them that runs nothing by itself. */
export function benchParts(databaseUrl: string): Parts {
  const config = readConfig({
    NODE_ENV: 'test',
    DATABASE_URL: databaseUrl,
    MASTER_KEY: BENCH_MASTER_KEY,
    DATABASE_POOL: '8',
  })
  return createParts(config, 'bench', { log: SILENT })
}

/** The demonstration into an empty database, and the read models up to its end. */
export async function fillDemonstration(databaseUrl: string): Promise<void> {
  const parts = benchParts(databaseUrl)
  try {
    const runner = await startProductRunner(parts)
    try {
      await seedWhereEmpty(parts, new AbortController().signal)
      await whenComplete(parts, await (await parts.get(EVENT_STORE)).head(), GIVE_UP_MS)
    } finally {
      await runner.stop()
    }
    await (await parts.get(POOL)).query('vacuum analyze')
  } finally {
    await parts.close()
  }
}
