import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Passing } from './passing.ts'

const MAIN = fileURLToPath(new URL('./site-main.ts', import.meta.url))
/** Hex. The template's data are sealed with it: the same in every process of a run. */
export const MASTER_KEY = '5e'.repeat(32)
/** Making the demonstration takes half a minute on a machine that does nothing else, and minutes on a busy one. */
const READY_WITHIN_MS = 300_000

export interface SiteOptions {
  readonly databaseUrl: string
  readonly dataDir: string
  /** Makes the demonstration first. */
  readonly seed?: boolean
  /** More settings, such as the third parties. */
  readonly env?: Readonly<Record<string, string>>
}

export interface SiteProcess {
  readonly url: string
  /** What the site logged so far, as JSON lines. */
  log(): string
  /**
   * Moves the site's clock forward by milliseconds. Resolves when the alarms that are due by then have fired and what
   * follows can be read.
   */
  pass(milliseconds: number): Promise<void>
  stop(): Promise<void>
}

/**
 * A whole site as a process of its own: what a test does to it, or it to itself, stays there. Ready when its read
 * models are complete.
 */
export function startSiteProcess(options: SiteOptions): Promise<SiteProcess> {
  const child = fork(MAIN, [], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...settings(options), PATH: process.env['PATH'] ?? '' },
  })
  let said = ''
  const hear = (chunk: Buffer) => {
    said += chunk.toString()
  }
  child.stdout?.on('data', hear)
  child.stderr?.on('data', hear)
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const site = (url: string): SiteProcess => ({
    url,
    log: () => said,
    pass: (milliseconds) =>
      new Promise((resolve) => {
        const passing: Passing = { pass: milliseconds }
        child.once('message', () => resolve())
        child.send(passing)
      }),
    stop: async () => {
      child.kill('SIGTERM')
      const late = setTimeout(() => child.kill('SIGKILL'), 10_000)
      await ended
      clearTimeout(late)
    },
  })
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => child.kill('SIGKILL'), READY_WITHIN_MS)
    child.once('message', (message) => {
      clearTimeout(late)
      resolve(site(String(message)))
    })
    void ended.then(() => reject(new Error(`The site did not start:\n${said.slice(-4000)}`)))
  })
}

/** Limits that no journey reaches by accident. */
export function settings({ databaseUrl, dataDir, seed, env }: SiteOptions): Record<string, string> {
  const compiled = process.env['NODE_COMPILE_CACHE']
  return {
    // without it each process reads all sources anew, which is half of its start
    ...(compiled === undefined ? {} : { NODE_COMPILE_CACHE: compiled }),
    NODE_ENV: 'test',
    HOST: '127.0.0.1',
    PORT: '0',
    DATABASE_URL: databaseUrl,
    DATABASE_POOL: '6',
    DATA_DIR: dataDir,
    MASTER_KEY,
    DRAIN_SECONDS: '0',
    SHUTDOWN_SECONDS: '2',
    LOG_LEVEL: 'warn',
    LIMIT_WRITE_PER_MINUTE: '1000000',
    LIMIT_PLAY_PER_MINUTE: '1000000',
    LIMIT_PLAY_PER_ADDRESS: '1000000',
    LIMIT_COSTLY_PER_MINUTE: '1000000',
    LIMIT_READ_PER_MINUTE: '1000000',
    LIMIT_PAGES_PER_MINUTE: '1000000',
    LIMIT_FORMS_PER_ADDRESS: '1000000',
    LIMIT_LOGIN_PER_ACCOUNT: '1000',
    LIMIT_LOGIN_PER_ADDRESS: '1000000',
    LIMIT_LOGIN_ANYWHERE: '1000000',
    LIMIT_MAILS_PER_INBOX: '1000000',
    ...(seed ? { KREDKA_TEST_SEED: '1' } : {}),
    ...env,
  }
}
