import { useIntl } from 'react-intl'
import { useFormat } from '../app/i18n/useFormat.ts'
import { useText } from '../app/i18n/useText.ts'

const DAY = 86_400_000
const YEAR = { year: 'numeric' } as const

interface When {
  /** `dziś`, `jutro` or `czwartek, 8 października`. */
  readonly day: string
  /** `17:00–18:00`. */
  readonly hours: string
}

/** When a lesson is, on the person's own clocks. */
export function useWhen(now: number): (lesson: { readonly starts_at: string; readonly ends_at: string }) => When {
  const intl = useIntl()
  const t = useText()
  const format = useFormat()
  const zoned = intl.timeZone === undefined ? {} : { timeZone: intl.timeZone }
  // the Swedish form of a date is `yyyy-mm-dd`
  const dayOf = (at: string | number) => new Date(at).toLocaleDateString('sv', zoned)
  return ({ starts_at, ends_at }) => {
    const day = dayOf(starts_at)
    const near = day === dayOf(now) ? t('lessons.today') : day === dayOf(now + DAY) ? t('lessons.tomorrow') : null
    const thisYear = day.slice(0, 4) === dayOf(now).slice(0, 4)
    const parts = { weekday: 'long', day: 'numeric', month: 'long', ...(thisYear ? {} : YEAR) } as const
    return {
      day: near ?? intl.formatDate(starts_at, { ...parts, ...zoned }),
      hours: `${format.time(starts_at)}–${format.time(ends_at)}`,
    }
  }
}
