import type { Api } from '../api/client.ts'
import type { Preloaded } from '../api/preloaded.ts'
import type { RefreshOutcome } from '../api/refresh.ts'
import type { FormValidator } from '../forms/validator.ts'
import type { OpenChannel } from '../live/channel.ts'
import type { OpenLive } from '../live/connection.ts'
import type { OfflineStorage } from '../offline-storage.ts'
import type { OwnStorage } from '../own-storage.ts'

/** What the application needs from the browser, handed in by the composition root (`main.tsx`) or by a test. */
export interface Services {
  readonly api: Api
  /** Answers that came with the page. */
  readonly preloaded: Preloaded
  /** Asked for as a call is sent: one try to renew the session, unless it was renewed since (ACC-03). */
  readonly refreshSince: () => () => Promise<RefreshOutcome>
  /** True where this device was logged in when last seen: then a refresh is worth a try. */
  readonly loginFlag: { get(): boolean; set(loggedIn: boolean): void }
  /** Tells the other tabs that the session began or ended, and hears of it. */
  readonly tabs: Tabs
  /** What people wrote and have not sent; it goes when they log out. */
  readonly own: OwnStorage
  /** The same for this tab alone, and no longer than it is open. */
  readonly tab: OwnStorage
  /** What they may open without a connection; it goes with the session. */
  readonly offline: OfflineStorage
  /** Runs the work while no other tab runs its own under this name. */
  readonly locked: <T>(name: string, work: () => Promise<T>) => Promise<T>
  readonly reload: () => void
  /** Loads this address as if the browser came from elsewhere: nothing of this page lives on. */
  readonly leaveFor: (path: string) => void
  /** Loads what sockets need, once the page has nothing better to do. */
  readonly live: () => Promise<OpenLive>
  /** Loads what a page with a socket of its own needs, such as a quiz room. */
  readonly channels: () => Promise<OpenChannel>
  readonly validator: FormValidator
  /** An error nobody expected. */
  readonly report: (error: unknown, where: string) => void
}

export interface Tabs {
  tell(message: TabMessage): void
  listen(heard: (message: TabMessage) => void): () => void
}

export type TabMessage = 'logged_in' | 'logged_out' | 'eyes_changed'
