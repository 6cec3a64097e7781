import { dateAt } from './zones.ts'

/** The zone whose days count wherever a date alone decides: promotions, limits, balances. */
export const HOUSE_ZONE = 'Europe/Warsaw'

/** The day of Europe/Warsaw, `yyyy-mm-dd`. @param at an instant: milliseconds, or ISO 8601 */
export function warsawDay(at: number | string): string {
  return dateAt(typeof at === 'number' ? at : Date.parse(at), HOUSE_ZONE)
}
