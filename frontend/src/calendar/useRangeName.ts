import { useIntl } from 'react-intl'
import type { Mode } from './modes.ts'

/** `listopad 2026`, `16–22 lis 2026`, `niedziela, 22 listopada 2026`: the days that are shown. */
export function useRangeName(): (mode: Mode, days: readonly string[], date: string) => string {
  const intl = useIntl()
  return (mode, days, date) => {
    const first = new Date(days[0] ?? date)
    const last = new Date(days.at(-1) ?? date)
    if (mode === 'month') return intl.formatDate(date, { month: 'long', year: 'numeric', timeZone: 'UTC' })
    if (mode === 'day')
      return intl.formatDate(date, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
    return intl.formatDateTimeRange(first, last, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
  }
}
