import { createContext, useContext, useState, useSyncExternalStore } from 'react'
import { useText } from '../../i18n/useText.ts'
import { Button, CloseButton } from '../../ui/Button.tsx'
import { focusContent } from '../layouts/focus-content.ts'
import type { NewVersion } from './new-version.ts'
import classes from './update-bar.module.css'

/** Null where there is nothing to watch, such as in tests. */
export const VersionContext = createContext<NewVersion | null>(null)

const never = () => () => undefined

/** NAV-07: says that there is a new version; it comes with a click, or with the next visit. */
export function UpdateBar() {
  const t = useText()
  const version = useContext(VersionContext)
  const offered = useSyncExternalStore(
    version?.follow ?? never,
    () => version?.isOffered() ?? false,
    () => false,
  )
  const [later, setLater] = useState(false)
  const close = () => {
    setLater(true)
    focusContent()
  }
  // Only what comes into a region that is there already is said.
  return (
    <div className={classes.place} role="status">
      {offered && !later && (
        <div className={classes.bar}>
          <span>{t('update.offer')}</span>
          <Button size="small" look="primary" icon="refresh" onClick={() => version?.take()}>
            {t('update.reload')}
          </Button>
          <CloseButton onClick={close} />
        </div>
      )}
    </div>
  )
}
