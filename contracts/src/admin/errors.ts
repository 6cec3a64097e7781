import type { ErrorTable } from '../kernel/declaration.ts'

export const adminErrors = {
  INVALID_ADMIN_LOGIN: [401, 'Wrong name or password'],
  WRONG_PASSWORD: [422, 'This is not your current password'],
  PROJECTION_NOT_FOUND: [404, 'There is no such read model'],
  PROJECTION_BUSY: [409, 'This read model is being rebuilt already'],
  PROJECTION_NOT_PARKED: [409, 'This read model is not parked'],
} as const satisfies ErrorTable
