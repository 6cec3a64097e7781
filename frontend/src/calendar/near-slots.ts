import { SLOT_FAULTS } from '@kredka/contracts/calendar/rules'
import type { ApiError, ApiErrorCode } from '../kernel/errors.ts'

const ABOUT_TIME: readonly ApiErrorCode[] = SLOT_FAULTS

/** A refusal of a time: another one may do. The picker tells it, with the times near by. */
export function isAboutTime(error: ApiError | null): error is ApiError {
  return error !== null && ABOUT_TIME.includes(error.code)
}

/** The free starts near the wanted one that such a refusal names, in order of time. */
export function nearSlotsOf(error: ApiError): readonly string[] {
  return error.details
    .filter(({ path, message }) => path.startsWith('near/') && !Number.isNaN(Date.parse(message)))
    .map(({ message }) => message)
    .toSorted()
}
