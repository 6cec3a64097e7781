import type { Parts } from '@kredka/backend/composition/container'
import type { Config } from '@kredka/backend/config/config'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@kredka/projections/postgres/embedded-postgres'
import { buildFrontend } from '../build/frontend.ts'
import { seedWhereEmpty } from '../seed/first-time.ts'
import { Refusal } from '../terminal/run-main.ts'
import { assertReachable } from '../tools/reachable.ts'
import { type DataDir, emptyDataDir, holdDataDir, postgresDir } from './data-dir.ts'
import { readDemoMark, writeDemoMark } from './demo-mark.ts'
import { readEnvironment } from './environment.ts'
import { openSiteLog, type SiteLog } from './site-log.ts'

/** What the processes of this machine stand on: a held data folder, a running Postgres, built pages. */
export interface Ground {
  /** With the address of the database, whoever runs it. */
  readonly config: Config
  /** Everything lies in the data folder: nobody else's database is touched, and demo people may exist. */
  readonly isOwn: boolean
  /** The database is the embedded one. */
  readonly embedded: boolean
  readonly data: DataDir
  readonly log: SiteLog
  /** Waits until somebody ends the start. @throws Refusal when the database is lost for good */
  waitUntilStopped(): Promise<void>
}

/**
 * Makes the ground, works on it, and leaves it in order.
 * @param fresh deletes all data first
 * @returns exit code: what `work` gives, 130 where it was stopped while it began
 */
export async function onGround(
  fresh: boolean,
  signal: AbortSignal,
  work: (ground: Ground) => Promise<number>,
): Promise<number> {
  const config = readEnvironment()
  const isOwn = config.database_url === null && config.eventstore_url === null && !config.production
  if (fresh && !isOwn) {
    throw new Refusal('--fresh deletes the embedded data; it leaves a database or event store of your own alone.')
  }
  const data = await holdDataDir(config.data_dir)
  try {
    await beginAnew(data, fresh)
    const log = openSiteLog(data.path, config.log_level)
    const [postgres] = await Promise.all([startPostgres(config, data, log), buildPages()])
    try {
      signal.throwIfAborted()
      return await work({
        config: { ...config, database_url: postgres?.url ?? config.database_url },
        isOwn,
        embedded: postgres !== null,
        data,
        log,
        waitUntilStopped: () => waitUntilStopped(postgres, signal),
      })
    } finally {
      await postgres?.stop()
    }
  } catch (error) {
    if (signal.aborted) return 130
    throw error
  } finally {
    await data.release()
  }
}

/** The demonstration, once, where everything is our own. */
export async function prepareDemo({ isOwn, data }: Ground, parts: Parts, signal: AbortSignal): Promise<void> {
  if (!isOwn || readDemoMark(data.path) === 'made') return
  await writeDemoMark(data.path, 'making')
  const seeded = await seedWhereEmpty(parts, signal)
  await writeDemoMark(data.path, seeded ? 'made' : 'absent')
}

async function beginAnew(data: DataDir, fresh: boolean): Promise<void> {
  const broken = readDemoMark(data.path) === 'making'
  if (broken && !fresh) console.log('The last start ended while demo data were made: beginning anew.')
  if (broken || fresh) await emptyDataDir(data)
}

async function startPostgres(config: Config, data: DataDir, { log }: SiteLog): Promise<EmbeddedPostgres | null> {
  if (config.database_url !== null) {
    await assertReachable(config.database_url)
    return null
  }
  return startEmbeddedPostgres({ dataDir: postgresDir(data.path), durable: true, log })
}

async function buildPages(): Promise<void> {
  const from = performance.now()
  if (await buildFrontend()) console.log(`Built the pages in ${((performance.now() - from) / 1000).toFixed(1)} s`)
}

async function waitUntilStopped(postgres: EmbeddedPostgres | null, signal: AbortSignal): Promise<void> {
  const asked = new Promise<void>((resolve) => {
    if (signal.aborted) resolve()
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
  const failure = await Promise.race([asked, postgres?.failed ?? asked])
  if (failure) throw new Refusal(`${failure.message}. Its log is beside its data.`)
  console.log('Stopping.')
}
