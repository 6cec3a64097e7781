import { useIntl } from 'react-intl'
import { useDays } from '../i18n/useDays.ts'
import { useFormat } from '../i18n/useFormat.ts'
import { useText } from '../i18n/useText.ts'

const YEAR = { year: 'numeric' } as const

interface When {
  /** `dziś`, `jutro` or `czwartek, 8 października`. */
  readonly day: string
  /** `17:00–18:00`. */
  readonly hours: string
}

/** When a lesson is, on the person's own clocks. */
export function useWhen(): (lesson: { readonly starts_at: string; readonly ends_at: string }) => When {
  const intl = useIntl()
  const t = useText()
  const format = useFormat()
  const days = useDays()
  return ({ starts_at, ends_at }) => {
    const day = days.of(starts_at)
    const near = day === days.today ? t('lessons.today') : day === days.tomorrow ? t('lessons.tomorrow') : null
    const thisYear = day.slice(0, 4) === days.today.slice(0, 4)
    const parts = { weekday: 'long', day: 'numeric', month: 'long', ...(thisYear ? {} : YEAR) } as const
    return {
      day: near ?? intl.formatDate(starts_at, parts),
      hours: `${format.time(starts_at)}–${format.time(ends_at)}`,
    }
  }
}
