import { useMemo } from 'react'
import { useIntl } from 'react-intl'

export interface WeekDay {
  /** 1 is Monday, 7 Sunday. */
  readonly day: number
  readonly long: string
  readonly short: string
}

/** Names of the days, Monday first, in the person's language, as they stand alone: with a capital. */
export function useWeekDays(): readonly WeekDay[] {
  const intl = useIntl()
  return useMemo(() => {
    const name = (day: number, weekday: 'long' | 'short') => {
      const text = intl.formatDate(Date.UTC(2024, 0, day), { weekday, timeZone: 'UTC' })
      return text.charAt(0).toLocaleUpperCase(intl.locale) + text.slice(1).replace(/\.$/, '')
    }
    // 1 January 2024 was a Monday
    return [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, long: name(day, 'long'), short: name(day, 'short') }))
  }, [intl])
}
