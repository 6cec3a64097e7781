import type { ReactNode } from 'react'
import { Breadcrumbs, type Crumb } from './Breadcrumbs.tsx'
import classes from './page-header.module.css'

interface Props {
  readonly title: ReactNode
  readonly crumbs?: readonly Crumb[]
  /** A sentence on what the page is for. */
  readonly about?: ReactNode
  /** Buttons at the end. */
  readonly actions?: ReactNode
}

/** The page's one heading and what belongs to it. */
export function PageHeader({ title, crumbs, about, actions }: Props) {
  return (
    <header className={classes.header}>
      {crumbs !== undefined && <Breadcrumbs crumbs={crumbs} />}
      <div className={classes.words}>
        <h1 tabIndex={-1}>{title}</h1>
        {about !== undefined && <div className={classes.about}>{about}</div>}
      </div>
      {actions !== undefined && <div className={classes.actions}>{actions}</div>}
    </header>
  )
}
