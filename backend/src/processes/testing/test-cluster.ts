import type { TestDatabase } from '@kredka/projections/postgres/testing/database'
import { BACKEND, CONFIG, EVENT_STORE } from '../../composition/identifiers.ts'
import { type Config, readConfig } from '../../config/config.ts'
import { memoryLog } from '../../kernel/testing/memory-log.ts'
import type { Running } from '../process.ts'
import { type StartOverrides, startApi, startWorker } from '../start.ts'
import { ENVIRONMENT, makeTables, PATIENT, siteDatabase, type TestSite } from './test-site.ts'

export interface TestCluster {
  readonly database: TestDatabase
  readonly apis: readonly [TestSite, TestSite, TestSite]
  stop(): Promise<void>
}

/**
 * Three apis and a worker over one database, each with caches and connections of its own. They share the process of the
 * test, and nothing else.
 */
export async function testCluster(env: Readonly<Record<string, string>> = {}): Promise<TestCluster> {
  const database = await siteDatabase()
  const config = readConfig({ ...ENVIRONMENT, DATABASE_URL: database.url, ...env })
  const worker = await startWorker(config, { log: memoryLog(), ...PATIENT })
  const api = () => testApi(config, database)
  const apis = [await api(), await api(), await api()] as const
  await makeTables(apis[0].parts)
  return {
    database,
    apis,
    stop: async () => {
      for (const running of [...apis, worker]) await running.stop()
      await database.drop()
    },
  }
}

/** An api alone: nothing follows from what it appends but what its requests wait for. */
export async function testApi(
  config: Config,
  database: TestDatabase,
  overrides: StartOverrides = {},
): Promise<TestSite> {
  const log = memoryLog()
  const running: Running = await startApi(config, { log, pagesFolder: '/nonexistent', ...PATIENT, ...overrides })
  const { tools } = await running.parts.get(BACKEND)
  return {
    ...running,
    url: running.url ?? '',
    config: await running.parts.get(CONFIG),
    database,
    tools,
    store: await running.parts.get(EVENT_STORE),
    log,
  }
}
