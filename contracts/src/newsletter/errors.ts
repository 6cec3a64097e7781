import type { ErrorTable } from '../kernel/declaration.ts'

export const newsletterErrors = {
  ISSUE_NOT_FOUND: [404, 'There is no such issue'],
  ISSUE_NOT_DRAFT: [409, 'This issue is no draft any more'],
} as const satisfies ErrorTable
