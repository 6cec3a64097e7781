import type { EventStore } from '@kredka/contracts/kernel/ports'
import { must } from '@kredka/contracts/kernel/testing/must'
import { startProjectionRunner } from '@kredka/projections/kernel/runner'
import {
  createTemplate,
  READ_MODELS_TEMPLATE,
  type TestDatabase,
  testDatabase,
} from '@kredka/projections/postgres/testing/database'
import { faultLine, faultsOf } from '../../audit/testing/faults-of.ts'
import { createParts, type Parts } from '../../composition/container.ts'
import {
  BACKEND,
  CATALOG,
  CLOCK,
  CONFIG,
  ENCRYPTION,
  EVENT_STORE,
  FOLLOWED_LOG,
  IDS,
  LOG,
  MODULES,
  POOL,
  WAITING,
} from '../../composition/identifiers.ts'
import { projectionsOf } from '../../composition/modules.ts'
import { type Config, readConfig } from '../../config/config.ts'
import { makeQueue } from '../../jobs/worker.ts'
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

export const METRICS_TOKEN = 'of-the-tests'
/** What Prometheus reads. */
export async function metricsOf(url: string): Promise<string> {
  return (await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })).text()
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
  LIMIT_PLAY_PER_MINUTE: '1000000',
  LIMIT_PLAY_PER_ADDRESS: '1000000',
  LIMIT_COSTLY_PER_MINUTE: '1000000',
  LIMIT_READ_PER_MINUTE: '1000000',
  LIMIT_PAGES_PER_MINUTE: '1000000',
  METRICS_TOKEN,
  // whoever asks some says where the copy of the log lies
  ANALYST_QUESTIONS: 'false',
}

/** A busy machine takes its time over read models: what is tested is what they say, not how soon. */
export const PATIENT = { patienceMs: 60_000 }

export interface TestSiteOptions extends StartOverrides {
  readonly env?: Readonly<Record<string, string>>
  /** False where the test itself writes into the log what no handler would. */
  readonly honest?: boolean
}

/**
 * A whole site, api and worker, on a free port and a database of its own. `stop` drops the database too, and fails
 * where the log that the test led to is not one that `verify` passes (ANA-04).
 */
export async function testSite(overrides: TestSiteOptions = {}): Promise<TestSite> {
  const { env, honest = true, ...rest } = overrides
  const database = await siteDatabase(env)
  const config = readConfig({ ...ENVIRONMENT, DATABASE_URL: database.url, ...env })
  const log = memoryLog()
  const start = () => startSite(config, { log, pagesFolder: '/nonexistent', ...PATIENT, ...rest })
  const running = await startWhole(start).catch(async (error) => {
    await database.drop()
    throw error
  })
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
      const faults = honest ? await logFaults(running.parts) : []
      await running.stop()
      await database.drop()
      if (faults.length > 0) throw new Error(`handlers wrote a log that verify finds fault with:\n${faults.join('\n')}`)
    },
  }
}

/**
 * With the tables of every read model and of the jobs' queue, so that no test waits for them, and nothing in the log.
 * Another log than the database's begins with a first start.
 */
export async function siteDatabase(env: TestSiteOptions['env'] = {}): Promise<TestDatabase> {
  if ('EVENTSTORE_URL' in env) return testDatabase()
  await createTemplate(READ_MODELS_TEMPLATE, makeReadModels)
  return testDatabase({ template: 'read models' })
}

async function makeReadModels(url: string): Promise<void> {
  const parts = createParts(readConfig({ ...ENVIRONMENT, DATABASE_URL: url }), 'template', { log: memoryLog() })
  try {
    await (await parts.get(FOLLOWED_LOG)).check()
    const { all } = await parts.get(MODULES)
    const [pool, log] = [await parts.get(POOL), await parts.get(LOG)]
    await makeQueue(pool, log)
    const runner = startProjectionRunner({
      ...{ pool, log },
      events: await parts.get(EVENT_STORE),
      open: (await parts.get(ENCRYPTION)).openEvents,
      clock: await parts.get(CLOCK),
      projections: projectionsOf(all),
      holder: (await parts.get(IDS)).uuid(),
    })
    await makeTables(parts).finally(() => runner.stop())
  } finally {
    await parts.close()
  }
}

/** A site that has its read models. One that does not get them is stopped: nothing of it outlives the test. */
async function startWhole(start: () => Promise<Running>): Promise<Running> {
  const running = await start()
  try {
    await makeTables(running.parts)
  } catch (error) {
    await running.stop()
    throw error
  }
  return running
}

/**
 * Waits until the worker has made every read model. A query that comes before is told that a part is down, as its
 * tables are not there yet: which of the two is first hangs on how busy the machine is.
 */
export async function makeTables(parts: Parts): Promise<void> {
  const [waiting, store, modules] = await Promise.all([parts.get(WAITING), parts.get(EVENT_STORE), parts.get(MODULES)])
  const names = projectionsOf(modules.all).map(({ name }) => name)
  must(await waiting.waitFor(names, await store.head(), PATIENT.patienceMs))
}

async function logFaults(parts: Parts): Promise<readonly string[]> {
  const [store, catalog, encryption] = await Promise.all([
    parts.get(EVENT_STORE),
    parts.get(CATALOG),
    parts.get(ENCRYPTION),
  ])
  return (await faultsOf({ store, catalog, keyring: encryption.keyring })).faults.map(faultLine)
}
