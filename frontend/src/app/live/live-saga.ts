import type { Task } from 'redux-saga'
import type { RefreshOutcome } from '../api/refresh.ts'
import {
  buffers,
  call,
  cancel,
  delay,
  eventChannel,
  flush,
  fork,
  put,
  safely,
  select,
  service,
  take,
  takeEvery,
  takeLatest,
} from '../saga.ts'
import { checkSessionNow, loggedIn, loggedOut } from '../session/session-slice.ts'
import type { LiveConnection, LiveEvent } from './connection.ts'
import {
  backOfficeEntered,
  backOfficeLeft,
  hinted,
  type LiveKind,
  liveStatus,
  missedMuch,
  type SentSignal,
  selectIsLost,
  sendSignal,
  signHeard,
} from './live-slice.ts'

/** What comes in a burst is one action (a batch command tells of many things at once). */
const GATHER_MS = 40
/** A login that is refused again and again is asked about less and less often. */
const REFUSED_PAUSES_MS = [0, 5_000, 30_000, 120_000]

/** Whose socket carries what pages say. */
const SAID_BY: Readonly<Record<SentSignal['name'], LiveKind>> = { typing: 'person', view: 'admin' }

const LOAD_PAUSE_MS = 30_000
const LOST_READ_MS = 60_000

/** One socket while somebody is logged in, and one while the back office is open. Visitors have none. */
export function* liveSaga() {
  yield* fork(followPerson)
  yield* takeLatest([backOfficeEntered, backOfficeLeft], safely('office socket', office))
}

function* office(action: ReturnType<typeof backOfficeEntered> | ReturnType<typeof backOfficeLeft>) {
  if (backOfficeEntered.match(action)) yield* keepConnected('admin')
}

/** A check that finds the same person again changes nothing. */
function* followPerson() {
  let current: string | null = null
  let task: Task | null = null
  for (;;) {
    const action: unknown = yield* take([loggedIn, loggedOut])
    // through somebody's eyes one is not there in their place (ADM-03)
    const isOwn = loggedIn.match(action) && action.payload.seen_by === undefined
    const user = isOwn ? action.payload.userId : null
    if (user === current) continue
    current = user
    if (task !== null) yield* cancel(task)
    task = user === null ? null : yield* fork(safely('person socket', () => keepConnected('person')))
  }
}

function* keepConnected(kind: LiveKind) {
  yield* put(liveStatus({ kind, status: 'connecting' }))
  const api = yield* service('api')
  const open = yield* loadSockets()
  let connection: LiveConnection | undefined
  const channel = eventChannel<LiveEvent>((emit) => {
    connection = open(kind, api.told(kind), emit)
    return connection.close
  }, buffers.expanding(64))
  let refusals = 0
  try {
    yield* takeEvery(sendSignal, function* ({ payload }) {
      if (kind === SAID_BY[payload.name]) yield* call(() => connection?.say(payload))
    })
    yield* fork(readWhileLost)
    for (;;) {
      const first: LiveEvent = yield* take(channel)
      yield* delay(GATHER_MS)
      const events = [first, ...(yield* flush(channel))]
      yield* handle(kind, events)
      if (events.some(({ type }) => type === 'open')) refusals = 0
      const refused = events.findLast((event) => event.type === 'refused')
      if (refused === undefined) continue
      const refresh = yield* call(yield* service('refreshSince'))
      yield* delay(REFUSED_PAUSES_MS[refusals] ?? 120_000)
      refusals += 1
      if (yield* renewSession(kind, refresh)) connection?.again()
    }
  } finally {
    channel.close()
    yield* put(liveStatus({ kind, status: 'off' }))
  }
}

/** Where the socket cannot stand, as behind some proxies of offices, pages still learn what is new. */
function* readWhileLost() {
  for (;;) {
    yield* delay(LOST_READ_MS)
    const isLost = yield* select(selectIsLost)
    if (isLost && document.visibilityState === 'visible') yield* put(missedMuch())
  }
}

/** Without the code there is no socket, and without a socket the pages still work: it is tried again in peace. */
function* loadSockets() {
  const load = yield* service('live')
  for (;;) {
    try {
      return yield* call(load)
    } catch {
      yield* delay(LOAD_PAUSE_MS)
    }
  }
}

function* handle(kind: LiveKind, events: readonly LiveEvent[]) {
  const api = yield* service('api')
  const hints = events.flatMap((event) => (event.type === 'hint' ? [event.hint] : []))
  for (const event of events) {
    // what is read from now on must show what was told
    if (event.type === 'hint') api.know(kind, event.hint.position)
    if (event.type === 'refresh_all') api.know(kind, event.position)
    if (event.type === 'signal') yield* put(signHeard(event.signal))
    if (event.type === 'open') yield* put(liveStatus({ kind, status: 'open' }))
    if (event.type === 'lost' || event.type === 'refused') yield* put(liveStatus({ kind, status: 'lost' }))
  }
  if (events.some(({ type }) => type === 'refresh_all')) yield* put(missedMuch())
  else if (hints.length > 0) yield* put(hinted(hints.map(({ position: _, ...hint }) => hint)))
}

/** The socket's login is renewed as that of calls is. @returns whether it is worth another try */
function* renewSession(kind: LiveKind, refresh: () => Promise<RefreshOutcome>) {
  if (kind === 'admin') {
    // the gate of the back office reads its session anew, and leads to the log-in where it is over
    yield* put(missedMuch())
    return true
  }
  const outcome = yield* call(refresh)
  if (outcome === 'refused') yield* put(checkSessionNow())
  return outcome !== 'refused'
}
