import type { ErrorTable } from '../kernel/declaration.ts'

export const auditErrors = {
  NOTHING_PRIVATE: [409, 'This event holds nothing private'],
} as const satisfies ErrorTable
