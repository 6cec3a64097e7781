import { StoreUnavailableError } from '@kredka/contracts/kernel/ports'

/** SQLSTATE classes that blame the statement or its values: repeating them cannot help. */
const OUR_FAULT = new Set(['0A', '21', '22', '23', '42', '54', 'P0'])

export function isOurFault(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return false
  return error.code.length === 5 && OUR_FAULT.has(error.code.slice(0, 2))
}

/** What Postgres, its connection or its host threw, as the port's callers know it. */
export function asPortError(error: unknown): Error {
  if (error instanceof StoreUnavailableError) return error
  if (isOurFault(error) && error instanceof Error) return error
  return new StoreUnavailableError(error instanceof Error ? error.message : String(error), { cause: error })
}
