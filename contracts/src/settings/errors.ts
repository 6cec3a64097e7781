import type { ErrorTable } from '../kernel/declaration.ts'

export const settingsErrors = {
  TIME_ZONE_UNKNOWN: [422, 'This time zone is not one of the country’s'],
  BANK_ACCOUNT_INCOMPLETE: [422, 'Give the account’s holder and its number, or neither'],
  BETA_FEATURE_STATE: [409, 'This has been decided meanwhile. Look again'],
  ROLLOUT_UNFIT: [422, 'A share is at least one in a hundred, and its last day not before its first'],
} as const satisfies ErrorTable
