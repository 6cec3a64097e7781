import { usePath } from '../../app/routing/usePath.ts'
import { Code, ShortCode } from '../../back-office/Facts.tsx'
import { OfficeLink } from '../../back-office/OfficeLink.tsx'
import { pageOfStream } from '../../back-office/thing-pages.ts'
import { useText } from '../../i18n/useText.ts'
import { type StatusKind, StatusLabel } from '../../ui/StatusLabel.tsx'
import { EventLink } from './EventLink.tsx'
import classes from './reaction-table.module.css'

/** Who acts, a policy or an alarm, and below it the event that it acts on. */
export function Cause({ name, of }: { readonly name: string; readonly of: { event_id: string; event_type: string } }) {
  return (
    <span className={classes.lines}>
      <Code>{name}</Code>
      <EventLink id={of.event_id}>{of.event_type}</EventLink>
    </span>
  )
}

interface ConcernedProps {
  /** Whose events it is about. */
  readonly stream: string
  readonly revision?: number
  /** What it is known by. */
  readonly children: string
}

/** The name leads to the stream, at its revision; below it stands the page of the thing, where it has one. */
export function Concerned({ stream, revision, children }: ConcernedProps) {
  const t = useText()
  const path = usePath()
  const thing = pageOfStream(stream, path)
  const at = revision === undefined ? '' : `?revision=${revision}`
  return (
    <span className={classes.lines}>
      <OfficeLink page="admin.stream" to={`${path('admin.stream', { id: stream })}${at}`}>
        <ShortCode>{children}</ShortCode>
      </OfficeLink>
      {thing !== null && (
        <small>
          <OfficeLink page={thing.page} to={thing.to}>
            {t(thing.word)}
          </OfficeLink>
        </small>
      )}
    </span>
  )
}

interface TriedProps {
  readonly kind: StatusKind
  readonly attempts: number
  /** The state in words. */
  readonly children: string
}

/** How it stands with what is to be done, and how often that was tried. */
export function Tried({ kind, attempts, children }: TriedProps) {
  const t = useText()
  return (
    <span className={classes.lines}>
      <StatusLabel kind={kind}>{children}</StatusLabel>
      {attempts > 0 && <small>{t('admin.tried_times', { count: attempts })}</small>}
    </span>
  )
}

/** What went wrong last, cut where it is long: the whole stands in its hint. */
export function LastError({ error }: { readonly error: string | null }) {
  return (
    error && (
      <span className={classes.fault} title={error}>
        {error}
      </span>
    )
  )
}
