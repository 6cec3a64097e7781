import type { ErrorCode } from '@kredka/contracts/kernel/errors'
import type { quizRoomChannel } from '@kredka/contracts/quiz-rooms/channel'
import type { ReplayFrameView } from '@kredka/contracts/quiz-rooms/past-views'
import { ROOM_SOCKET_PATH } from '@kredka/contracts/quiz-rooms/rules'
import type { UnknownAction } from '@reduxjs/toolkit'
import type { ChannelConnection, ChannelHandlers, ChannelReply } from '../app/live/channel.ts'
import {
  buffers,
  call,
  delay,
  eventChannel,
  fork,
  put,
  safely,
  select,
  service,
  take,
  takeEvery,
  takeLatest,
  takeLeading,
} from '../app/saga.ts'
import { showError } from '../app/store/toasts-slice.ts'
import { type ApiError, localError } from '../kernel/errors.ts'
import { keepAnswer } from './keep-answer.ts'
import {
  answerGiven,
  answerRefused,
  answerTaken,
  askingBegun,
  askingDone,
  cameBackHere,
  changeTold,
  hostTaken,
  type RoomEntry,
  replayTold,
  replayWanted,
  reviewTold,
  roomAsked,
  roomEntered,
  roomLeft,
  roomOver,
  roomStatus,
  selectAnswer,
  selectIsBehind,
  selectReview,
  selectStatus,
  selectView,
  wholeTold,
  youTold,
} from './room-slice.ts'

type Connection = ChannelConnection<typeof quizRoomChannel>

/** Refusals that another try does not change. */
const FINAL = [
  'QUIZ_ROOM_NOT_FOUND',
  'SEAT_NOT_FOUND',
  'SEAT_KICKED',
  'INVALID_INPUT',
  'FORBIDDEN',
] as const satisfies readonly ErrorCode[]
/** These pass; a conflict is that several processes wrote to the room at once, and others were faster each time. */
const AGAIN_MS = 1_000
const PASSING: readonly string[] = ['OFFLINE', 'TOO_MANY_REQUESTS', 'CONFLICT', 'UNAVAILABLE', 'INTERNAL']
const LOAD_PAUSE_MS = 2_000

/** One room at a time: the page that shows it says which. */
export function* roomSaga() {
  yield* takeLatest([roomEntered, roomLeft], safely('quiz room', follow))
}

function* follow(action: ReturnType<typeof roomEntered> | ReturnType<typeof roomLeft>) {
  if (roomEntered.match(action)) yield* stay(action.payload)
}

function* stay({ token, as, key }: RoomEntry) {
  const open = yield* loadChannels()
  let connection: Connection | undefined
  const told = eventChannel<UnknownAction>((emit) => {
    const hello = { token, as, ...(key === null ? {} : { key }) }
    connection = open<typeof quizRoomChannel>({ path: ROOM_SOCKET_PATH, hello, final: FINAL }, handlersOf(emit))
    return connection.close
  }, buffers.expanding(64))
  if (connection === undefined) return
  try {
    yield* fork(keepAnswering, connection)
    yield* keepAnswer(token)
    yield* takeEvery(roomAsked, safely('ask the room', askRoom), connection)
    yield* takeLatest(replayWanted, safely('replay', readReplay), connection)
    yield* takeLeading([wholeTold, changeTold], safely('catch up', catchUp), connection)
    yield* takeLeading([wholeTold, changeTold], safely('look back', lookBack), connection)
    yield* takeEvery(cameBackHere, safely('come back', comeBack), connection)
    for (;;) {
      const action: UnknownAction = yield* take(told)
      yield* put(action)
      if (roomOver.match(action)) yield* call(connection.rest)
    }
  } finally {
    told.close()
  }
}

function handlersOf(emit: (action: UnknownAction) => void): ChannelHandlers<typeof quizRoomChannel> {
  let isOver = false
  const over = (code: ErrorCode) => {
    isOver = true
    emit(roomOver(code))
  }
  return {
    opened: () => {
      isOver = false
      emit(roomStatus('open'))
    },
    lost: () => {
      if (!isOver) emit(roomStatus('lost'))
    },
    refused: over,
    told: {
      state: (body) => emit(wholeTold({ body, at: Date.now() })),
      change: (body) => emit(changeTold({ body, at: Date.now() })),
      you: (body) => emit(youTold(body)),
      ended: ({ code }) => over(code),
    },
  }
}

/** Without the code there is no room: it is tried until it comes. */
function* loadChannels() {
  const load = yield* service('channels')
  for (;;) {
    try {
      return yield* call(load)
    } catch {
      yield* put(roomStatus('lost'))
      yield* delay(LOAD_PAUSE_MS)
    }
  }
}

/** An answer is sent, again and again after cuts, until it is in the log or refused. */
function* keepAnswering(connection: Connection) {
  for (;;) {
    const answer = yield* select(selectAnswer)
    const status = yield* select(selectStatus)
    if (answer?.status !== 'sending' || status !== 'open') {
      yield* take([answerGiven, roomStatus])
      continue
    }
    const { n, given } = answer
    const reply = yield* call(() => connection.ask('answer', { n, given }))
    if (reply.ok) yield* put(answerTaken(n))
    else if (isFinal(reply.code)) yield* put(answerRefused({ n, code: reply.code }))
    else yield* delay(AGAIN_MS)
  }
}

function isFinal(code: ErrorCode | 'OFFLINE'): code is ErrorCode {
  return !PASSING.includes(code)
}

function* askRoom(connection: Connection, { payload }: ReturnType<typeof roomAsked>) {
  yield* put(askingBegun(payload.name))
  const reply = yield* call(() => connection.ask(payload.name, payload.body))
  yield* put(askingDone())
  if (!reply.ok) yield* put(showError(errorOf(reply)))
  else if (payload.name === 'take_host') yield* put(hostTaken())
}

function errorOf({ code }: Extract<ChannelReply<unknown>, { ok: false }>): ApiError {
  return code === 'OFFLINE' ? localError(code) : { code, message: code, details: [], status: 409 }
}

/** A change did not fit: all of the room is asked for. */
function* catchUp(connection: Connection) {
  if (!(yield* select(selectIsBehind))) return
  const reply = yield* call(() => connection.ask('sync', {}))
  if (reply.ok) yield* put(wholeTold({ body: reply.answer, at: Date.now() }))
}

/** Once the game is over, a seat looks back at its answers. */
function* lookBack(connection: Connection) {
  const view = yield* select(selectView)
  const isFinished = view?.phase.state === 'finished' || view?.phase.state === 'closed'
  if (!isFinished || view.you === undefined || (yield* select(selectReview)) !== null) return
  const reply = yield* call(() => connection.ask('review', {}))
  if (reply.ok) yield* put(reviewTold(reply.answer))
}

function* readReplay(connection: Connection, { payload: of }: ReturnType<typeof replayWanted>) {
  const frames: ReplayFrameView[] = []
  let after: number | null = 0
  yield* put(replayTold({ of, frames: [], isWhole: false }))
  while (after !== null) {
    const from: number = after
    const reply: Awaited<ReturnType<typeof ask>> = yield* call(ask, from)
    if (!reply.ok) {
      yield* put(showError(errorOf(reply)))
      return
    }
    frames.push(...reply.answer.frames)
    after = reply.answer.next
    yield* put(replayTold({ of, frames: [...frames], isWhole: after === null }))
  }

  function ask(from: number) {
    return connection.ask('replay', { ...of, after: from })
  }
}

function* comeBack(connection: Connection) {
  yield* put(roomStatus('connecting'))
  yield* call(connection.again)
}
