import { type ReactNode, useState } from 'react'
import classes from './arrival.module.css'

interface Props {
  readonly children: ReactNode
  /**
   * Whether it came by what the person did, and not with the page. Default true; only what it is at the beginning
   * counts.
   */
  readonly when?: boolean
}

/**
 * What takes the place of a form that was sent: it gets the focus, so that who listens hears it and the keyboard goes
 * on from here. It scrolls into sight where the form was so long that its button stood far below; what is seen already
 * stays where it is.
 */
export function Arrival({ children, when = true }: Props) {
  const [arrived] = useState(() => (when ? takeFocus : null))
  return (
    <div ref={arrived} tabIndex={-1} className={classes.place}>
      {children}
    </div>
  )
}

function takeFocus(place: HTMLElement | null): void {
  place?.focus({ preventScroll: true })
  place?.scrollIntoView?.({ block: 'nearest' })
}
