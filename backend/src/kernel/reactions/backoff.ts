import { MINUTE, SECOND } from '@kredka/contracts/kernel/durations'
import { StoreUnavailableError } from '@kredka/contracts/kernel/ports'

/** How long after the n-th failure (from 1) the next attempt comes. After the last one a person has to look. */
const RETRIES = [SECOND, 5 * SECOND, 30 * SECOND, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE, 60 * MINUTE]

/** Milliseconds until the next attempt, null when there is none. */
export function retryAfter(failures: number): number | null {
  return RETRIES[failures - 1] ?? null
}

/** Milliseconds between looks at a store or database that is down. */
export function outageAfter(failures: number): number {
  return Math.min(30 * SECOND, 250 * 2 ** Math.min(failures, 10))
}

/**
 * Milliseconds until one that has waited so long for something is tried again: soon at first, each half a minute in the
 * end.
 */
export function postponeBy(waited: number): number {
  return Math.min(30 * SECOND, Math.max(SECOND, waited / 4))
}

/** SQLSTATE classes of a connection that broke or a server that goes down or is out of room. */
const SQL_OUTAGE = /^(08|53|57P)/
const SYSTEM_OUTAGE = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'])
const CONNECTION =
  /connection terminated|connection timeout|timeout exceeded when trying to connect|client has encountered a connection error/i

/** True when a part is down, so that the fault is not the event's: wait, and try the same again (OPS-08). */
export function isOutage(error: unknown): boolean {
  if (error instanceof StoreUnavailableError) return true
  if (typeof error !== 'object' || error === null) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  // A socket of the file system that is gone says ENOENT, which a missing file says too.
  if ('syscall' in error && error.syscall === 'connect') return true
  const message = 'message' in error && typeof error.message === 'string' ? error.message : ''
  return SQL_OUTAGE.test(code) || SYSTEM_OUTAGE.has(code) || CONNECTION.test(message)
}
/** For modules, which do not reach into the read side. */
export { brief } from '@kredka/projections/kernel/brief'
