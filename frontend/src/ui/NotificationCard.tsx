import { Link } from 'react-router'
import { useFormat } from '../app/i18n/useFormat.ts'
import { useText } from '../app/i18n/useText.ts'
import { Icon } from './icons/Icon.tsx'
import classes from './notification-card.module.css'
import { STATUS_ICONS, type StatusKind } from './StatusLabel.tsx'

/** Section 3. */
export const NOTIFICATION_TYPES = ['order_accepted', 'order_rejected', 'order_received', 'lesson_cancelled'] as const
export type NotificationType = (typeof NOTIFICATION_TYPES)[number]

const KINDS: Readonly<Record<NotificationType, StatusKind>> = {
  order_accepted: 'done',
  order_rejected: 'cancelled',
  order_received: 'new',
  lesson_cancelled: 'warning',
}

interface Props {
  readonly type: NotificationType
  /** What it is about: the offer's subject. */
  readonly about?: string
  /** ISO 8601. */
  readonly createdAt: string
  readonly seen: boolean
  /** Where to see more. */
  readonly to: string
  /** Milliseconds since 1970: how long ago it was is told from here. */
  readonly now: number
  readonly onOpen?: () => void
}

/** One thing that happened, and the way there; what was not seen yet stands out by a dot, weight and word. */
export function NotificationCard({ type, about, createdAt, seen, to, now, onOpen }: Props) {
  const t = useText()
  const format = useFormat()
  const kind = KINDS[type]
  return (
    <Link
      to={to}
      className={classes.card}
      data-unseen={!seen || undefined}
      {...(onOpen === undefined ? {} : { onClick: onOpen })}
    >
      <span
        className={classes.icon}
        style={{ color: `var(--status-${kind})`, background: `var(--status-${kind}-tint)` }}
      >
        <Icon name={STATUS_ICONS[kind]} />
      </span>
      <span className={classes.text}>
        <span className={classes.title}>
          {!seen && <span className="visually-hidden">{t('ui.unseen')}: </span>}
          {t(`ui.notification_${type}`)}
        </span>
        {about !== undefined && <span className={classes.about}>{about}</span>}
        <time className={classes.time} dateTime={createdAt} title={format.dateTime(createdAt)}>
          {format.ago(createdAt, now)}
        </time>
      </span>
      {!seen && <span className={classes.dot} aria-hidden="true" />}
    </Link>
  )
}
