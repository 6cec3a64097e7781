import type { CalendarEventView } from '@kredka/contracts/calendar/views'
import { useIntl } from 'react-intl'
import { useFormat } from '../i18n/useFormat.ts'
import { useText } from '../i18n/useText.ts'
import { useZone } from '../i18n/useZone.ts'
import { useWords } from '../offers/index.ts'
import { type Kind, kindOf } from './kinds.ts'
import { daysOf, isWholeDays } from './wall.ts'

type Times = Pick<CalendarEventView, 'start' | 'end'>

/** What is said of the events of a calendar. */
export function useEventWords() {
  const t = useText()
  const format = useFormat()
  const words = useWords()
  const intl = useIntl()
  const zone = useZone()
  const kind = (one: Kind) => t(`calendar.kind_${one}`)
  const title = (event: CalendarEventView) => {
    if (event.subject_id !== null) return words.subject(event.subject_id)
    return event.title === null || event.title === '' ? kind(kindOf(event)) : event.title
  }
  /** `15:30–16:30`, or the days of what goes over midnight. */
  const times = ({ start, end }: Times) => {
    const days = daysOf(start, end, zone)
    if (isWholeDays(start, end, zone)) {
      return days.length === 1 ? t('calendar.whole_day') : dayRange(days)
    }
    if (days.length === 1) return `${format.time(start, zone)}–${format.time(end, zone)}`
    return `${format.dateTime(start, zone)} – ${format.dateTime(end, zone)}`
  }
  const dayRange = (days: readonly string[]) =>
    intl.formatDateTimeRange(new Date(days[0] ?? ''), new Date(days.at(-1) ?? ''), {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: 'UTC',
    })
  return {
    kind,
    title,
    times,
    dayRange,
    person: (event: CalendarEventView) =>
      event.person === null ? null : (event.person.name ?? t('offers.deleted_user')),
    /** All of it, for those who listen. */
    name(event: CalendarEventView) {
      const first = daysOf(event.start, event.end, zone)[0] ?? ''
      const parts = [
        title(event),
        event.person === null ? null : (event.person.name ?? t('offers.deleted_user')),
        title(event) === kind(kindOf(event)) ? null : kind(kindOf(event)),
        event.proposed ? t('calendar.proposed') : null,
        format.date(first, 'long'),
        times(event),
      ]
      return parts.filter((part) => part !== null).join(', ')
    },
  }
}
