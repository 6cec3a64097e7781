import type { ReactNode } from 'react'
import { Card } from '../../../ui/Card.tsx'
import classes from './widgets.module.css'

/** One widget in its states. */
export function Section({
  id,
  title,
  children,
}: {
  readonly id: string
  readonly title: string
  readonly children: ReactNode
}) {
  return (
    <section className={classes.section} data-widget={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={classes.title}>
        {title}
      </h2>
      <Card>{children}</Card>
    </section>
  )
}

interface SamplesProps {
  readonly children: ReactNode
  /** Least width of a column, as a CSS length. Default 16rem. */
  readonly min?: string
}

/** Samples beside each other, as many as fit. */
export function Samples({ children, min = '16rem' }: SamplesProps) {
  return (
    <div
      className={classes.samples}
      style={{ gridTemplateColumns: `repeat(auto-fill, minmax(min(${min}, 100%), 1fr))` }}
    >
      {children}
    </div>
  )
}

/** One state with its name. */
export function Sample({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={classes.sample}>
      <p className={classes.caption}>{name}</p>
      {children}
    </div>
  )
}
