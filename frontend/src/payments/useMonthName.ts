import { useIntl } from 'react-intl'

/** `2026-11` as `listopad 2026`, or as `lis` where there is little room. */
export function useMonthName(): (month: string, style?: 'long' | 'short') => string {
  const intl = useIntl()
  return (month, style = 'long') =>
    intl.formatDate(`${month}-01`, {
      month: style,
      ...(style === 'long' ? { year: 'numeric' } : {}),
      timeZone: 'UTC',
    })
}
