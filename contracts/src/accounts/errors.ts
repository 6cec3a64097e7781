import type { ErrorTable } from '../kernel/declaration.ts'

export const accountsErrors = {
  INVALID_LOGIN_OR_PASSWORD: [401, 'Wrong e-mail or password'],
  REFRESH_FAILED: [401, 'The session has ended. Log in again'],
  REQUEST_EXPIRED: [409, 'Your token expired. Please, request a new one'],
  EMAIL_TAKEN: [409, 'An account with this e-mail exists already'],
  THIRD_PARTY_REFUSED: [401, 'The answer of the third party cannot be trusted. Try again'],
  THIRD_PARTY_WITHOUT_EMAIL: [409, 'The third party did not tell your e-mail address'],
  TERMS_OUTDATED: [409, 'The terms have changed. Read and accept the current ones'],
  TERMS_REQUIRED: [422, 'The terms have to be accepted'],
  CONFIRMATION_WORD_WRONG: [422, 'This is not the confirmation word'],
  DELETION_SCHEDULED: [409, 'The account is to be deleted already'],
  FRESH_LOGIN_REQUIRED: [403, 'Log out and in again, then repeat this'],
  PASSWORD_TOO_COMMON: [422, 'This password is among the first that are guessed. Choose another'],
  LAST_WAY_IN: [409, 'Set a password first: this is the only way into your account'],
} as const satisfies ErrorTable
