import type { Services, TabMessage } from '../store/services.ts'
import { ajvValidator } from './ajv-validator.ts'
import { type FakeApi, fakeApi } from './fake-api.ts'
import { type FakeChannels, fakeChannels } from './fake-channels.ts'
import { type FakeLive, fakeLive } from './fake-live.ts'
import { fakeOffline } from './offline-storage.ts'
import { fakeStorage } from './own-storage.ts'

export interface FakeServices extends Services {
  readonly api: FakeApi
  /** Times the page was reloaded. */
  readonly reloads: () => number
  /** Addresses that the page was left for. */
  readonly left: readonly string[]
  /** What was told to other tabs. */
  readonly told: readonly TabMessage[]
  /** Another tab says something. */
  readonly hear: (message: TabMessage) => void
  /** The server's side of the sockets. */
  readonly sockets: FakeLive
  /** The server's side of channels. */
  readonly opened: FakeChannels
  readonly reported: readonly { readonly error: unknown; readonly where: string }[]
}

/** A browser tab as a test wants it. */
export function fakeServices(change: Partial<Services> = {}): FakeServices {
  let flag = false
  let reloaded = 0
  const told: TabMessage[] = []
  const left: string[] = []
  const sockets = fakeLive()
  const opened = fakeChannels()
  const reported: { error: unknown; where: string }[] = []
  const listeners = new Set<(message: TabMessage) => void>()
  return {
    preloaded: new Map(),
    refreshSince: () => async () => 'refused',
    loginFlag: {
      get: () => flag,
      set(loggedIn) {
        flag = loggedIn
      },
    },
    tabs: {
      tell: (message) => told.push(message),
      listen(heard) {
        listeners.add(heard)
        return () => listeners.delete(heard)
      },
    },
    own: fakeStorage().tab(),
    tab: fakeStorage().tab(),
    offline: fakeOffline(),
    locked: (_name, work) => work(),
    reload() {
      reloaded += 1
    },
    leaveFor: (path) => left.push(path),
    live: async () => sockets.open,
    channels: async () => opened.open,
    validator: ajvValidator,
    report: (error, where) => reported.push({ error, where }),
    ...change,
    api: fakeApi(),
    reloads: () => reloaded,
    told,
    hear(message) {
      for (const heard of listeners) heard(message)
    },
    left,
    reported,
    sockets,
    opened,
  }
}
