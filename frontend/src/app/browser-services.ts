import { browserApi } from './api/browser-api.ts'
import { preloadedAnswers } from './api/preloaded.ts'
import { tabLock } from './api/refresh.ts'
import { standaloneValidator } from './forms/validator.ts'
import { offlineStorage } from './offline-storage.ts'
import { ownStorage, VISITOR } from './own-storage.ts'
import type { Services, TabMessage, Tabs } from './store/services.ts'

const FLAG = 'kredka.logged_in'

/** What a real browser tab offers to the application. */
export function browserServices(apiBase: string): Services {
  const tabs = browserTabs()
  const loginFlag = {
    get: () => localStorage.getItem(FLAG) === '1',
    set: (loggedIn: boolean) => (loggedIn ? localStorage.setItem(FLAG, '1') : localStorage.removeItem(FLAG)),
  }
  const reload = () => location.reload()
  const offline = offlineStorage(globalThis.caches, Date.now)
  // ACC-03: a refused refresh logs out and reloads, here and in the other tabs. Without the flag nothing was lost.
  const sessionEnded = () => {
    if (!loginFlag.get()) return
    loginFlag.set(false)
    tabs.tell('logged_out')
    void offline.forget([VISITOR]).then(reload)
  }
  const preloaded = preloadedAnswers(document)
  const { api, refreshSince } = browserApi(apiBase, preloaded, { sessionEnded, startAnew: reload })
  return {
    api,
    preloaded,
    refreshSince,
    loginFlag,
    tabs,
    own: ownStorage(localStorage, window),
    tab: ownStorage(sessionStorage, window),
    offline,
    locked: (name, work) => tabLock(name, navigator.locks)(work),
    reload,
    leaveFor: (path) => location.assign(path),
    live: async () => {
      await idle()
      const { socketOpener } = await import('./live/socket.ts')
      return socketOpener(apiBase)
    },
    channels: async () => (await import('./live/channel-socket.ts')).channelOpener(apiBase),
    validator: standaloneValidator,
    report: (error, where) => reportError(new Error(where, { cause: error })),
  }
}

const MAX_IDLE_MS = 3_000

/** What a page draws comes before what may change on it. */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: MAX_IDLE_MS })
    else setTimeout(resolve, 500)
  })
}

function browserTabs(): Tabs {
  const channel = new BroadcastChannel('kredka.session')
  return {
    tell: (message) => channel.postMessage(message),
    listen(heard) {
      const listener = ({ data }: MessageEvent<TabMessage>) => heard(data)
      channel.addEventListener('message', listener)
      return () => channel.removeEventListener('message', listener)
    },
  }
}
