import type { ErrorTable } from '../kernel/declaration.ts'

export const paymentsErrors = {
  PAYMENT_NOT_FOUND: [404, 'There is no such payment'],
  PAYMENT_STATE: [409, 'The payment has changed meanwhile. Look again'],
  PAYMENT_DAY_IN_FUTURE: [422, 'Choose a day that has been'],
  PAYMENT_TOO_LATE: [409, 'The 72 hours for taking this back are over'],
  PAYMENT_NOT_WAIVABLE: [409, 'Only what is due after a late cancellation or an absence can be let go'],
  PAYMENT_NO_ACCOUNT: [409, 'The tutor has not given a bank account'],
  STATEMENT_PERIOD_WRONG: [422, 'Choose a period of at most 366 days'],
} as const satisfies ErrorTable
