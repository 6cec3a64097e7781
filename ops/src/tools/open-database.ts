import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '@kredka/backend/config/config'
import { startEmbeddedPostgres } from '@kredka/projections/postgres/embedded-postgres'
import { HeldByProcessError } from '@kredka/projections/postgres/process-lock'
import { postgresDir, postgresHome } from '../start/data-dir.ts'
import { Refusal } from '../terminal/run-main.ts'
import { SILENT } from '../terminal/silent.ts'
import { assertReachable } from './reachable.ts'

/** A database for a tool of the command line. */
export interface ToolDatabase {
  /** Connection string. It holds the password: never show it. */
  readonly url: string
  /** Another process serves the site from it meanwhile. */
  readonly shared: boolean
  close(): Promise<void>
}

/**
 * The configured database, or the embedded one: that of a running site, or one started for the tool.
 * @param make makes the embedded one where no site ever ran
 * @throws Refusal where none is and none is to be made
 */
export async function openDatabase(config: Config, make = false): Promise<ToolDatabase> {
  if (config.database_url !== null) {
    await assertReachable(config.database_url)
    return { url: config.database_url, shared: true, close: async () => undefined }
  }
  if (!make && !existsSync(join(await postgresHome(config.data_dir), 'cluster', 'PG_VERSION'))) {
    throw new Refusal(`There are no data at ${config.data_dir} yet: run npm start first, or set DATABASE_URL.`)
  }
  try {
    const server = await startEmbeddedPostgres({ dataDir: postgresDir(config.data_dir), durable: true, log: SILENT })
    return { url: server.url, shared: false, close: () => server.stop() }
  } catch (error) {
    if (!(error instanceof HeldByProcessError)) throw error
    return { url: await urlOfRunning(config.data_dir), shared: true, close: async () => undefined }
  }
}

/** The server's pid file names its port in line 4. */
async function urlOfRunning(dataDir: string): Promise<string> {
  const home = await postgresHome(dataDir)
  const pidFile = await readFile(join(home, 'cluster', 'postmaster.pid'), 'utf8')
  const password = (await readFile(join(home, 'password'), 'utf8')).trim()
  return `postgres://kredka:${password}@127.0.0.1:${pidFile.split('\n')[3]?.trim()}/kredka`
}
