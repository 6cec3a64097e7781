import type { ReactNode } from 'react'
import { CloseButton } from './Button.tsx'
import { Icon } from './icons/Icon.tsx'
import type { IconName } from './icons/icons.ts'
import classes from './notice.module.css'

interface Props {
  readonly kind?: 'info' | 'success' | 'warning' | 'error'
  readonly children: ReactNode
  /** Makes it closable, as section 8 wants login errors. */
  readonly onClose?: () => void
  /** It came with its page, where it is read in its place: screen readers do not announce it. */
  readonly isStill?: boolean
}

const ICONS: Readonly<Record<NonNullable<Props['kind']>, IconName>> = {
  info: 'info',
  success: 'active',
  warning: 'warning',
  error: 'error',
}

/** A box that says something about what stands around it. */
export function Notice({ kind = 'info', children, onClose, isStill = false }: Props) {
  const role = isStill ? undefined : kind === 'error' ? 'alert' : 'status'
  return (
    <div className={classes.notice} data-kind={kind} role={role}>
      <Icon name={ICONS[kind]} />
      <div className={classes.text}>{children}</div>
      {onClose !== undefined && <CloseButton onClick={onClose} />}
    </div>
  )
}
