import { checkSession, logOut } from '@kredka/contracts/accounts/endpoints'
import { claimAttempts } from '@kredka/contracts/attempts/endpoints'
import type { PageLanguage } from '@kredka/contracts/kernel/head'
import { followLanguage } from '../../i18n/language.ts'
import { closeAuth } from '../auth/auth-modal-slice.ts'
import { hinted } from '../live/live-slice.ts'
import { VISITOR } from '../own-storage.ts'
import {
  call,
  callApi,
  delay,
  eventChannel,
  fork,
  put,
  safely,
  select,
  service,
  take,
  takeEvery,
  takeLeading,
} from '../saga.ts'
import { resourcesForgotten } from '../store/resources-slice.ts'
import type { TabMessage } from '../store/services.ts'
import { checkSessionNow, loggedIn, loggedOut, logOutNow, selectUser, sessionUnreachable } from './session-slice.ts'

/** Under this name it is noted, over pages, that what was played here may still be claimed. */
const UNCLAIMED = 'unclaimed'

/** Who is logged in: at the start, after a login or logout here, and after one in another tab. */
export function* sessionSaga() {
  yield* takeLeading(checkSessionNow, safely('check session', check))
  yield* takeLeading(logOutNow, safely('log out', leave))
  yield* takeEvery(loggedIn, safely('logged in', welcome))
  yield* fork(hearOtherTabs)
}

/** ACC-03: where this device was logged in, a visitor's answer is doubted once. */
function* check() {
  const [flag, refreshSince] = [yield* service('loginFlag'), yield* service('refreshSince')]
  const refresh = yield* call(refreshSince)
  let result = yield* callApi(checkSession, {})
  if (result.ok && result.data === null && flag.get()) {
    const outcome = yield* call(refresh)
    if (outcome === 'refused') {
      flag.set(false)
      yield* forgetOffline(VISITOR)
    }
    if (outcome === 'done') result = yield* callApi(checkSession, {})
  }
  if (!result.ok) yield* put(sessionUnreachable(result.error))
  else if (result.data === null) yield* visit()
  else yield* put(loggedIn(result.data))
}

function* visit() {
  ;(yield* service('api')).forget()
  yield* put(loggedOut())
}

/** What a visitor read may look different to the person: it is read anew. */
function* welcome({ payload }: ReturnType<typeof loggedIn>) {
  // whoever looks through their eyes logs nobody in, and leaves this browser as it is (ADM-03)
  if (payload.seen_by !== undefined) return
  const [flag, tabs, own] = [yield* service('loginFlag'), yield* service('tabs'), yield* service('own')]
  const isNew = !flag.get()
  if (isNew) {
    own.write(VISITOR, UNCLAIMED, 'yes')
    flag.set(true)
    yield* forget(payload.userId, VISITOR)
    tabs.tell('logged_in')
    // at once: a page that is read anew later loses what was begun on it since
    yield* put(resourcesForgotten())
    yield* forgetOffline(payload.userId, VISITOR)
  }
  if (own.read(VISITOR, UNCLAIMED) !== null) yield* claimPlayed()
  if (isNew) yield* follow(payload.chosen_language)
}

/**
 * What they played here as a visitor becomes theirs, and what is shown of it is read again (QUI-05). Where the answer
 * does not come, because the page was left or the connection broke, the next page asks again.
 */
function* claimPlayed() {
  const result = yield* callApi(claimAttempts, {})
  if (!result.ok) return
  ;(yield* service('own')).write(VISITOR, UNCLAIMED, null)
  if (result.data.claimed > 0) yield* put(hinted([{ entity: 'attempt' }]))
}

/** I18-01: the page speaks the language that the account was given. */
function* follow(language: PageLanguage | undefined) {
  if (language === undefined || !followLanguage(language)) return
  // first the login leads to its page: that one is loaded anew
  yield* delay(0)
  const reload = yield* service('reload')
  reload()
}

/** The page starts anew, so that nothing of the person stays in memory. */
function* leave() {
  yield* callApi(logOut, {})
  const [flag, tabs, reload] = [yield* service('loginFlag'), yield* service('tabs'), yield* service('reload')]
  flag.set(false)
  yield* forget()
  yield* forgetOffline()
  yield* put(loggedOut())
  tabs.tell('logged_out')
  reload()
}

/**
 * What lies in the browser of others than these goes: what was begun as a visitor lives over the login, nothing over
 * the logout.
 */
function* forget(...kept: readonly string[]) {
  if (kept.length === 0) (yield* service('api')).forget()
  ;(yield* service('own')).forget(kept)
  ;(yield* service('tab')).forget(kept)
}

function* forgetOffline(...kept: readonly string[]) {
  const offline = yield* service('offline')
  yield* call(() => offline.forget(kept))
}

function* hearOtherTabs() {
  const tabs = yield* service('tabs')
  const channel = eventChannel<TabMessage>((emit) => tabs.listen(emit))
  try {
    for (;;) {
      const message = yield* take(channel)
      const user = yield* select(selectUser)
      if (message === 'logged_out' && user !== null) {
        yield* forget()
        yield* forgetOffline()
        ;(yield* service('reload'))()
      }
      if (message === 'eyes_changed') (yield* service('reload'))()
      if (message === 'logged_in' && user === null) {
        // what asked them to log in, or waited for the mail, would cover the page that they were at
        yield* put(closeAuth())
        yield* put(checkSessionNow())
      }
    }
  } finally {
    channel.close()
  }
}
