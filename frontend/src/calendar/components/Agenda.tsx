import type { CalendarEventView } from '@kredka/contracts/calendar/views'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import { isOpen, kindOf, LOOKS } from '../kinds.ts'
import { useEventWords } from '../useEventWords.ts'
import { daysOf } from '../wall.ts'
import classes from './agenda.module.css'

interface Props {
  /** The days that are shown. */
  readonly days: readonly string[]
  readonly zone: string
  readonly today: string
  readonly events: readonly CalendarEventView[]
  readonly onOpen: (event: CalendarEventView) => void
}

/** The same days as a list: all that the grid shows, in the order of time. */
export function Agenda({ days, zone, today, events, onOpen }: Props) {
  const t = useText()
  const format = useFormat()
  const words = useEventWords()
  const byDay = days
    .map((day) => ({ day, on: events.filter((event) => daysOf(event.start, event.end, zone).includes(day)) }))
    .filter(({ on }) => on.length > 0)
  return (
    <ol className={classes.agenda}>
      {byDay.map(({ day, on }) => (
        <li key={day} className={classes.day}>
          <h2 className={classes.head} data-today={day === today || undefined}>
            <span>{format.date(day, 'long')}</span>
            {day === today && <span className={classes.today}>{t('calendar.today')}</span>}
          </h2>
          <ul className={classes.events}>
            {on.map((event) => {
              const { colour, icon } = LOOKS[kindOf(event)]
              const person = words.person(event)
              return (
                <li key={event.id}>
                  <button
                    type="button"
                    className={classes.event}
                    style={{ borderInlineStartColor: `var(--status-${colour})` }}
                    data-open={isOpen(event) || undefined}
                    onClick={() => onOpen(event)}
                  >
                    <span className={classes.times}>{words.times(event)}</span>
                    <span className={classes.what}>
                      <strong>{words.title(event)}</strong>
                      <span className={classes.kind} style={{ color: `var(--status-${colour})` }}>
                        <Icon name={icon} size={16} />
                        {[words.kind(kindOf(event)), event.proposed ? t('calendar.proposed') : null, person]
                          .filter((part) => part !== null)
                          .join(' · ')}
                      </span>
                    </span>
                  </button>
                </li>
              )
            })}
          </ul>
        </li>
      ))}
    </ol>
  )
}
