import type { ReactNode } from 'react'
import { Link } from 'react-router'
import classes from './card.module.css'
import { cx } from './cx.ts'

interface Props {
  readonly children: ReactNode
  /** The whole card leads there, and all its words name the link: for cards of few. */
  readonly to?: string
  /** One `CardLink` in it covers the whole card. */
  readonly covered?: boolean
  /** 24 px by default, 16 where it is tight, none for pictures and tables. */
  readonly padding?: 'roomy' | 'tight' | 'none'
  /** Coloured by the palette: the one card that matters. */
  readonly tinted?: boolean
  readonly className?: string | undefined
}

/** A sheet of paper on the page. */
export function Card({ children, to, covered = false, padding = 'roomy', tinted = false, className }: Props) {
  const leads = covered || to !== undefined
  const name = cx(
    classes.card,
    classes[padding],
    tinted && classes.tinted,
    leads && classes.link,
    covered && classes.covered,
    className,
  )
  return to === undefined ? (
    <div className={name}>{children}</div>
  ) : (
    <Link to={to} className={name}>
      {children}
    </Link>
  )
}

interface LinkProps {
  readonly to: string
  /** Ids of the elements that name the link, its own words among them, so that what is seen is what is said. */
  readonly labelledBy?: string
  readonly children: ReactNode
}

/**
 * The heading of a card that is pressed anywhere: the rest of its words are read as text, not as the name of a link.
 */
export function CardLink({ to, labelledBy, children }: LinkProps) {
  return (
    <Link to={to} className={classes.cover} aria-labelledby={labelledBy}>
      {children}
    </Link>
  )
}
