import type { ErrorCode } from '@kredka/contracts/kernel/errors'
import type { TextId } from '../i18n/text-ids.ts'
import type { ApiError } from '../kernel/errors.ts'

/** OFR-01: the steps of an offer and the fields that each of them asks for. */
export const STEPS = [
  {
    id: 'basics',
    text: 'own_offers.step_basics',
    fields: ['title', 'subject_id', 'level', 'description', 'places', 'city_id'],
  },
  { id: 'pricing', text: 'own_offers.step_pricing', fields: ['prices'] },
  { id: 'availability', text: 'own_offers.step_availability', fields: ['availability_group_id'] },
  { id: 'summary', text: 'own_offers.step_summary', fields: [] },
] as const satisfies readonly { readonly id: string; readonly text: TextId; readonly fields: readonly string[] }[]

export type StepId = (typeof STEPS)[number]['id']

const STEP_OF_CODE: Partial<Record<ApiError['code'] | ErrorCode, StepId>> = {
  CITY_REQUIRED: 'basics',
  CITY_UNKNOWN: 'basics',
  SUBJECT_UNKNOWN: 'basics',
  PRICE_60_REQUIRED: 'pricing',
  PRICE_DUPLICATE: 'pricing',
  PRICE_LONGER_CHEAPER: 'pricing',
  AVAILABILITY_GROUP_NOT_FOUND: 'availability',
}

/** Number of the step that can mend what the server refused; null where none can. */
export function stepOfError({ code, details }: Pick<ApiError, 'code' | 'details'>): number | null {
  const fields = details.map(({ path }) => path.split('/')[1])
  const byField = STEPS.findIndex((step) => step.fields.some((field) => fields.includes(field)))
  const found = byField >= 0 ? byField : STEPS.findIndex(({ id }) => id === STEP_OF_CODE[code])
  return found < 0 ? null : found
}
