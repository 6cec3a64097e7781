import { subscribeDevice, unsubscribeDevice } from '@kredka/contracts/notifications/endpoints'
import { useEffect, useMemo, useState } from 'react'
import { selectUser } from '../../app/session/session-slice.ts'
import { useAppDispatch, useAppSelector, useAppStore } from '../../app/store/hooks.ts'
import { showError, showErrorText } from '../../app/store/toasts-slice.ts'
import { browserPush, deviceOf } from './browser-push.ts'

/**
 * `unknown` until it was looked at; `none`: this browser cannot; `denied`: the person told the browser so, and only
 * there it can be changed.
 */
export type DeviceState = 'unknown' | 'none' | 'denied' | 'off' | 'on' | 'busy'

/** Kept under the person's id until they log out: a device belongs to the login that allowed it. */
export const OWN_PUSH = 'push'

/** Push messages on this device, of this person. */
export function useDevice(key: string) {
  const dispatch = useAppDispatch()
  const { api, own, report } = useAppStore().services
  const userId = useAppSelector(selectUser)?.userId ?? ''
  const push = useMemo(browserPush, [])
  const [state, setState] = useState<DeviceState>('unknown')

  useEffect(() => {
    let here = true
    const look = async () => {
      const permission = push.permission()
      if (permission === null) return 'none'
      if (permission === 'denied') return 'denied'
      const subscribed = permission === 'granted' && (await push.current()) !== null
      return subscribed && own.read(userId, OWN_PUSH) !== null ? 'on' : 'off'
    }
    look().then(
      (found) => here && setState(found),
      () => here && setState('none'),
    )
    return () => {
      here = false
    }
  }, [push, own, userId])

  async function turnOn(): Promise<DeviceState> {
    const permission = await push.ask()
    if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'off'
    const device = deviceOf(await push.subscribe(key))
    if (device === null) return 'none'
    const result = await api.call(subscribeDevice, device)
    if (!result.ok) {
      dispatch(showError(result.error))
      return 'off'
    }
    own.write(userId, OWN_PUSH, 'on')
    return 'on'
  }

  async function turnOff(): Promise<DeviceState> {
    const subscription = await push.current()
    if (subscription !== null) {
      const result = await api.call(unsubscribeDevice, { endpoint: subscription.endpoint })
      if (!result.ok) {
        dispatch(showError(result.error))
        return 'on'
      }
      await subscription.unsubscribe()
    }
    own.write(userId, OWN_PUSH, null)
    return 'off'
  }

  return {
    state,
    turn(on: boolean) {
      const before = state
      setState('busy')
      const turned = on ? turnOn() : turnOff()
      turned.then(setState, (error: unknown) => {
        // The browser's push service may be out of reach, or switched off in the browser.
        report(error, 'push')
        dispatch(showErrorText('notifications.device_failed'))
        setState(before)
      })
    },
  }
}
