import type { ReactNode } from 'react'
import { Card } from '../../ui/Card.tsx'
import classes from './next-step.module.css'

interface Props {
  readonly title: string
  readonly about: string
  /** The way on. */
  readonly children: ReactNode
}

/** The one thing that comes next. */
export function NextStep({ title, about, children }: Props) {
  return (
    <Card tinted>
      <section className={classes.step} aria-label={title}>
        <div className={classes.words}>
          <h2>{title}</h2>
          <p>{about}</p>
        </div>
        <div>{children}</div>
      </section>
    </Card>
  )
}
