import type { CalendarEventView } from '@kredka/contracts/calendar/views'
import { useLanguage, usePath } from '../../app/routing/usePath.ts'
import { WriteMessageButton } from '../../chat/index.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useNow } from '../../i18n/useNow.ts'
import { useText } from '../../i18n/useText.ts'
import { useZone } from '../../i18n/useZone.ts'
import { LazyJoinNext } from '../../lessons/index.ts'
import { useWords } from '../../offers/index.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { Modal } from '../../ui/overlay/Modal.tsx'
import { StatusLabel } from '../../ui/StatusLabel.tsx'
import { useEventWords } from '../useEventWords.ts'
import { daysOf } from '../wall.ts'
import { zoneName } from '../zone-names.ts'
import classes from './calendar-page.module.css'
import { KindLabel } from './KindLabel.tsx'

interface Props {
  /** Null while it is closed. */
  readonly event: CalendarEventView | null
  readonly onClose: () => void
  readonly onChange: (event: CalendarEventView) => void
  readonly onRemove: (event: CalendarEventView) => void
}

/** One event: what, when, with whom, and where to go on from here. */
export function EventDetails({ event, ...rest }: Props) {
  const words = useEventWords()
  return (
    <Modal opened={event !== null} onClose={rest.onClose} title={event === null ? '' : words.title(event)} width={440}>
      {event !== null && <Details event={event} {...rest} />}
    </Modal>
  )
}

function Details({ event, onChange, onRemove }: Omit<Props, 'event' | 'onClose'> & { event: CalendarEventView }) {
  const t = useText()
  const format = useFormat()
  const words = useEventWords()
  const offers = useWords()
  const zone = useZone()
  const language = useLanguage()
  const days = daysOf(event.start, event.end, zone)
  const person = words.person(event)
  const place = event.place === null ? null : offers.place(event.place)
  const level = event.level === null || event.level === 'any' ? null : offers.level(event.level)
  return (
    <Stack>
      <Row space={2}>
        <KindLabel event={event} />
        {event.proposed && <StatusLabel kind="new">{t('calendar.proposed')}</StatusLabel>}
      </Row>
      <p className={classes.when}>
        <Icon name="clock" />
        <span>
          {days.length === 1 && <strong>{format.date(days[0] ?? '', 'long')}</strong>}
          {days.length === 1 && <br />}
          {words.times(event)}
          <small>{zoneName(zone, Date.parse(event.start), language)}</small>
        </span>
      </p>
      {event.person !== null && person !== null && (
        <p className={classes.when}>
          <Avatar name={person} picture={event.person.picture_url} size={32} />
          <span>{person}</span>
        </p>
      )}
      {(place ?? level) !== null && (
        <p className={classes.when}>
          <Icon name={event.place === 'online' ? 'online' : 'place'} />
          <span>{[place, level].filter((part) => part !== null).join(' · ')}</span>
        </p>
      )}
      {event.public_reason !== null && (
        <p className={classes.when}>
          <Icon name="eye" />
          <span>{t('calendar.seen_by_others', { reason: event.public_reason })}</span>
        </p>
      )}
      <Join event={event} />
      <Row end>
        {event.can_change && (
          <>
            <Button look="quiet" icon="trash" onClick={() => onRemove(event)}>
              {t('ui.remove')}
            </Button>
            <Button look="primary" icon="edit" onClick={() => onChange(event)}>
              {t('calendar.change')}
            </Button>
          </>
        )}
        {event.person?.name != null && <WriteMessageButton to={{ user_id: event.person.id }} />}
        <Onward event={event} />
      </Row>
    </Stack>
  )
}

/** Into a lesson that is soon, as on the dashboard (LES-02): what is only proposed or ordered has no link yet. */
function Join({
  event: { type, proposed, lesson_id, subject_id, place, start, end },
}: {
  readonly event: CalendarEventView
}) {
  const now = useNow()
  const isLesson = type === 'giving_lesson' || type === 'taking_lesson'
  if (!isLesson || proposed || lesson_id === null || subject_id === null || place === null) return null
  return <LazyJoinNext lesson={{ id: lesson_id, subject_id, place, starts_at: start, ends_at: end }} now={now} />
}

/** To the lesson or the order. */
function Onward({ event }: { readonly event: CalendarEventView }) {
  const t = useText()
  const path = usePath()
  if (event.type === 'order_for_teacher' || event.type === 'ordered_lesson') {
    const page = event.type === 'order_for_teacher' ? 'orders.teacher' : 'orders.student'
    return (
      <Button look="primary" to={event.order_id === null ? path(page) : `${path(page)}?order=${event.order_id}`}>
        {t(event.type === 'order_for_teacher' ? 'calendar.answer_order' : 'calendar.see_order')}
      </Button>
    )
  }
  if (event.lesson_id === null) return null
  return (
    <Button look="primary" to={path('lessons.lesson', { id: event.lesson_id })}>
      {t('calendar.see_lesson')}
    </Button>
  )
}
