import type { ErrorTable } from '../kernel/declaration.ts'

export const privacyErrors = {
  EXPORT_NOT_OPEN: [403, 'Confirm with your password first'],
  PERSON_FILE_NOT_OPEN: [403, 'Say first why you want to see everything about this person'],
} as const satisfies ErrorTable
