import type { CalendarEventView } from '@kredka/contracts/calendar/views'
import { useResource } from '../../app/store/resource.ts'
import { useDays } from '../../i18n/useDays.ts'
import { useText } from '../../i18n/useText.ts'
import { useZone } from '../../i18n/useZone.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { draftAt, draftOf } from '../event-drafts.ts'
import { calendarSettings } from '../resources.ts'
import { useEventWords } from '../useEventWords.ts'
import { useOwnEvents } from '../useOwnEvents.tsx'
import { daysOf, isWholeDays } from '../wall.ts'
import classes from './times-off.module.css'

/** When the teacher is away, now and later, and the way to take time off (AVL-03). */
export function TimesOff() {
  const t = useText()
  const zone = useZone()
  const settings = useResource(calendarSettings, {})
  const own = useOwnEvents(settings.refresh)
  const { today } = useDays()
  return (
    <Card>
      <section aria-labelledby="times-off">
        <Stack>
          <Row apart>
            <h2 id="times-off" className={classes.title}>
              {t('calendar.times_off')}
            </h2>
            <Button icon="sun" size="small" onClick={() => own.edit(draftAt(true, [today], today, zone))}>
              {t('calendar.take_time_off')}
            </Button>
          </Row>
          <ResourceView of={settings}>
            {({ time_off }) =>
              time_off.length === 0 ? (
                <p className={classes.none}>{t('calendar.times_off_none')}</p>
              ) : (
                <ul className={classes.list}>
                  {time_off.map((off) => (
                    <TimeOff
                      key={off.id}
                      off={off}
                      onChange={() => own.edit(draftOf(off, off, zone))}
                      onRemove={() => own.remove(off)}
                    />
                  ))}
                </ul>
              )
            }
          </ResourceView>
        </Stack>
      </section>
      {own.dialogs}
    </Card>
  )
}

interface TimeOffProps {
  readonly off: CalendarEventView
  readonly onChange: () => void
  readonly onRemove: () => void
}

function TimeOff({ off, onChange, onRemove }: TimeOffProps) {
  const t = useText()
  const zone = useZone()
  const words = useEventWords()
  // a whole day by its date; hours with theirs
  const days = daysOf(off.start, off.end, zone)
  const when = isWholeDays(off.start, off.end, zone)
    ? words.dayRange(days)
    : [days.length === 1 ? words.dayRange(days) : null, words.times(off)].filter((part) => part !== null).join(', ')
  return (
    <li className={classes.off}>
      <Icon name="sun" />
      <div className={classes.text}>
        <strong>{when}</strong>
        <span>{off.public_reason ?? t('calendar.no_reason')}</span>
      </div>
      <Button look="quiet" size="small" icon="edit" label={t('calendar.change_off', { when })} onClick={onChange} />
      <Button look="quiet" size="small" icon="trash" label={t('calendar.remove_off', { when })} onClick={onRemove} />
    </li>
  )
}
