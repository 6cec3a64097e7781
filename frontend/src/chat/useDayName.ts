import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import { useDays } from '../i18n/useDays.ts'
import { useFormat } from '../i18n/useFormat.ts'
import { useText } from '../i18n/useText.ts'

/** Days of the person's time zone: a name to compare them by, and one to read. */
export function useDayName() {
  const intl = useIntl()
  const format = useFormat()
  const t = useText()
  const days = useDays()
  const dayName = useCallback(
    (day: string) => {
      if (day === days.today) return t('chat.today')
      if (day === days.yesterday) return t('chat.yesterday')
      return format.date(day, 'long')
    },
    [format, t, days],
  )
  /** Of another day than today: the day alone, as short as it stays clear. */
  const shortDay = useCallback(
    (instant: string): string | null => {
      const day = days.of(instant)
      if (day === days.today) return null
      if (day === days.yesterday) return t('chat.yesterday')
      const sameYear = day.slice(0, 4) === days.today.slice(0, 4)
      return intl.formatDate(day, {
        day: 'numeric',
        month: 'short',
        ...(sameYear ? {} : { year: 'numeric' }),
        timeZone: 'UTC',
      })
    },
    [intl, t, days],
  )
  return { dayOf: days.of, dayName, shortDay }
}
