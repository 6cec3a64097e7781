import type { ErrorTable } from '../kernel/declaration.ts'

export const usersErrors = {
  INVITATION_PENDING: [409, 'This person has an invitation already. Send it once more instead'],
  ADDRESS_LIST_NOT_OPEN: [403, 'Say first why you need the addresses'],
  INVITATION_NOT_PENDING: [409, 'This invitation is no longer open'],
} as const satisfies ErrorTable
