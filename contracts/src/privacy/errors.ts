import type { ErrorTable } from '../kernel/declaration.ts'

export const privacyErrors = {
  EXPORT_NOT_OPEN: [403, 'Confirm with your password first'],
} as const satisfies ErrorTable
