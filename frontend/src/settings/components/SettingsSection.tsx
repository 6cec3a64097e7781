import type { ReactNode } from 'react'
import { Card } from '../../ui/Card.tsx'
import classes from './settings-section.module.css'

interface Props {
  /** Anchor of the section: `/settings#password` leads to it. */
  readonly id: string
  readonly title: string
  readonly about: string
  readonly children: ReactNode
}

/** A group of settings: what it is about at the start, the controls beside it. */
export function SettingsSection({ id, title, about, children }: Props) {
  const heading = `${id}-heading`
  return (
    <Card>
      <section id={id} className={classes.section} aria-labelledby={heading}>
        <div className={classes.head}>
          <h2 id={heading}>{title}</h2>
          <p>{about}</p>
        </div>
        <div className={classes.controls}>{children}</div>
      </section>
    </Card>
  )
}
