import {
  AccessDeniedError,
  InvalidArgumentError,
  MaxAppendSizeExceededError,
  RequiredMetadataPropertyMissingError,
  StreamDeletedError,
  UnsupportedError,
  WrongExpectedVersionError,
} from '@eventstore/db-client'
import {
  AppendTooLargeError,
  type ExpectedRevision,
  StoreUnavailableError,
  WrongRevisionError,
} from '@kredka/contracts/kernel/ports'

/** Refusals that the server gave on purpose, so that the outcome is known and asking again cannot help. */
const REFUSALS = [
  AccessDeniedError,
  InvalidArgumentError,
  RequiredMetadataPropertyMissingError,
  StreamDeletedError,
  UnsupportedError,
  TypeError,
]

/** What the client threw, as the port's callers know it: whatever is no clear refusal has an unknown outcome. */
export function asPortError(error: unknown): Error {
  if (error instanceof StoreUnavailableError) return error
  const refusal = REFUSALS.some((kind) => error instanceof kind)
  if (refusal && error instanceof Error) return error
  return new StoreUnavailableError(error instanceof Error ? error.message : String(error), { cause: error })
}

export function asAppendError(error: unknown, stream: string, expected: ExpectedRevision): Error {
  if (error instanceof WrongExpectedVersionError) {
    const { actualVersion } = error
    return new WrongRevisionError(stream, expected, typeof actualVersion === 'bigint' ? Number(actualVersion) : -1)
  }
  if (error instanceof MaxAppendSizeExceededError) {
    return new AppendTooLargeError(`stream ${stream}: beyond the server's ${error.maxAppendSize} bytes`)
  }
  return asPortError(error)
}
