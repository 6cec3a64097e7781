import { isRejection, type Rejection } from '../errors.ts'

/** The outcome of what may not be rejected. @throws with the code where it is */
export function must<T>(outcome: T | Rejection): T {
  if (isRejection(outcome)) throw new Error(`rejected: ${outcome.rejected}`)
  return outcome
}
