/** A browser's own part in push messages, as the page sees it. */
export interface BrowserPush {
  /** What the person told the browser about this site; null where it knows no push messages. */
  permission(): NotificationPermission | null
  /** Asks where it is not known yet. */
  ask(): Promise<NotificationPermission>
  /** What this browser is subscribed with, null where it is not. */
  current(): Promise<PushSubscription | null>
  /** @param key VAPID key of the site, base64url */
  subscribe(key: string): Promise<PushSubscription>
}

/**
 * iOS knows push messages only where the site was put on the home screen; there is no service worker under the
 * development server.
 */
export function browserPush(): BrowserPush {
  const known = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  const manager = async () => (await navigator.serviceWorker.getRegistration())?.pushManager ?? null
  return {
    permission: () => (known ? Notification.permission : null),
    ask: () => Notification.requestPermission(),
    current: async () => (known ? ((await (await manager())?.getSubscription()) ?? null) : null),
    subscribe: async (key) => {
      const push = await manager()
      if (push === null) throw new Error('no service worker')
      // One made with another key cannot be changed, only replaced.
      await (await push.getSubscription())?.unsubscribe()
      return push.subscribe({ userVisibleOnly: true, applicationServerKey: key })
    },
  }
}

/** As the contract wants it; null for a subscription without keys. */
export function deviceOf(subscription: PushSubscription) {
  const { endpoint, keys } = subscription.toJSON()
  const { p256dh, auth } = keys ?? {}
  return endpoint === undefined || p256dh === undefined || auth === undefined ? null : { endpoint, p256dh, auth }
}
