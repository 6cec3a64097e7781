import { useEffect, useSyncExternalStore } from 'react'
import { Icon } from '../../ui/icons/Icon.tsx'
import { useText } from '../i18n/useText.ts'
import { checkSessionNow, selectSession } from '../session/session-slice.ts'
import { useAppDispatch, useAppSelector } from '../store/hooks.ts'
import classes from './offline-banner.module.css'

function follow(changed: () => void): () => void {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}

/** Says that there is no connection; when it is back, what could not be found out is asked again. */
export function OfflineBanner() {
  const t = useText()
  const dispatch = useAppDispatch()
  const online = useSyncExternalStore(follow, () => navigator.onLine)
  const unreachable = useAppSelector(selectSession).status === 'unreachable'
  useEffect(() => {
    if (online && unreachable) dispatch(checkSessionNow())
  }, [online, unreachable, dispatch])
  if (online) return null
  return (
    <p className={classes.banner} role="status">
      <Icon name="offline" />
      {t('shell.offline')}
    </p>
  )
}
