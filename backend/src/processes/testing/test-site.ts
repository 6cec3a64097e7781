import type { EventStore } from '@kredka/contracts/kernel/ports'
import { type TestDatabase, testDatabase } from '@kredka/projections/kernel/testing/database'
import { BACKEND, CONFIG, EVENT_STORE } from '../../composition/identifiers.ts'
import { type Config, readConfig } from '../../config/config.ts'
import { type MemoryLog, memoryLog } from '../../kernel/testing/memory-log.ts'
import type { Tools } from '../../kernel/tools.ts'
import type { Running } from '../process.ts'
import { type StartOverrides, startSite } from '../start.ts'

export interface TestSite extends Running {
  readonly url: string
  readonly config: Config
  readonly database: TestDatabase
  readonly tools: Tools
  readonly store: EventStore
  readonly log: MemoryLog
}

/** Limits that no test reaches by accident; mails are kept and go nowhere. */
export const ENVIRONMENT = {
  NODE_ENV: 'test',
  HOST: '127.0.0.1',
  PORT: '0',
  MASTER_KEY: '5e'.repeat(32),
  DATABASE_POOL: '6',
  DRAIN_SECONDS: '0',
  SHUTDOWN_SECONDS: '2',
  LIMIT_WRITE_PER_MINUTE: '1000000',
  LIMIT_COSTLY_PER_MINUTE: '1000000',
  LIMIT_READ_PER_MINUTE: '1000000',
}

/** A busy machine takes its time over read models: what is tested is what they say, not how soon. */
export const PATIENT = { patienceMs: 60_000 }

/** A whole site, api and worker, on a free port and a database of its own. `stop` drops the database too. */
export async function testSite(
  overrides: StartOverrides & { readonly env?: Readonly<Record<string, string>> } = {},
): Promise<TestSite> {
  const { env, ...rest } = overrides
  const database = await testDatabase()
  const config = readConfig({ ...ENVIRONMENT, DATABASE_URL: database.url, ...env })
  const log = memoryLog()
  const running = await startSite(config, { log, pagesFolder: '/nonexistent', ...PATIENT, ...rest })
  const { tools } = await running.parts.get(BACKEND)
  return {
    ...running,
    url: running.url ?? '',
    config: await running.parts.get(CONFIG),
    database,
    tools,
    store: await running.parts.get(EVENT_STORE),
    log,
    stop: async () => {
      await running.stop()
      await database.drop()
    },
  }
}
