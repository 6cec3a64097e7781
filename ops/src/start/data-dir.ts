import { existsSync } from 'node:fs'
import { access, constants, mkdir, readdir, realpath, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { stopOrphan } from '@kredka/projections/postgres/postmaster'
import { HeldByProcessError, lockForProcess } from '@kredka/projections/postgres/process-lock'
import { Refusal } from '../terminal/run-main.ts'

const LOCK = 'running'
/** A start that was killed takes a moment to stop its server; its successor waits that long. */
const WAIT_MS = 4_000

/** The folder with everything that a site of one machine keeps. */
export interface DataDir {
  readonly path: string
  /** Lets another start have it. */
  release(): Promise<void>
}

/**
 * Makes the folder and holds it: two starts on the same data would each run a database on it.
 * @throws Refusal when it cannot be written, or another start runs on it
 */
export async function holdDataDir(path: string): Promise<DataDir> {
  try {
    await makeFolder(path)
    await access(path, constants.W_OK | constants.X_OK)
    const probe = join(path, `.probe-${process.pid}`)
    await writeFile(probe, '')
    await rm(probe)
  } catch (error) {
    throw new Refusal(`DATA_DIR ${path} cannot be written: ${(error as NodeJS.ErrnoException).code ?? error}`)
  }
  return { path, release: await lock(path) }
}

/** One level after the other: asked for all at once, some file systems (`/proc`) keep Node trying for ever. */
async function makeFolder(path: string): Promise<void> {
  if (existsSync(path)) return
  await makeFolder(dirname(path))
  await mkdir(path)
}

async function lock(path: string): Promise<() => Promise<void>> {
  const until = performance.now() + WAIT_MS
  for (;;) {
    try {
      return await lockForProcess(join(path, LOCK))
    } catch (error) {
      if (!(error instanceof HeldByProcessError)) throw error
      if (performance.now() > until) {
        throw new Refusal(
          `Kredka runs on ${path} already, as process ${error.pid}. Stop that one first, or set DATA_DIR and PORT to run a second one.`,
        )
      }
      await pause(100)
    }
  }
}

/** Where the embedded Postgres keeps its files. */
export function postgresDir(dataDir: string): string {
  return join(dataDir, 'postgres')
}

/** Where a cluster really lies: for root it may be a folder elsewhere, which the server's user can enter. */
export async function postgresHome(dataDir: string): Promise<string> {
  const folder = postgresDir(dataDir)
  const elsewhere = join(folder, 'elsewhere')
  return existsSync(elsewhere) ? realpath(elsewhere) : folder
}

/** Deletes all data of a held folder; a database that a killed start left running is stopped first. */
export async function emptyDataDir({ path }: DataDir): Promise<void> {
  const home = await postgresHome(path)
  await stopOrphan(join(home, 'cluster'))
  await rm(home, { recursive: true, force: true })
  for (const name of await readdir(path)) {
    if (name !== LOCK) await rm(join(path, name), { recursive: true, force: true })
  }
}
