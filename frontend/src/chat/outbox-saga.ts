import { listMessages, sendMessage } from '@kredka/contracts/chat/endpoints'
import type { ChatMessageView } from '@kredka/contracts/chat/views'
import type { Action } from '@reduxjs/toolkit'
import type { Task } from 'redux-saga'
import type { CallResult } from '../app/api/client.ts'
import { liveStatus } from '../app/live/live-slice.ts'
import {
  call,
  callApi,
  delay,
  eventChannel,
  fork,
  put,
  race,
  safely,
  select,
  service,
  take,
  takeEvery,
} from '../app/saga.ts'
import type { Services } from '../app/store/services.ts'
import {
  connectionBack,
  messageSent,
  messageWritten,
  newestArrived,
  selectUnsent,
  sendingFailed,
  sendingRetried,
  unsentDiscarded,
  unsentFound,
  unsentGone,
  unsentHeard,
} from './chat-slice.ts'
import { pauseAfter } from './pauses.ts'
import { dropUnsent, keepUnsent, keyOfAttempt, placeOf, readAllUnsent, readUnsent, type Unsent } from './unsent.ts'

type Place = Pick<Unsent, 'peer' | 'key'>

/**
 * Sends what was written, in order for each person, and again until the server has taken or refused it: through cuts,
 * reloads and with several tabs open. The key of each message keeps it from arriving twice.
 */
export function* outboxSaga(userId: string) {
  const own = yield* service('own')
  yield* put(unsentFound(readAllUnsent(own, userId)))
  yield* takeEvery([messageWritten, sendingRetried, sendingFailed], safely('keep message', keep), userId)
  yield* takeEvery(unsentDiscarded, safely('discard message', discard), userId)
  yield* fork(hearOtherTabs, userId)
  yield* fork(hearConnection)
  const sending = new Map<string, Task>()
  for (;;) {
    const waiting = (yield* select(selectUnsent)).filter(({ failed }) => failed === null)
    for (const { peer } of waiting) {
      if (sending.get(peer)?.isRunning() === true) continue
      sending.set(peer, yield* fork(safely('send messages', sendAllTo), userId, peer))
    }
    yield* take([messageWritten, sendingRetried, unsentHeard])
  }
}

function* sendAllTo(userId: string, peer: string) {
  for (let tries = 0; ; ) {
    const all = yield* select(selectUnsent)
    const next = all.find((unsent) => unsent.peer === peer && unsent.failed === null)
    if (next === undefined) return
    const outcome = yield* sendOnce(userId, next)
    if (outcome === 'gone') yield* takeSentElsewhere(next)
    else if (outcome.ok) yield* put(messageSent({ at: next, sent: outcome.data }))
    else {
      const pause = pauseAfter(outcome.error, tries)
      if (pause === null) yield* put(sendingFailed({ at: next, error: outcome.error }))
      else yield* race({ later: delay(pause), back: take(isBack) })
      tries = pause === null ? 0 : tries + 1
      continue
    }
    tries = 0
  }
}

/** The browser says that there is a connection again, or the socket stands. */
function isBack(action: Action): boolean {
  if (liveStatus.match(action)) return action.payload.kind === 'person' && action.payload.status === 'open'
  return connectionBack.match(action)
}

/** `gone`: another tab has sent it meanwhile, or it was given up there. */
type Outcome = CallResult<ChatMessageView> | 'gone'

/** One tab at a time: who comes second finds that there is nothing left to send. */
function* sendOnce(userId: string, unsent: Unsent): Generator<unknown, Outcome, unknown> {
  const services = yield* allServices()
  const kept = readUnsent(services.own, userId, unsent) !== null
  const work = () => send(services, userId, unsent, kept)
  return yield* call(() => services.locked(`chat.outbox.${userId}.${unsent.peer}`, work))
}

function* allServices() {
  const [own, api, locked] = [yield* service('own'), yield* service('api'), yield* service('locked')]
  return { own, api, locked }
}

/** @param kept it lay in the storage before the lock was asked for; a browser that keeps nothing sends all the same */
async function send(
  { own, api }: Pick<Services, 'own' | 'api'>,
  userId: string,
  unsent: Unsent,
  kept: boolean,
): Promise<Outcome> {
  if (kept && readUnsent(own, userId, unsent) === null) return 'gone'
  const { peer, message } = unsent
  const result = await api.call(sendMessage, { to_user_id: peer, message }, { idempotencyKey: keyOfAttempt(unsent) })
  if (result.ok) dropUnsent(own, userId, unsent)
  return result
}

/** What took its place is read first, so that the message does not vanish for a moment. */
function* takeSentElsewhere(at: Place) {
  const newest = yield* callApi(listMessages, { user_id: at.peer })
  if (newest.ok) {
    const has_older = newest.meta?.has_next_page ?? false
    yield* put(newestArrived({ peer: at.peer, messages: newest.data, has_older }))
  }
  yield* put(unsentGone(at))
}

type Changed = ReturnType<typeof messageWritten | typeof sendingRetried | typeof sendingFailed>

function* keep(userId: string, { payload }: Changed) {
  const at = 'at' in payload ? payload.at : payload
  const own = yield* service('own')
  const unsent = (yield* select(selectUnsent)).find(({ peer, key }) => peer === at.peer && key === at.key)
  if (unsent !== undefined) keepUnsent(own, userId, unsent)
}

function* discard(userId: string, { payload }: ReturnType<typeof unsentDiscarded>) {
  dropUnsent(yield* service('own'), userId, payload)
}

function* hearOtherTabs(userId: string) {
  const own = yield* service('own')
  const channel = eventChannel<string>((emit) => own.listen(userId, emit))
  for (;;) {
    const at = placeOf(yield* take(channel))
    if (at === null) continue
    const unsent = readUnsent(own, userId, at)
    if (unsent === null) yield* fork(safely('message sent elsewhere', takeSentElsewhere), at)
    else yield* put(unsentHeard(unsent))
  }
}

function* hearConnection() {
  const channel = eventChannel<true>((emit) => {
    const back = () => emit(true)
    window.addEventListener('online', back)
    return () => window.removeEventListener('online', back)
  })
  for (;;) {
    yield* take(channel)
    yield* put(connectionBack())
  }
}
