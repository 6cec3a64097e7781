import { DATE_FORMATS } from '@kredka/contracts/kernel/date-formats'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { distance } from './distance.ts'
import { useZone } from './useZone.ts'

/** Dates, numbers and money in the person's language (I18-02). */
export interface Format {
  /** `money(8000, 'PLN')` → `80 zł`; minor units in, no decimals where there are none. */
  money(amount: number, currency: string): string
  number(value: number): string
  /** Average stars: `4.96` → `5,0`, always with one decimal. */
  stars(average: number): string
  /** `0.15` → `15%`. */
  percent(share: number): string
  /** `21 lis 2026`; `long`: `sobota, 21 listopada 2026`. Takes an instant or a `yyyy-mm-dd`. */
  date(value: string, style?: 'short' | 'long'): string
  /** `listopad 2026`, or `lis` where there is little room. Takes a `yyyy-mm` or a day of it. */
  month(value: string, style?: 'short' | 'long'): string
  /** `poniedziałek`, `pon.`, `P`. Takes a `yyyy-mm-dd`, or the UTC midnight that a day begins with. */
  weekday(day: string | Date | number, style: 'long' | 'short' | 'narrow'): string
  /** `14:30`. */
  time(instant: string, zone?: string): string
  dateTime(instant: string, zone?: string): string
  /** `pon., 23 lis, 14:30`: of the coming weeks, so without the year. */
  soon(instant: string): string
  /**
   * `3 dni temu`, `za 40 sekund`, `jutro`: where an instant lies from `now` (ms). Minutes and hours within a day, from
   * there on days, months and years of the calendar in the person's zone.
   */
  fromNow(instant: string, now: number): string
  /** Items joined: `a, b i c`. */
  list(items: readonly string[]): string
}

export function useFormat(): Format {
  const intl = useIntl()
  const zone = useZone()
  return useMemo(
    (): Format => ({
      money: (amount, currency) =>
        intl.formatNumber(amount / 100, {
          style: 'currency',
          currency,
          minimumFractionDigits: amount % 100 === 0 ? 0 : 2,
        }),
      number: (value) => intl.formatNumber(value),
      stars: (average) => intl.formatNumber(average, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
      percent: (share) => intl.formatNumber(share, { style: 'percent' }),
      // A date without a time is the same day everywhere: it is read as UTC and written as UTC.
      date: (value, style = 'short') =>
        intl.formatDate(value, {
          ...(style === 'short' ? DATE_FORMATS.short : DATE_FORMATS.full),
          ...(value.length === 10 ? { timeZone: 'UTC' } : {}),
        }),
      month: (value, style = 'long') =>
        intl.formatDate(`${value.slice(0, 7)}-01`, {
          month: style,
          ...(style === 'long' ? { year: 'numeric' } : {}),
          timeZone: 'UTC',
        }),
      weekday: (day, weekday) => intl.formatDate(day, { weekday, timeZone: 'UTC' }),
      time: (instant, zone) => intl.formatTime(instant, { ...DATE_FORMATS.time, ...inZone(zone) }),
      dateTime: (instant, zone) => intl.formatDate(instant, { ...DATE_FORMATS.short_time, ...inZone(zone) }),
      soon: (instant) => intl.formatDate(instant, DATE_FORMATS.soon),
      fromNow(instant, now) {
        const [value, unit, numeric = 'auto'] = distance(Date.parse(instant), now, zone)
        return intl.formatRelativeTime(value, unit, { numeric })
      },
      list: (items) => intl.formatList(items),
    }),
    [intl, zone],
  )
}

function inZone(zone: string | undefined): { timeZone?: string } {
  return zone === undefined ? {} : { timeZone: zone }
}
