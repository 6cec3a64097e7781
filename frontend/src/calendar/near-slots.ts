import type { ApiError } from '../app/api/errors.ts'

/** The free starts that `SLOT_TAKEN` names, in order of time. */
export function nearSlotsOf(error: ApiError): readonly string[] {
  return error.details
    .filter(({ path, message }) => path.startsWith('near/') && !Number.isNaN(Date.parse(message)))
    .map(({ message }) => message)
    .toSorted()
}
