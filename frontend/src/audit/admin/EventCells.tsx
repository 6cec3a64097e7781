import type { EventRowView } from '@kredka/contracts/audit/log-views'
import { Link } from 'react-router'
import { usePath } from '../../app/routing/usePath.ts'
import { Code } from '../../back-office/Facts.tsx'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import type { Column } from '../../ui/Table.tsx'
import classes from './event-cells.module.css'
import { wordsOfEvent } from './happened.ts'

interface NameProps {
  readonly event: EventRowView
  /** In a word where there is one; the type is its hint. */
  readonly isPlain?: boolean
}

/** The type of an event leads to it; of a range it says how many there are, and leads to their stream. */
export function EventName({ event, isPlain = false }: NameProps) {
  const t = useText()
  const path = usePath()
  const { id, type, count, stream } = event
  const words = isPlain ? wordsOfEvent(type) : undefined
  const name = words === undefined ? type : t(words)
  const hint = words === undefined ? {} : { title: type }
  if (count === 1) {
    return (
      <Link to={path('admin.event', { id })} {...hint}>
        {name}
      </Link>
    )
  }
  return (
    <Link to={path('admin.stream', { id: stream })} {...hint}>
      {name} {t('audit_admin.times', { count })}
    </Link>
  )
}

/** The name of a stream leads to its states. */
export function StreamLink({ stream }: { readonly stream: string }) {
  const path = usePath()
  return (
    <Link to={path('admin.stream', { id: stream })}>
      <Code>{stream}</Code>
    </Link>
  )
}

interface ActorProps {
  readonly event: Pick<EventRowView, 'actor' | 'actor_name'>
  /** Of what follows by itself only that it was the site; what exactly is its hint. */
  readonly isPlain?: boolean
}

/** Who did it: a person or somebody of the staff by name, which leads to all that they did; the rest as it is. */
export function ActorLink({ event, isPlain = false }: ActorProps) {
  const t = useText()
  const path = usePath()
  const { actor, actor_name } = event
  const isSite = isPlain && actor.startsWith('system:')
  return (
    <Link to={`${path('admin.events')}?actor=${encodeURIComponent(actor)}`} title={isSite ? actor : undefined}>
      {isSite ? t('audit_admin.by_site') : actor_name}
    </Link>
  )
}

/** The time to the second, and the whole of it for those who point at it. */
export function EventTime({ at }: { readonly at: string }) {
  const format = useFormat()
  return (
    <time dateTime={at} title={at} className={classes.time}>
      {format.dateTime(at)}
    </time>
  )
}

export function useEventColumns(): readonly Column<EventRowView>[] {
  const t = useText()
  const format = useFormat()
  return [
    { key: 'at', label: t('back_office.when'), cell: ({ at }) => <EventTime at={at} /> },
    { key: 'type', label: t('audit_admin.event'), cell: (event) => <EventName event={event} /> },
    { key: 'stream', label: t('audit_admin.stream'), cell: ({ stream }) => <StreamLink stream={stream} /> },
    {
      key: 'revision',
      label: t('audit_admin.revision'),
      numeric: true,
      cell: ({ revision, last_revision }) =>
        revision === last_revision
          ? format.number(revision)
          : `${format.number(revision)}–${format.number(last_revision)}`,
    },
    { key: 'who', label: t('back_office.who'), cell: (event) => <ActorLink event={event} /> },
    { key: 'command', label: t('audit_admin.command'), cell: ({ command }) => <Code>{command}</Code> },
  ]
}
