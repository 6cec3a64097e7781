import pg from 'pg'

/**
 * Somebody else moved a checkpoint: another leader works, or the plan changed. The transaction is void, nothing was
 * done twice.
 */
export class FencedError extends Error {
  override readonly name = 'FencedError'
}

/**
 * Classes of SQLSTATE that speak of the server, not of the statement: connection, rollback, resources, operator,
 * system.
 */
const OF_THE_SERVER = new Set(['08', '40', '53', '55', '57', '58', 'XX'])
const READ_ONLY_SERVER = '25006'
const STATEMENT_TIMEOUT = '57014'

/**
 * True where trying again may help, so that no projection is blamed: the database or the store is away, restarting,
 * full, or chose us as a deadlock's victim. A statement that takes too long is the projection's own fault.
 */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof pg.DatabaseError) {
    const code = error.code ?? ''
    return code === READ_ONLY_SERVER || (code !== STATEMENT_TIMEOUT && OF_THE_SERVER.has(code.slice(0, 2)))
  }
  if (error.name === 'StoreUnavailableError') return true
  if ('code' in error && typeof error.code === 'string' && /^E[A-Z]+$/.test(error.code)) return true
  return /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/.test(
    error.message,
  )
}
