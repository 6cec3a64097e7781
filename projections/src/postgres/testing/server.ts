import { mkdtemp, readdir, rm, stat, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Log } from '@kredka/contracts/kernel/ports'
import { startEmbeddedPostgres } from '../embedded-postgres.ts'
import { stopOrphan } from '../postmaster.ts'
import { isLocked } from '../process-lock.ts'
import { guardServer } from '../server-guard.ts'

/** Environment variable that carries the server's address from the run's set-up into its workers. */
export const TEST_POSTGRES = 'KREDKA_TEST_POSTGRES'
const FOLDER = 'kredka-test-postgres-'
/** A folder in memory, where the system has one. */
const MEMORY = '/dev/shm'
const GIB = 1024 ** 3
/** So much has to be free there, and in all, before a run's databases go there: they have taken a tenth of it. */
const NEEDED = { there: 6 * GIB, inAll: 14 * GIB }

export interface TestServer {
  /** Of the superuser. Also stands in `process.env[TEST_POSTGRES]`, which test workers inherit. */
  readonly url: string
  /** Stops the server and deletes its files. */
  stop(): Promise<void>
}

/** Says nothing but errors. */
export const SILENT: Log = {
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: (fields, message) => console.error(message, fields),
  child: () => SILENT,
}

/**
 * Starts the one server of a test run. Called by the run's global set-up; folders of runs that were killed are removed.
 */
export async function startTestServer(): Promise<TestServer> {
  for (const folder of [tmpdir(), MEMORY]) await sweep(folder)
  const dataDir = await mkdtemp(join(await roomyFolder(), FOLDER))
  const server = await startEmbeddedPostgres({ dataDir, durable: false, log: SILENT })
  const guard = guardServer(server.home, [dataDir])
  process.env[TEST_POSTGRES] = server.url
  return {
    url: server.url,
    stop: async () => {
      await server.stop()
      await rm(server.home, { recursive: true, force: true })
      await rm(dataDir, { recursive: true, force: true })
      guard.release()
    },
  }
}

/**
 * In memory where there is plenty: a database is well over a thousand files, and most test files make one of their own
 * and delete it. A site that starts and stops costs Postgres a third less there.
 */
async function roomyFolder(): Promise<string> {
  const memory = await statfs(MEMORY).catch(() => null)
  const isRoomy = memory !== null && memory.bavail * memory.bsize >= NEEDED.there
  return isRoomy && process.availableMemory() >= NEEDED.inAll ? MEMORY : tmpdir()
}

/** A folder without an owner may be one that is being made just now: only old ones go. */
async function sweep(folder: string): Promise<void> {
  for (const entry of await readdir(folder).catch(() => [])) {
    if (!entry.startsWith(FOLDER)) continue
    const dataDir = join(folder, entry)
    const made = await stat(dataDir).catch(() => undefined)
    // not every file system knows when a folder was made
    if (!made || Date.now() - made.ctimeMs < 60_000 || (await isLocked(join(dataDir, 'owner')))) continue
    await stopOrphan(join(dataDir, 'cluster'))
    await rm(dataDir, { recursive: true, force: true }).catch(() => undefined)
  }
}
