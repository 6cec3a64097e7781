import { Icon } from './icons/Icon.tsx'
import type { IconName } from './icons/icons.ts'
import classes from './status-label.module.css'
import type { StatusKind } from './theme/status-kinds.ts'

export type { StatusKind } from './theme/status-kinds.ts'

/** The icon that goes with each kind. */
export const STATUS_ICONS: Readonly<Record<StatusKind, IconName>> = {
  new: 'new',
  done: 'check',
  info: 'info',
  cancelled: 'cancelled',
  warning: 'warning',
  active: 'active',
  inactive: 'pause',
}

/** A state in one of its seven kinds: colour, icon and word, so that colour is never alone (section 3). */
export function StatusLabel({ kind, children }: { readonly kind: StatusKind; readonly children: string }) {
  return (
    <span
      className={classes.label}
      style={{ color: `var(--status-${kind})`, background: `var(--status-${kind}-tint)` }}
    >
      <Icon name={STATUS_ICONS[kind]} size={16} />
      {children}
    </span>
  )
}
