import { useIntl } from 'react-intl'
import { useFormat } from '../i18n/useFormat.ts'
import type { Mode } from './modes.ts'

/** `listopad 2026`, `16–22 lis 2026`, `niedziela, 22 listopada 2026`: the days that are shown. */
export function useRangeName(): (mode: Mode, days: readonly string[], date: string) => string {
  const intl = useIntl()
  const format = useFormat()
  return (mode, days, date) => {
    const first = new Date(days[0] ?? date)
    const last = new Date(days.at(-1) ?? date)
    if (mode === 'month') return format.month(date)
    if (mode === 'day') return format.date(date, 'long')
    return intl.formatDateTimeRange(first, last, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
  }
}
