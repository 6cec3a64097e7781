import { DAY, HOUR } from '@kredka/contracts/kernel/durations'
import { useIntl } from 'react-intl'
import { useFormat } from '../i18n/useFormat.ts'

/** A Monday. */
const MONDAY = Date.UTC(2026, 10, 2)

/** Days of the week and hours in the person's language. */
export function useWeek() {
  const intl = useIntl()
  const format = useFormat()
  return {
    /** @param day 1 (Monday) to 7 */
    day: (day: number) => format.weekday(MONDAY + (day - 1) * DAY, 'long'),
    hour: (hour: number) =>
      intl.formatTime(MONDAY + hour * HOUR, {
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
        timeZone: 'UTC',
      }),
  }
}
