import type { Endpoint } from '@kredka/contracts/kernel/endpoints'
import type { Preloaded } from './api/preloaded.ts'
import { requestOf } from './api/request.ts'
import type { OwnStorage } from './own-storage.ts'
import type { Services } from './store/services.ts'

/** Nobody sits here: nothing is kept, and nothing is asked for. */
const EMPTY: OwnStorage = {
  read: () => null,
  write: () => undefined,
  names: () => [],
  forget: () => undefined,
  forgetOf: () => undefined,
  listen: () => () => undefined,
}

function refuse(): never {
  throw new Error('a drawing on the server does nothing')
}

/** What a page is drawn with on the server: the answers that its head has asked for, and addresses. */
export function serverServices(apiBase: string, preloaded: Preloaded): Services {
  return {
    api: {
      call: refuse,
      urlOf: (endpoint: Endpoint, input) => apiBase + requestOf(endpoint, input).path,
      know: refuse,
      forget: refuse,
      told: () => null,
    },
    preloaded,
    refreshSince: refuse,
    loginFlag: { get: () => false, set: refuse },
    tabs: { tell: refuse, listen: refuse },
    own: EMPTY,
    tab: EMPTY,
    offline: { list: refuse, keep: refuse, file: refuse, remove: refuse, forget: refuse },
    locked: refuse,
    reload: refuse,
    leaveFor: refuse,
    live: refuse,
    channels: refuse,
    validator: refuse,
    report: refuse,
  }
}
