import type { ErrorTable } from '../kernel/declaration.ts'

export const adminErrors = {
  INVALID_ADMIN_LOGIN: [401, 'Wrong name or password'],
  WRONG_PASSWORD: [422, 'This is not your current password'],
  PROJECTION_NOT_FOUND: [404, 'There is no such read model'],
  PROJECTION_BUSY: [409, 'This read model is being rebuilt already'],
  PROJECTION_NOT_PARKED: [409, 'This read model is not parked'],
  STAFF_MEMBER_NOT_FOUND: [404, 'There is no such member of the staff, or they are of it no longer'],
  STAFF_NAME_TAKEN: [409, 'Somebody of the staff has this name already'],
  LAST_OWNER: [409, 'Somebody has to stay an owner'],
  OWN_ROLE: [422, 'Nobody changes their own role or ends their own access'],
} as const satisfies ErrorTable
