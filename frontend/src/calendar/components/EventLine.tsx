import type { CalendarEventView } from '@kredka/contracts/calendar/views'
import { useFormat } from '../../i18n/useFormat.ts'
import { useZone } from '../../i18n/useZone.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import { kindOf, LOOKS } from '../kinds.ts'
import type { useEventWords } from '../useEventWords.ts'
import { isWholeDays } from '../wall.ts'

interface Props {
  readonly event: CalendarEventView
  readonly words: ReturnType<typeof useEventWords>
  /** One line in a month's cell, one line in a day, or several. */
  readonly line: 'month' | 'short' | 'tall'
}

/** What stands in the box of an event: its sign, when, what, with whom. */
export function EventLine({ event, words, line }: Props) {
  const format = useFormat()
  const zone = useZone()
  const whole = isWholeDays(event.start, event.end, zone)
  const person = words.person(event)
  return (
    <>
      <span className="visually-hidden">{words.name(event)}</span>
      <span aria-hidden="true" className={line === 'short' ? 'kredka-line kredka-short' : 'kredka-line'}>
        <Icon name={LOOKS[kindOf(event)].icon} size={14} />
        {!whole && (
          <span className="kredka-time">
            {format.time(event.start, zone)}
            {line === 'tall' && <span className="kredka-end">{`–${format.time(event.end, zone)}`}</span>}
          </span>
        )}
        <span className="kredka-title">{words.title(event)}</span>
        {line !== 'month' && person !== null && <span className="kredka-person">{person}</span>}
      </span>
    </>
  )
}
