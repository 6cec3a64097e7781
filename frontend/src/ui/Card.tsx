import type { ReactNode } from 'react'
import { Link } from 'react-router'
import classes from './card.module.css'
import { cx } from './cx.ts'

interface Props {
  readonly children: ReactNode
  /** The whole card leads there; what is in it must not be a link of its own. */
  readonly to?: string
  /** Ids of the elements in it that name the link, so that not all of it is read out. */
  readonly labelledBy?: string
  /** 24 px by default, 16 where it is tight, none for pictures and tables. */
  readonly padding?: 'roomy' | 'tight' | 'none'
  /** Coloured by the palette: the one card that matters. */
  readonly tinted?: boolean
  readonly className?: string | undefined
}

/** A sheet of paper on the page. */
export function Card({ children, to, padding = 'roomy', tinted = false, className, labelledBy }: Props) {
  const name = cx(classes.card, classes[padding], tinted && classes.tinted, to !== undefined && classes.link, className)
  return to === undefined ? (
    <div className={name}>{children}</div>
  ) : (
    <Link to={to} className={name} aria-labelledby={labelledBy}>
      {children}
    </Link>
  )
}
