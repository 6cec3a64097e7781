import type { ReactNode } from 'react'
import { type PlainPage, usePath } from '../../app/routing/usePath.ts'
import { Card } from '../../ui/Card.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import type { IconName } from '../../ui/icons/icons.ts'
import { Stack } from '../../ui/layout.tsx'
import classes from './link-card.module.css'

interface Props {
  readonly icon: IconName
  readonly title: string
  readonly page: PlainPage
  readonly children: ReactNode
}

/** A way on: the whole card leads there. */
export function LinkCard({ icon, title, page, children }: Props) {
  const path = usePath()
  return (
    <Card to={path(page)} className={classes.root}>
      <Stack space={2}>
        <span className={classes.sign}>
          <Icon name={icon} size={22} />
        </span>
        <h2 className={classes.title}>
          {title}
          <Icon name="arrow-right" size={18} className={classes.arrow} />
        </h2>
        <div className={classes.text}>{children}</div>
      </Stack>
    </Card>
  )
}
