import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import { useText } from '../app/i18n/useText.ts'

const DAY_MS = 24 * 3_600_000

/** Days of the person's time zone: a name to compare them by, and one to read. */
export function useDayName() {
  const intl = useIntl()
  const t = useText()
  const { timeZone } = intl
  const dayOf = useCallback(
    // the Swedish form of a date is `yyyy-mm-dd`
    (instant: string | number) =>
      new Date(instant).toLocaleDateString('sv', timeZone === undefined ? {} : { timeZone }),
    [timeZone],
  )
  const dayName = useCallback(
    (day: string) => {
      // asked each time: a chat may stay open over midnight
      const now = Date.now()
      if (day === dayOf(now)) return t('chat.today')
      if (day === dayOf(now - DAY_MS)) return t('chat.yesterday')
      return intl.formatDate(day, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
    },
    [intl, t, dayOf],
  )
  /** Of another day than today: the day alone, as short as it stays clear. */
  const shortDay = useCallback(
    (instant: string): string | null => {
      const day = dayOf(instant)
      const now = Date.now()
      if (day === dayOf(now)) return null
      if (day === dayOf(now - DAY_MS)) return t('chat.yesterday')
      const sameYear = day.slice(0, 4) === dayOf(now).slice(0, 4)
      return intl.formatDate(day, {
        day: 'numeric',
        month: 'short',
        ...(sameYear ? {} : { year: 'numeric' }),
        timeZone: 'UTC',
      })
    },
    [intl, t, dayOf],
  )
  return { dayOf, dayName, shortDay }
}
