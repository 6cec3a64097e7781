import { DAY, HOUR } from '@kredka/contracts/kernel/durations'
import { useIntl } from 'react-intl'

/** A Monday. */
const MONDAY = Date.UTC(2026, 10, 2)

/** Days of the week and hours in the person's language. */
export function useWeek() {
  const intl = useIntl()
  return {
    /** @param day 1 (Monday) to 7 */
    day: (day: number) => intl.formatDate(MONDAY + (day - 1) * DAY, { weekday: 'long', timeZone: 'UTC' }),
    hour: (hour: number) =>
      intl.formatTime(MONDAY + hour * HOUR, {
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
        timeZone: 'UTC',
      }),
  }
}
