import type { ReactNode } from 'react'
import { Link } from 'react-router'
import classes from './card.module.css'
import { cx } from './cx.ts'

interface Props {
  readonly children: ReactNode
  /** The whole card leads there; what is in it must not be a link of its own. */
  readonly to?: string
  /** 24 px by default, 16 where it is tight, none for pictures and tables. */
  readonly padding?: 'roomy' | 'tight' | 'none'
  /** Coloured by the palette: the one card that matters. */
  readonly tinted?: boolean
  readonly className?: string | undefined
}

/** A sheet of paper on the page. */
export function Card({ children, to, padding = 'roomy', tinted = false, className }: Props) {
  const name = cx(classes.card, classes[padding], tinted && classes.tinted, to !== undefined && classes.link, className)
  return to === undefined ? (
    <div className={name}>{children}</div>
  ) : (
    <Link to={to} className={name}>
      {children}
    </Link>
  )
}
