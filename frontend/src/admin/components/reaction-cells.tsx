import { Code } from '../../back-office/Facts.tsx'
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
