import type { ErrorTable } from '../kernel/declaration.ts'

export const qualificationsErrors = {
  QUALIFICATION_NOT_FOUND: [404, 'There is no such qualification'],
  QUALIFICATION_STATE: [409, 'This cannot be done with the qualification as it is now'],
  QUALIFICATIONS_FULL: [409, 'There are as many qualifications as one tutor may state. Remove one first'],
} as const satisfies ErrorTable
