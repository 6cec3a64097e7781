import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Log } from '@kredka/contracts/kernel/ports'
import pg from 'pg'
import { findPostgres, type PostgresPlace } from './postgres-binaries.ts'
import { type Postmaster, startPostmaster, stopOrphan, stopPostmaster, trimLog } from './postmaster.ts'
import { lockForProcess } from './process-lock.ts'

/**
 * Nothing of statements, parameters or rows gets into the server's log, which nobody opens with a key (EVT-10):
 * refusals are told to us alone, and what the server says of itself comes without details. `log` stands above `error`
 * in its order.
 */
const WORDLESS = {
  log_min_messages: 'log',
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  log_statement: 'none',
  log_min_duration_statement: '-1',
  log_parameter_max_length: '0',
  log_parameter_max_length_on_error: '0',
}
const USER = 'kredka'
const DATABASE = 'kredka'
const LOG_FILE = 'postgres.log'
const TRIM_EVERY_MS = 10 * 60_000
/** So many deaths within a minute are no accident: the server stays down and `failed` resolves. */
const DEATHS_A_MINUTE = 5

export interface EmbeddedPostgresOptions {
  /** Folder of the cluster, its password (0600) and its log. Made when absent. */
  readonly dataDir: string
  /** Absent: a free one, another at each start. */
  readonly port?: number
  /** False for tests: nothing is synced to disk, a crash may lose everything. */
  readonly durable: boolean
  readonly log: Log
}

export interface EmbeddedPostgres {
  /** Connection string of the superuser and the default database. It holds the password: never log it. */
  readonly url: string
  /** Where the cluster really lies: `dataDir`, or a folder elsewhere when the server's user cannot enter that. */
  readonly home: string
  /** Resolves when the server died again and again and is not started any more. Never rejects. */
  readonly failed: Promise<Error>
  /** Stops the server cleanly. Idempotent. */
  stop(): Promise<void>
}

/**
 * Runs a Postgres of our own, on the loopback address only. One that a killed process left behind is stopped first; one
 * that dies is started again on the same port. Also works for root and from folders that the server's user may not
 * enter.
 * @throws HeldByProcessError when another living process runs a server on this folder
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { log, durable } = options
  const place = await findPostgres(resolve(options.dataDir))
  if (place.home !== resolve(options.dataDir)) log.info({ folder: place.home }, 'Postgres keeps its data here')
  const unlock = await lockForProcess(join(place.home, 'owner'))
  try {
    const cluster = join(place.home, 'cluster')
    const orphan = await stopOrphan(cluster)
    if (orphan) log.warn({ pid: orphan }, 'stopped a Postgres that a killed process left behind')
    await ensureCluster(place, cluster, durable)
    const password = await readPassword(place.home)
    const socketDir = socketDirFor(cluster)
    const start = (port: number | undefined) =>
      startPostmaster({
        postgres: place.postgres,
        cluster,
        runAs: place.runAs,
        port,
        settings: settingsFor(durable),
        socketDir,
        logFile: join(place.home, LOG_FILE),
      })
    const first = await start(options.port)
    const bySocket = socketDir === undefined ? '' : `?host=${encodeURIComponent(socketDir)}`
    const url = `postgres://${USER}:${password}@127.0.0.1:${first.port}/${DATABASE}${bySocket}`
    await ensureDatabase(url)
    const log_file = join(place.home, LOG_FILE)
    const trimming = setInterval(() => trimLog(log_file), TRIM_EVERY_MS).unref()
    return supervise(first, start, { url, home: place.home }, log, async () => {
      clearInterval(trimming)
      await unlock()
    })
  } catch (error) {
    await unlock()
    throw error
  }
}

/** The system allows 107 bytes for the address of a socket; the longest name in the folder is `.s.PGSQL.65535.lock`. */
const MAX_SOCKET_DIR = 85

/**
 * A socket of the file system costs half of what the loopback does, and only who may enter the cluster reaches it.
 * @returns undefined where the folder's name is too long or there are no such sockets
 */
function socketDirFor(cluster: string): string | undefined {
  return process.platform === 'win32' || Buffer.byteLength(cluster) > MAX_SOCKET_DIR ? undefined : cluster
}

