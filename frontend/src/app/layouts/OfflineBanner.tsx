import { useEffect } from 'react'
import { useText } from '../../i18n/useText.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import { useLongLost } from '../live/useLongLost.ts'
import { checkSessionNow, selectSession } from '../session/session-slice.ts'
import { useAppDispatch, useAppSelector } from '../store/hooks.ts'
import { useOnline } from '../useOnline.ts'
import classes from './offline-banner.module.css'

/**
 * Says that there is no connection, or that news has not come by itself for a while; when it is back, what could not be
 * found out is asked again.
 */
export function OfflineBanner() {
  const t = useText()
  const dispatch = useAppDispatch()
  const online = useOnline()
  const unreachable = useAppSelector(selectSession).status === 'unreachable'
  useEffect(() => {
    if (online && unreachable) dispatch(checkSessionNow())
  }, [online, unreachable, dispatch])
  const isLongLost = useLongLost()
  if (online && !isLongLost) return null
  return (
    <p className={classes.banner} role="status">
      <Icon name="offline" />
      {t(online ? 'shell.live_lost' : 'shell.offline')}
    </p>
  )
}
