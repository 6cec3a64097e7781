import { relative } from 'node:path'
import { parseArgs } from 'node:util'
import { outboxFolder } from '@kredka/backend/adapters/mail/index'
import type { Config } from '@kredka/backend/config/config'
import { guard } from '@kredka/backend/processes/main'
import type { Running } from '@kredka/backend/processes/process'
import { startSite } from '@kredka/backend/processes/start'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@kredka/projections/kernel/embedded-postgres'
import { buildFrontend } from '../build/frontend.ts'
import { DEMO_PASSWORD } from '../seed/demo.ts'
import { DEMO_ADMIN, DEMO_STUDENT, DEMO_TEACHER } from '../seed/demo-plan.ts'
import { seedWhereEmpty } from '../seed/first-time.ts'
import { Refusal } from '../terminal/run-main.ts'
import { assertReachable } from '../tools/reachable.ts'
import { type DataDir, emptyDataDir, holdDataDir, postgresDir } from './data-dir.ts'
import { type DemoMark, readDemoMark, writeDemoMark } from './demo-mark.ts'
import { readEnvironment } from './environment.ts'
import { openSiteLog, type SiteLog } from './site-log.ts'

/**
 * `npm start` (OPS-01): one site with an embedded Postgres, unless `DATABASE_URL` names another, until Ctrl-C. `--fresh` deletes all data first.
 * @returns exit code
 */
export async function start(args: readonly string[], signal: AbortSignal): Promise<number> {
  const { values } = parseArgs({ args: [...args], options: { fresh: { type: 'boolean', default: false } } })
  const config = readEnvironment()
  if (values.fresh && !isOwnMachine(config)) {
    throw new Refusal('--fresh deletes the embedded data; it leaves a database or event store of your own alone.')
  }
  const data = await holdDataDir(config.data_dir)
  try {
    await beginAnew(data, values.fresh)
    return await run(config, data, signal)
  } catch (error) {
    if (signal.aborted) return 130
    throw error
  } finally {
    await data.release()
  }
}

/** Everything lies in the data folder: nobody else's database is touched, and demo people may exist. */
function isOwnMachine(config: Config): boolean {
  return config.database_url === null && config.eventstore_url === null && !config.production
}

async function beginAnew(data: DataDir, fresh: boolean): Promise<void> {
  const broken = readDemoMark(data.path) === 'making'
  if (broken && !fresh) console.log('The last start ended while demo data were made: beginning anew.')
  if (broken || fresh) await emptyDataDir(data)
}

async function run(config: Config, data: DataDir, signal: AbortSignal): Promise<number> {
  const log = openSiteLog(data.path, config.log_level)
  const [postgres] = await Promise.all([startPostgres(config, data, log), buildPages()])
  try {
    signal.throwIfAborted()
    const site = await serve(config, data, log, postgres, signal)
    guard(site)
    try {
      console.log(welcome(config, readDemoMark(data.path), site, log))
      return await untilStopped(postgres, signal)
    } finally {
      await site.stop()
    }
  } finally {
    await postgres?.stop()
  }
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

function serve(
  config: Config,
  data: DataDir,
  { log }: SiteLog,
  postgres: EmbeddedPostgres | null,
  signal: AbortSignal,
): Promise<Running> {
  const complete = { ...config, database_url: postgres?.url ?? config.database_url }
  return startSite(complete, {
    embedded: postgres !== null,
    log,
    prepare: async (parts) => {
      if (!isOwnMachine(config) || readDemoMark(data.path) === 'made') return
      await writeDemoMark(data.path, 'making')
      const seeded = await seedWhereEmpty(parts, signal)
      await writeDemoMark(data.path, seeded ? 'made' : 'absent')
    },
  })
}

async function untilStopped(postgres: EmbeddedPostgres | null, signal: AbortSignal): Promise<number> {
  const asked = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))
  const failure = await Promise.race([asked, postgres?.failed ?? asked])
  if (failure) throw new Refusal(`${failure.message}. Its log is beside its data.`)
  console.log('Stopping.')
  return 0
}

function welcome(config: Config, demo: DemoMark, site: Running, log: SiteLog): string {
  const mail = config.smtp_url
    ? 'goes to the server of SMTP_URL'
    : config.database_url === null
      ? `is written to ${shown(outboxFolder(config.data_dir))}/*.eml`
      : 'is kept in the database: set SMTP_URL to send it'
  const logins = [
    ['Student', DEMO_STUDENT, ''],
    ['Teacher', DEMO_TEACHER, ''],
    ['Admin', DEMO_ADMIN, '  at /adminero'],
  ].map(([who, name, where]) => `  ${who?.padEnd(8)} ${name?.padEnd(20)} ${DEMO_PASSWORD}${where}`)
  return [
    '',
    `Kredka is at ${config.port === 0 ? site.url : config.public_url}`,
    '',
    ...(demo === 'made' ? [...logins, ''] : []),
    `  Mail     ${mail}`,
    `  Log      ${shown(log.path)}`,
    '  Ctrl-C stops',
  ].join('\n')
}

function shown(path: string): string {
  const near = relative(process.cwd(), path)
  return near === '' || near.startsWith('..') ? path : near
}