function supervise(
  first: Postmaster,
  start: (port: number) => Promise<Postmaster>,
  facts: Pick<EmbeddedPostgres, 'url' | 'home'>,
  log: Log,
  unlock: () => Promise<void>,
): EmbeddedPostgres {
  let stopping: Promise<void> | undefined
  let current = Promise.resolve(first)
  let fail: (error: Error) => void = () => undefined
  const failed = new Promise<Error>((resolve) => {
    fail = resolve
  })
  const deaths: number[] = []
  const watch = (server: Postmaster) =>
    server.child.once('exit', (code, signal) => {
      if (stopping) return
      log.error({ code, signal }, 'Postgres died')
      const now = performance.now()
      deaths.push(now)
      if (deaths.filter((at) => now - at < 60_000).length >= DEATHS_A_MINUTE) {
        fail(new Error('Postgres dies again and again'))
        return
      }
      current = sleep(50).then(() => start(server.port))
      current.then(watch, (error: Error) => fail(error))
    })
  watch(first)
  return {
    ...facts,
    failed,
    stop: () => {
      stopping ??= current.then(stopPostmaster, () => undefined).then(unlock)
      return stopping
    },
  }
}

/** Makes the cluster under a draft name, so that one whose making was interrupted is never taken for a whole one. */
async function ensureCluster(place: PostgresPlace, cluster: string, durable: boolean): Promise<void> {
  if (existsSync(join(cluster, 'PG_VERSION'))) return checkVersion(place, cluster)
  const draft = `${cluster}.draft`
  const passwordFile = `${cluster}.password`
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { mode: 0o700 })
  const password = randomBytes(24).toString('hex')
  await writeFile(passwordFile, password, { mode: 0o600 })
  if (place.runAs) {
    await chmod(place.home, 0o711)
    await chown(draft, place.runAs.uid, place.runAs.gid)
    await chown(passwordFile, place.runAs.uid, place.runAs.gid)
  }
  const flags = ['-D', draft, '-U', USER, `--pwfile=${passwordFile}`, '-A', 'scram-sha-256', '-E', 'UTF8']
  const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
  const haste = durable ? [] : ['--no-sync', '--set', 'fsync=off']
  try {
    await promisify(execFile)(place.initdb, [...flags, ...locale, ...haste], {
      ...place.runAs,
      cwd: draft,
      env: { LC_ALL: 'C', TZ: 'UTC', PATH: process.env.PATH ?? '' },
    })
  } finally {
    await rm(passwordFile, { force: true })
  }
  await writeFile(join(place.home, 'password'), password, { mode: 0o600 })
  await rename(draft, cluster)
}

async function checkVersion(place: PostgresPlace, cluster: string): Promise<void> {
  const has = (await readFile(join(cluster, 'PG_VERSION'), 'utf8')).trim()
  const { stdout } = await promisify(execFile)(place.postgres, ['--version'])
  const runs = /(\d+)(\.\d+|\w+)*\s*$/.exec(stdout.trim())?.[1]
  if (has !== runs) throw new Error(`${cluster} was made by Postgres ${has}, the installed one is ${runs}`)
}

async function readPassword(home: string): Promise<string> {
  try {
    return (await readFile(join(home, 'password'), 'utf8')).trim()
  } catch (cause) {
    throw new Error(`the password of the database is missing: ${join(home, 'password')}`, { cause })
  }
}

/** Connecting also proves that the server really takes the password, not only that it says `ready`. */
async function ensureDatabase(url: string): Promise<void> {
  const address = new URL(url)
  address.pathname = '/postgres'
  const client = new pg.Client({ connectionString: address.href })
  await client.connect()
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [DATABASE])
    if (found.rowCount === 0) await client.query(`create database ${DATABASE}`)
  } finally {
    await client.end()
  }
}

function settingsFor(durable: boolean): Record<string, string> {
  const common = {
    max_connections: '200',
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    max_locks_per_transaction: '256',
    max_wal_size: '1GB',
    ...WORDLESS,
  }
  if (durable) return common
  return {
    ...common,
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    wal_level: 'minimal',
    max_wal_senders: '0',
    autovacuum_naptime: '1h',
  }
}
