import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useFormat } from '../i18n/useFormat.ts'
import { useText } from '../i18n/useText.ts'
import { Icon } from './icons/Icon.tsx'
import type { IconName } from './icons/icons.ts'
import classes from './notification-card.module.css'
import { STATUS_ICONS, type StatusKind } from './StatusLabel.tsx'

interface Props {
  /** Lends its colour, and its icon where there is no other. */
  readonly kind: StatusKind
  readonly icon?: IconName
  /** What happened. */
  readonly title: string
  /** What it is about, such as the offer's subject. */
  readonly about?: string | undefined
  /** ISO 8601. */
  readonly createdAt: string
  readonly seen: boolean
  /** Where to see more. */
  readonly to: string
  /**
   * Milliseconds since 1970: how long ago it was is told from here. What came since the page last looked at the clock
   * came just now.
   */
  readonly now: number
  readonly onOpen?: () => void
  /** What can be done about it, below the link. */
  readonly children?: ReactNode
}

/** One thing that happened, and the way there; what was not seen yet stands out by a dot, weight and word. */
export function NotificationCard({ kind, icon, title, about, createdAt, seen, to, now, onOpen, children }: Props) {
  const t = useText()
  const format = useFormat()
  return (
    <div className={classes.card} data-unseen={!seen || undefined}>
      <Link to={to} className={classes.link} {...(onOpen === undefined ? {} : { onClick: onOpen })}>
        <span className={classes.icon} style={{ color: `var(--status-${kind})` }}>
          <Icon name={icon ?? STATUS_ICONS[kind]} />
        </span>
        <span className={classes.text}>
          <span className={classes.title}>
            {!seen && <span className="visually-hidden">{t('ui.unseen')}: </span>}
            {title}
          </span>
          {about !== undefined && about !== '' && <span className={classes.about}>{about}</span>}
          <time className="soft-note" dateTime={createdAt} title={format.dateTime(createdAt)}>
            {format.fromNow(createdAt, Math.max(now, Date.parse(createdAt)))}
          </time>
        </span>
        {!seen && <span className={classes.dot} aria-hidden="true" />}
      </Link>
      {children}
    </div>
  )
}
