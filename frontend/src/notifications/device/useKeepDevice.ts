import { subscribeDevice } from '@kredka/contracts/notifications/endpoints'
import { useEffect } from 'react'
import { selectUser } from '../../app/session/session-slice.ts'
import { useAppSelector, useAppStore } from '../../app/store/hooks.ts'
import { browserPush, deviceOf } from './browser-push.ts'
import { OWN_PUSH } from './useDevice.ts'

/**
 * A device that was allowed stays so after a new login of the same person, and when the browser changed its address.
 */
export function useKeepDevice(): void {
  const { api, own } = useAppStore().services
  const userId = useAppSelector(selectUser)?.userId ?? null
  useEffect(() => {
    if (userId === null || own.read(userId, OWN_PUSH) === null) return
    const keep = async () => {
      const push = browserPush()
      const subscription = push.permission() === 'granted' ? await push.current() : null
      const device = subscription === null ? null : deviceOf(subscription)
      if (device === null) own.write(userId, OWN_PUSH, null)
      else await api.call(subscribeDevice, device)
    }
    // nobody waits for it, and the settings tell how it stands
    keep().catch(() => undefined)
  }, [api, own, userId])
}
