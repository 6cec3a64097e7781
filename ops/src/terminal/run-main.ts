import { isNativeError } from 'node:util/types'

/** Something the person at the terminal can mend: shown as its text alone, without a stack trace. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
}

/** Not a fault: what somebody asked to read instead of a run. */
export class Help extends Error {
  override readonly name = 'Help'
}

/** Errors of other rooms that are written for people as they are. */
const FOR_PEOPLE = new Set([
  'Refusal',
  'ConfigError',
  'HeldByProcessError',
  'WrongMasterKeyError',
  'MigrationError',
  'ForeignLogError',
  'ForeignCopyError',
  'UnfinishedRestoreError',
])

/**
 * Runs a command line tool. `signal` aborts on Ctrl-C, on SIGTERM, and when the process that started us is gone; a
 * second Ctrl-C ends the process at once. Exit code: what `main` gives (default 0), 1 for an error.
 */
export async function runMain(
  main: (args: readonly string[], signal: AbortSignal) => Promise<number | void>,
): Promise<void> {
  try {
    const code = await main(process.argv.slice(2), stopSignal())
    process.exitCode = code ?? 0
  } catch (error) {
    const isHelp = error instanceof Help
    if (isHelp) console.log(error.message)
    else console.error(describe(error))
    process.exitCode = isHelp ? 0 : 1
  }
  process.exit()
}

/** @returns one clear line for what people can mend, the whole stack for a fault of ours */
export function describe(error: unknown): string {
  if (!isNativeError(error)) return String(error)
  if (FOR_PEOPLE.has(error.name)) return error.message
  if (error.name === 'StoreUnavailableError') {
    return `The log cannot be reached: ${error.message}. When it answers, the same command goes on or begins anew; an export goes on with --resume.`
  }
  return error.stack ?? error.message
}

function stopSignal(): AbortSignal {
  const stop = new AbortController()
  const end = () => {
    if (stop.signal.aborted) process.exit(130)
    stop.abort()
  }
  process.on('SIGINT', end)
  process.on('SIGTERM', () => stop.abort())
  process.on('SIGHUP', () => stop.abort())
  process.on('disconnect', () => stop.abort())
  process.channel?.unref()
  return stop.signal
}
