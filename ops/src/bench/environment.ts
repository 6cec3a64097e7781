import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@kredka/projections/kernel/embedded-postgres'
import { guardServer, type ServerGuard } from '@kredka/projections/kernel/server-guard'
import pg from 'pg'
import { SILENT } from '../terminal/silent.ts'
import type { BenchDatabase, BenchEnv } from './bench.ts'

export interface Environment extends BenchEnv {
  /** `PostgreSQL 18.4`, or null when no bench asked for a database. */
  postgresVersion(): Promise<string | null>
  close(): Promise<void>
}

/** What benches run in. The Postgres starts with the first that asks for one; it syncs to disk, as the product's own does. */
export async function createEnvironment(): Promise<Environment> {
  const folder = await mkdtemp(join(tmpdir(), 'kredka-bench-'))
  let server: Promise<EmbeddedPostgres> | undefined
  let guard: ServerGuard | undefined
  const started = () => {
    server ??= startEmbeddedPostgres({ dataDir: join(folder, 'postgres'), durable: true, log: SILENT }).then((one) => {
      guard = guardServer(one.home, [folder])
      return one
    })
    return server
  }
  return {
    folder,
    say: (text) => console.log(`  ${text}`),
    database: async () => createDatabase((await started()).url),
    postgresVersion: async () => (server ? versionOf((await server).url) : null),
    close: async () => {
      const running = await server?.catch(() => undefined)
      await running?.stop()
      if (running) await rm(running.home, { recursive: true, force: true })
      await rm(folder, { recursive: true, force: true })
      guard?.release()
    },
  }
}

async function createDatabase(server: string): Promise<BenchDatabase> {
  const name = `bench_${randomBytes(6).toString('hex')}`
  await asAdmin(server, (admin) => admin.query(`create database ${name} template template0`))
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
