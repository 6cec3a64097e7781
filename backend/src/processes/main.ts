import { inspect } from 'node:util'
import { BACKEND, LOG } from '../composition/identifiers.ts'
import type { Config } from '../config/config.ts'
import { readConfig } from '../config/config.ts'
import type { Running } from './process.ts'

/** Errors that say what a person can mend: shown as their text alone. */
const FOR_PEOPLE = new Set([
  'ConfigError',
  'WrongMasterKeyError',
  'HeldByProcessError',
  'MigrationError',
  'ForeignLogError',
  'UnfinishedRestoreError',
])

/**
 * Runs a process until SIGTERM or SIGINT; a second signal ends it at once. Exit code 1 for what kept it from starting.
 */
export async function runProcess(start: (config: Config) => Promise<Running>): Promise<void> {
  try {
    const running = await start(readConfig(process.env))
    guard(running)
    const lost = await Promise.race([stopSignal(), running.lost])
    await running.stop()
    if (lost !== undefined) throw lost
    process.exit(0)
  } catch (error) {
    const mendable = error instanceof Error && FOR_PEOPLE.has(error.name)
    process.stderr.write(`${mendable ? error.message : inspect(error)}\n`)
    process.exit(1)
  }
}

function stopSignal(): Promise<undefined> {
  return new Promise((resolve) => {
    let asked = false
    const ask = () => {
      if (asked) process.exit(130)
      asked = true
      resolve(undefined)
    }
    process.on('SIGTERM', ask)
    process.on('SIGINT', ask)
  })
}

const MAX_FLUSH_MS = 2_000

/**
 * What nobody caught is logged, kept for the back office, and ends the process: its memory may be wrong, and whatever
 * supervises it starts a fresh one. Events and jobs go on where they were.
 */
export function guard({ parts }: Pick<Running, 'parts'>): void {
  const end = async (source: 'uncaught-exception' | 'unhandled-rejection', error: unknown) => {
    const last = setTimeout(() => process.exit(1), MAX_FLUSH_MS)
    last.unref()
    const log = await parts.get(LOG)
    log.error({ error, source }, 'an error that nobody caught ends the process')
    const { tools } = await parts.get(BACKEND)
    tools.vault.errorLog.note({ source, error, where: 'process', correlation_id: null })
    await tools.vault.errorLog.flush()
    process.exit(1)
  }
  process.on('uncaughtException', (error) => void end('uncaught-exception', error))
  process.on('unhandledRejection', (error) => void end('unhandled-rejection', error))
}
