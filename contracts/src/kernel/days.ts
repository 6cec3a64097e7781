/** The zone whose days count wherever a date alone decides: promotions, limits, balances. */
export const HOUSE_ZONE = 'Europe/Warsaw'

const DAYS = new Intl.DateTimeFormat('en-CA', { timeZone: HOUSE_ZONE, dateStyle: 'short' })

/** The day of Europe/Warsaw, `yyyy-mm-dd`. @param at an instant: milliseconds, or ISO 8601 */
export function warsawDay(at: number | string): string {
  return DAYS.format(typeof at === 'number' ? at : Date.parse(at))
}
