import type { ErrorTable } from '../kernel/declaration.ts'

export const mailErrors = {
  MAIL_NOT_FOUND: [404, 'There is no such mail'],
} as const satisfies ErrorTable
