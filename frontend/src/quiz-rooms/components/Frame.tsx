import type { ReactNode } from 'react'
import classes from './frame.module.css'

interface Props {
  /** Beside each other at the top: where the game stands. */
  readonly top?: ReactNode
  readonly children: ReactNode
  /** At the bottom, also where the middle is longer than the window. */
  readonly foot?: ReactNode
  /** In the middle of the window. */
  readonly centred?: boolean
  readonly wide?: boolean
}

/** The window in three parts, of which the middle takes what is left. */
export function Frame({ top, children, foot, centred = false, wide = false }: Props) {
  return (
    <div className={classes.frame} data-wide={wide || undefined}>
      {top !== undefined && <header className={classes.top}>{top}</header>}
      <div className={classes.middle} data-centred={centred || undefined}>
        {children}
      </div>
      {foot !== undefined && <footer className={classes.foot}>{foot}</footer>}
    </div>
  )
}
