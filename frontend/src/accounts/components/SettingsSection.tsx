import { type ReactNode, useId } from 'react'
import { Card } from '../../ui/Card.tsx'
import classes from './settings-section.module.css'

interface Props {
  readonly title: string
  readonly about: string
  readonly children: ReactNode
}

/** A group of settings: what it is about at the start, the controls beside it. */
export function SettingsSection({ title, about, children }: Props) {
  const id = useId()
  return (
    <Card>
      <section className={classes.section} aria-labelledby={id}>
        <div className={classes.head}>
          <h2 id={id}>{title}</h2>
          <p>{about}</p>
        </div>
        <div className={classes.controls}>{children}</div>
      </section>
    </Card>
  )
}
