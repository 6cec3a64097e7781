import type { CalendarEventView } from '@kredka/contracts/calendar/views'
import { useFormat } from '../../app/i18n/useFormat.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import { kindOf, LOOKS } from '../kinds.ts'
import type { useEventWords } from '../useEventWords.ts'
import { useZone } from '../useZone.ts'
import { isWholeDays } from '../wall.ts'

interface Props {
  readonly event: CalendarEventView
  readonly words: ReturnType<typeof useEventWords>
  /** One line in a month's cell. */
  readonly month: boolean
}

/** What stands in the box of an event: its sign, when, what, with whom. */
export function EventLine({ event, words, month }: Props) {
  const format = useFormat()
  const zone = useZone()
  const whole = isWholeDays(event.start, event.end, zone)
  const person = words.person(event)
  return (
    <span className="kredka-line">
      <Icon name={LOOKS[kindOf(event)].icon} size={14} />
      {!whole && <span className="kredka-time">{month ? format.time(event.start, zone) : words.times(event)}</span>}
      <span className="kredka-title">{words.title(event)}</span>
      {!month && person !== null && <span className="kredka-person">{person}</span>}
    </span>
  )
}
