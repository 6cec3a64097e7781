import { randomBytes } from 'node:crypto'
import { globSync } from 'node:fs'
import { mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@kredka/projections/postgres/embedded-postgres'
import { guardServer, type ServerGuard } from '@kredka/projections/postgres/server-guard'
import pg from 'pg'
import { SILENT } from '../terminal/silent.ts'
import type { BenchDatabase, BenchEnv } from './bench.ts'
import { fillDemonstration } from './demonstration.ts'

export interface Environment extends BenchEnv {
  /** `PostgreSQL 18.4`, or null when no bench asked for a database. */
  postgresVersion(): Promise<string | null>
  close(): Promise<void>
}

export type Size = 'whole' | 'small'

/**
 * What benches run in. The Postgres starts with the first that asks for one; it syncs to disk, as the product's own
 * does, where something is measured.
 */
export async function createEnvironment(size: Size = 'whole'): Promise<Environment> {
  const folder = await mkdtemp(join(tmpdir(), 'kredka-bench-'))
  let server: Promise<EmbeddedPostgres> | undefined
  let template: Promise<string> | undefined
  let guard: ServerGuard | undefined
  const startServer = () => {
    server ??= startEmbeddedPostgres({
      dataDir: join(folder, 'postgres'),
      durable: size === 'whole',
      log: SILENT,
    }).then((one) => {
      guard = guardServer(one.home, [folder])
      return one
    })
    return server
  }
  const env: Environment = {
    folder,
    say: (text) => console.log(`  ${text}`),
    sized: (whole, small) => (size === 'whole' ? whole : small),
    database: async () => createDatabase((await startServer()).url, 'template0'),
    demonstration: async () => {
      template ??= makeTemplate(env)
      const name = await template
      return createDatabase((await startServer()).url, name)
    },
    postgresVersion: async () => (server ? versionOf((await server).url) : null),
    close: async () => {
      const running = await server?.catch(() => undefined)
      await running?.stop()
      for (const home of await homesElsewhere(folder)) await rm(home, { recursive: true, force: true })
      await rm(folder, { recursive: true, force: true })
      guard?.release()
    },
  }
  return env
}

/** Nothing may stay connected to a template. @returns its name */
async function makeTemplate(env: BenchEnv): Promise<string> {
  env.say('making the demonstration')
  const { url } = await env.database()
  await fillDemonstration(url)
  return new URL(url).pathname.slice(1)
}

/**
 * For root the files of each Postgres lie where its user may enter; a link in the folder that was asked for names the
 * place.
 */
async function homesElsewhere(folder: string): Promise<readonly string[]> {
  const links = globSync(['postgres/elsewhere', '*/postgres/elsewhere'], { cwd: folder })
  return Promise.all(links.map((link) => realpath(join(folder, link))))
}

async function createDatabase(server: string, template: string): Promise<BenchDatabase> {
  const name = `bench_${randomBytes(6).toString('hex')}`
  await asAdmin(server, (admin) => admin.query(`create database ${name} template ${template}`))
  const url = new URL(server)
  url.pathname = `/${name}`
  return {
    url: url.href,
    drop: async () => {
      await asAdmin(server, (admin) => admin.query(`drop database if exists ${name} with (force)`))
    },
  }
}

async function versionOf(server: string): Promise<string> {
  const result = await asAdmin(server, (admin) => admin.query<{ server_version: string }>('show server_version'))
  return `PostgreSQL ${result.rows[0]?.server_version}`
}

async function asAdmin<T>(server: string, work: (admin: pg.Client) => Promise<T>): Promise<T> {
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  try {
    return await work(admin)
  } finally {
    await admin.end()
  }
}
