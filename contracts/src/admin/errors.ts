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
  WRONG_SECOND_CODE: [422, 'This code is not right'],
  SECOND_CODE_USED: [422, 'This code was used already'],
  SECOND_STEP_OVER: [401, 'The log-in took too long or too many tries. Begin anew with the password'],
  SECOND_FACTOR_ON: [409, 'The second factor is on already'],
  SECOND_FACTOR_OFF: [409, 'The second factor is off'],
  SECOND_FACTOR_SETUP_OVER: [422, 'This set-up took too long. Begin it anew'],
  SECOND_FACTOR_DUE: [403, 'First turn on the second factor of your account'],
  OWN_SECOND_FACTOR: [422, 'Nobody resets their own second factor'],
  OWN_ROLE: [422, 'Nobody changes their own role or ends their own access'],
  IMPERSONATION_ACCOUNT_CLOSED: [409, 'This account is blocked or deleted'],
} as const satisfies ErrorTable
