import { reject } from '@kredka/contracts/kernel/errors'
import { subscribeDevice, unsubscribeDevice } from '@kredka/contracts/notifications/endpoints'
import { callerId } from '../../kernel/caller.ts'
import { type Handler, handle } from '../../kernel/handler.ts'
import type { Tools } from '../../kernel/tools.ts'
import { isPushService, type PushSettings } from './services.ts'

export function deviceHandlers({ vault }: Pick<Tools, 'vault'>, settings: PushSettings | null): readonly Handler[] {
  return [
    handle(subscribeDevice, async ({ endpoint, p256dh, auth }, request) => {
      if (settings === null) return reject('PUSH_OFF')
      if (!isPushService(endpoint, settings.services)) return reject('PUSH_SERVICE_UNKNOWN')
      const user_id = callerId(request)
      if (request.session_id === null) return reject('NOT_LOGGED_IN')
      await vault.pushDevices.subscribe(user_id, request.session_id, { endpoint, p256dh, auth })
      return { answer: null }
    }),

    handle(unsubscribeDevice, async ({ endpoint }, request) => {
      await vault.pushDevices.unsubscribe(callerId(request), endpoint)
      return { answer: null }
    }),
  ]
}
