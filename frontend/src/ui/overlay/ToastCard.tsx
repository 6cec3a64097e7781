import { type ReactNode, useRef } from 'react'
import { CloseButton } from '../Button.tsx'
import { Icon } from '../icons/Icon.tsx'
import classes from './toast-card.module.css'
import { useAutoClose } from './useAutoClose.ts'

/** Section 8: closes by itself after five seconds; while it is pointed at or has the focus, the time stands still. */
export const SHOWN_MS = 5000

interface Props {
  readonly kind: 'success' | 'error'
  readonly onClose: () => void
  /** In ms. Default 5000; `null` leaves it until it is closed. */
  readonly autoCloseMs?: number | null
  readonly children: ReactNode
}

/** One short message. */
export function ToastCard({ kind, onClose, autoCloseMs = SHOWN_MS, children }: Props) {
  const element = useRef<HTMLDivElement>(null)
  useAutoClose(element, autoCloseMs, onClose)
  return (
    <div ref={element} className={classes.toast} data-kind={kind}>
      <Icon name={kind === 'success' ? 'active' : 'error'} size={22} />
      <span>{children}</span>
      <CloseButton onClick={onClose} />
    </div>
  )
}
