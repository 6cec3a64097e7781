import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import {
  closeSync,
  openSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { RunAs } from './postgres-binaries.ts'
import { processExists } from './process-lock.ts'

const READY_WITHIN_MS = 60_000
const STOP_WITHIN_MS = 20_000
const START_ATTEMPTS = 8
export const LOG_MAX_BYTES = 1_000_000

export interface PostmasterOptions {
  readonly postgres: string
  readonly cluster: string
  readonly runAs: RunAs | undefined
  /** Absent: a free one. */
  readonly port: number | undefined
  readonly settings: Readonly<Record<string, string>>
  /** Absent: the server is reached by its port alone. */
  readonly socketDir: string | undefined
  /** File that takes what the server says. It outlives us, unlike a pipe, if we are killed and the server is not. */
  readonly logFile: string
}

/** A running server process. */
export interface Postmaster {
  readonly port: number
  readonly child: ChildProcess
}

/**
 * Starts the server and waits until it takes connections. Repeats where the port was taken meanwhile, or where children
 * of a killed server still hold its shared memory.
 */
export async function startPostmaster(options: PostmasterOptions): Promise<Postmaster> {
  for (let attempt = 1; ; attempt++) {
    const port = options.port ?? (await freePort())
    const started = launch(options, port)
    if (await isReady(started, options.cluster)) return { port, child: started }
    const said = tail(options.logFile)
    if (attempt === START_ATTEMPTS) throw new Error(`Postgres did not start:\n${said}`)
    if (!/already in use|could not bind|shared memory|lock file/i.test(said))
      throw new Error(`Postgres failed:\n${said}`)
    if (options.port !== undefined && /could not bind|Address already in use/.test(said) && attempt > 2) {
      throw new Error(`Postgres cannot listen on port ${options.port}:\n${said}`)
    }
    await sleep(100 * attempt)
  }
}

function launch(options: PostmasterOptions, port: number): ChildProcess {
  const settings = {
    ...options.settings,
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: options.socketDir ?? '',
    unix_socket_permissions: '0700',
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  // Appended to, so that it can be cut while the server runs; a start begins it anew.
  writeFileSync(options.logFile, '')
  const log = openSync(options.logFile, 'a')
  try {
    const child = spawn(options.postgres, ['-D', options.cluster, ...flags], {
      ...options.runAs,
      cwd: options.cluster,
      env: { LC_ALL: 'C', TZ: 'UTC', PATH: process.env.PATH ?? '' },
      stdio: ['ignore', log, log],
      // A group of its own: Ctrl-C in the terminal must reach us first, and the server only after the last query.
      detached: true,
    })
    child.on('error', () => undefined)
    return child
  } finally {
    closeSync(log)
  }
}

/** The server writes `ready` into line 8 of its pid file; pg_ctl waits in the same way. */
async function isReady(child: ChildProcess, cluster: string): Promise<boolean> {
  let failed = child.pid === undefined
  child.once('error', () => {
    failed = true
  })
  const until = performance.now() + READY_WITHIN_MS
  while (!failed && child.exitCode === null && child.signalCode === null) {
    const lines = pidFile(cluster)
    if (lines && Number(lines[0]) === child.pid && lines[7]?.trim() === 'ready') return true
    if (performance.now() > until) {
      child.kill('SIGKILL')
      return false
    }
    await sleep(10)
  }
  return false
}

/** Stops the server at once but cleanly: open sessions are cut, everything committed is on disk. */
export async function stopPostmaster({ child }: Postmaster): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  child.kill('SIGINT')
  const timer = setTimeout(() => child.kill('SIGQUIT'), STOP_WITHIN_MS)
  await ended
  clearTimeout(timer)
}

/**
 * Stops a server that outlived the process that started it, and removes the pid file of one that is gone.
 * @returns the pid of the server that was stopped
 */
export async function stopOrphan(cluster: string): Promise<number | undefined> {
  const pid = Number(pidFile(cluster)?.[0])
  if (!Number.isInteger(pid) || pid <= 1) return undefined
  if (!processExists(pid) || !isServerOf(pid, cluster)) {
    await rm(join(cluster, 'postmaster.pid'), { force: true })
    return undefined
  }
  const until = performance.now() + STOP_WITHIN_MS
  signal(pid, 'SIGINT')
  while (processExists(pid)) {
    if (performance.now() > until) signal(pid, 'SIGQUIT')
    await sleep(20)
  }
  return pid
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // It ended between the look and the signal.
  }
}

/** A pid file may name a number that another program has since been given: that one must not be stopped. */
function isServerOf(pid: number, cluster: string): boolean {
  try {
    if (process.platform === 'linux') return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster)
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).includes(cluster)
  } catch {
    return false
  }
}

function pidFile(cluster: string): string[] | undefined {
  try {
    return readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
  } catch {
    return undefined
  }
}

/** Empties the server's log where it has grown too long. */
export function trimLog(file: string): void {
  try {
    if (statSync(file).size > LOG_MAX_BYTES) truncateSync(file)
  } catch {
    // It is not there, and so not too long.
  }
}

function tail(file: string): string {
  try {
    return readFileSync(file, 'utf8').slice(-2000)
  } catch {
    return ''
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address ? address.port : 0
      server.close(() => resolve(port))
    })
  })
}
