import { createContext, useContext } from 'react'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import type { LoadPart } from '../routing/page.ts'
import { usePath } from '../routing/usePath.ts'
import { CountBadge } from './CountBadge.tsx'
import classes from './header.module.css'
import { LazyPart } from './LazyPart.tsx'

/** What a module brings for the bell of the header. */
export const BellContext = createContext<LoadPart | null>(null)

/** The bell; until it has loaded, the way to the page behind it. */
export function BellPart() {
  const t = useText()
  const path = usePath()
  return (
    <LazyPart
      load={useContext(BellContext)}
      meanwhile={
        <span className={classes.counted}>
          <Button look="quiet" icon="bell" label={t('menu.notifications')} to={path('notifications')} />
          <CountBadge of="notifications" corner />
        </span>
      }
    />
  )
}
