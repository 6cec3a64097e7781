import { checkSession, logOut } from '@kredka/contracts/accounts/endpoints'
import type { SessionView } from '@kredka/contracts/accounts/views'
import {
  call,
  callApi,
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

/** Who is logged in: at the start, after a login or logout here, and after one in another tab. */
export function* sessionSaga() {
  yield* takeLeading(checkSessionNow, safely('check session', check))
  yield* takeLeading(logOutNow, safely('log out', leave))
  yield* takeEvery(loggedIn, safely('logged in', welcome))
  yield* fork(hearOtherTabs)
}

/** ACC-03: where this device was logged in, a visitor's answer is doubted once. */
function* check() {
  const flag = yield* service('loginFlag')
  let result = yield* callApi(checkSession, {})
  if (result.ok && result.data === null && flag.get()) {
    const refresh = yield* service('refresh')
    const outcome = yield* call(refresh)
    if (outcome === 'refused') flag.set(false)
    if (outcome === 'done') result = yield* callApi(checkSession, {})
  }
  if (!result.ok) yield* put(sessionUnreachable(result.error))
  else if (result.data === null) yield* put(loggedOut())
  else yield* put(loggedIn(sessionOf(result.data)))
}

/** A login's answer holds more than the session; only the session is kept. */
function sessionOf({ userId, userName, userEmail, userPictureUrl, isTeacher }: SessionView): SessionView {
  return { userId, userName, userEmail, userPictureUrl, isTeacher }
}

/** What a visitor read may look different to the person: it is read anew. */
function* welcome() {
  const [flag, tabs] = [yield* service('loginFlag'), yield* service('tabs')]
  if (!flag.get()) {
    flag.set(true)
    tabs.tell('logged_in')
    yield* put(resourcesForgotten())
  }
}

/** The page starts anew, so that nothing of the person stays in memory. */
function* leave() {
  yield* callApi(logOut, {})
  const [flag, tabs, reload] = [yield* service('loginFlag'), yield* service('tabs'), yield* service('reload')]
  flag.set(false)
  yield* put(loggedOut())
  tabs.tell('logged_out')
  reload()
}

function* hearOtherTabs() {
  const tabs = yield* service('tabs')
  const channel = eventChannel<TabMessage>((emit) => tabs.listen(emit))
  try {
    for (;;) {
      const message = yield* take(channel)
      const user = yield* select(selectUser)
      if (message === 'logged_out' && user !== null) (yield* service('reload'))()
      if (message === 'logged_in' && user === null) yield* put(checkSessionNow())
    }
  } finally {
    channel.close()
  }
}
