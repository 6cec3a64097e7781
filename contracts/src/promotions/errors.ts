import type { ErrorTable } from '../kernel/declaration.ts'

export const promotionsErrors = {
  PROMOTION_NOT_FOUND: [404, 'There is no such promotion'],
  PROMOTION_FINISHED: [409, 'This promotion is over already'],
  PROMOTION_DAYS_WRONG: [422, 'A promotion begins today or later and ends no sooner than it begins'],
  TOO_MANY_PROMOTIONS: [409, 'Twenty promotions at once are the most. End one first'],
} as const satisfies ErrorTable
