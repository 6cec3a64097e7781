import type { ReactNode } from 'react'
import { Icon } from '../../ui/icons/Icon.tsx'
import type { IconName } from '../../ui/icons/icons.ts'
import classes from './top-note.module.css'

interface Props {
  readonly icon: IconName
  /** Null where there is nothing to say: what comes is read out. */
  readonly children: ReactNode
  /** On a wall, where it lies over the lower edge. */
  readonly large?: boolean
  /** Stays in sight wherever one scrolls; where the game stands stays below it. */
  readonly sticky?: boolean
}

/** Something about the room that whoever is in it has to know, for as long as it is so. */
export function TopNote({ icon, children, large = false, sticky = false }: Props) {
  const isShown = children !== null
  return (
    <p
      className={classes.note}
      role="status"
      data-shown={isShown || undefined}
      data-large={large || undefined}
      data-sticky={sticky || undefined}
    >
      {isShown && (
        <>
          <Icon name={icon} size={large ? 36 : 18} />
          {children}
        </>
      )}
    </p>
  )
}
