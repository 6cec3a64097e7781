import type { AskedOf } from '@kredka/contracts/kernel/channel'
import type { ErrorCode } from '@kredka/contracts/kernel/errors'
import type { quizRoomChannel, RoomAudience } from '@kredka/contracts/quiz-rooms/channel'
import type { ReplayFrameView, RoomReviewView } from '@kredka/contracts/quiz-rooms/past-views'
import type { OwnSeatView, RoomChangeView, RoomView } from '@kredka/contracts/quiz-rooms/views'
import type { Given } from '@kredka/contracts/quizzes/question'
import { createAction, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { rootReducer } from '../app/store/root-reducer.ts'
import { offsetAfter, withChange } from './room-view.ts'

type Asked = AskedOf<typeof quizRoomChannel>
/** What is asked for apart from the buttons: it has a reducer of its own. */
type Else = 'answer' | 'sync' | 'review' | 'replay'
/** What a button asks the room for. */
export type RoomControl = {
  [Name in Exclude<keyof Asked, Else>]: { readonly name: Name; readonly body: Asked[Name] }
}[Exclude<keyof Asked, Else>]

/** From where a room is seen. */
export interface RoomEntry {
  readonly token: string
  readonly as: RoomAudience
  /** Of the seat, or of a link; null where the login says it all. */
  readonly key: string | null
}

/** `lost`: the line is being made anew. `over`: it is not, unless somebody asks for it. */
export type RoomStatus = 'off' | 'connecting' | 'open' | 'lost' | 'over'

/** The answer given here. It is `sent` once it is in the log, and not before. */
export interface GivenAnswer {
  readonly n: number
  readonly given: Given
  readonly status: 'sending' | 'sent' | 'refused'
  readonly code: ErrorCode | null
}

/** The game again: all of it, or as far as it has come. */
export interface RoomReplay {
  readonly of: ReplayOf
  readonly frames: readonly ReplayFrameView[]
  readonly isWhole: boolean
}
export type ReplayOf = Pick<Asked['replay'], 'as' | 'seat'>

interface State {
  readonly entry: RoomEntry | null
  readonly status: RoomStatus
  /** Why it is over. */
  readonly code: ErrorCode | null
  readonly view: RoomView | null
  /** Milliseconds by which the servers' clock is ahead; null before the first message. */
  readonly offset: number | null
  /** A change did not fit: all of the room is asked for. */
  readonly isBehind: boolean
  readonly answer: GivenAnswer | null
  /** The button whose request is under way. */
  readonly asking: RoomControl['name'] | null
  /** This seat asked for the host's place, and has it. */
  readonly hasTakenHost: boolean
  readonly review: RoomReviewView | null
  readonly replay: RoomReplay | null
}

const initialState: State = {
  entry: null,
  status: 'off',
  code: null,
  view: null,
  offset: null,
  isBehind: false,
  answer: null,
  asking: null,
  hasTakenHost: false,
  review: null,
  replay: null,
}

/** Intents. */
/** The seat speaks here again, not where it was opened since. */
export const cameBackHere = createAction('quizRooms/cameBackHere')
export const roomAsked = createAction<RoomControl>('quizRooms/roomAsked')
export const replayWanted = createAction<ReplayOf>('quizRooms/replayWanted')

interface Received<T> {
  readonly body: T
  /** By the clock of this machine, in ms. */
  readonly at: number
}

export const roomSlice = createSlice({
  name: 'quizRoom',
  initialState,
  reducers: {
    roomEntered: (_, { payload }: PayloadAction<RoomEntry>): State => ({
      ...initialState,
      entry: payload,
      status: 'connecting',
    }),
    roomLeft: () => initialState,
    roomStatus: (state, { payload }: PayloadAction<'connecting' | 'open' | 'lost'>): State => ({
      ...state,
      status: payload,
      code: null,
    }),
    roomOver: (state, { payload }: PayloadAction<ErrorCode>): State => ({ ...state, status: 'over', code: payload }),

    wholeTold: (state, { payload: { body, at } }: PayloadAction<Received<RoomView>>): State =>
      withOwn({ ...state, view: body, isBehind: false, offset: offsetAfter(null, body.now, at) }),
    changeTold: (state, { payload: { body, at } }: PayloadAction<Received<RoomChangeView>>): State => {
      if (state.view === null || body.revision <= state.view.revision) return state
      const view = withChange(state.view, body)
      if (view === null) return { ...state, isBehind: true }
      return withOwn({ ...state, view, offset: offsetAfter(state.offset, body.now, at) })
    },
    youTold: (state, { payload }: PayloadAction<OwnSeatView>): State =>
      state.view === null ? state : withOwn({ ...state, view: { ...state.view, you: payload } }),

    answerGiven: (state, { payload }: PayloadAction<Pick<GivenAnswer, 'n' | 'given'>>): State => ({
      ...state,
      answer: { ...payload, status: 'sending', code: null },
    }),
    answerTaken: (state, { payload: n }: PayloadAction<number>): State =>
      state.answer?.n === n ? { ...state, answer: { ...state.answer, status: 'sent' } } : state,
    answerRefused: (state, { payload }: PayloadAction<{ n: number; code: ErrorCode }>): State =>
      state.answer?.n === payload.n
        ? { ...state, answer: { ...state.answer, status: 'refused', code: payload.code } }
        : state,

    askingBegun: (state, { payload }: PayloadAction<RoomControl['name']>): State => ({ ...state, asking: payload }),
    askingDone: (state): State => ({ ...state, asking: null }),
    hostTaken: (state): State => ({ ...state, hasTakenHost: true }),
    reviewTold: (state, { payload }: PayloadAction<RoomReviewView>): State => ({ ...state, review: payload }),
    replayTold: (state, { payload }: PayloadAction<RoomReplay>): State => ({ ...state, replay: payload }),
  },
  selectors: {
    selectEntry: (state) => state.entry,
    selectStatus: (state) => state.status,
    selectCode: (state) => state.code,
    selectView: (state) => state.view,
    selectOffset: (state) => state.offset ?? 0,
    selectIsBehind: (state) => state.isBehind,
    selectAnswer: (state) => state.answer,
    selectAsking: (state) => state.asking,
    selectHasTakenHost: (state) => state.hasTakenHost,
    selectReview: (state) => state.review,
    selectReplay: (state) => state.replay,
  },
})

declare module '../app/store/root-reducer.ts' {
  interface LazySlices extends WithSlice<typeof roomSlice> {}
}

export const {
  selectEntry,
  selectStatus,
  selectCode,
  selectView,
  selectOffset,
  selectIsBehind,
  selectAnswer,
  selectAsking,
  selectHasTakenHost,
  selectReview,
  selectReplay,
} = roomSlice.injectInto(rootReducer).selectors
export const {
  roomEntered,
  roomLeft,
  roomStatus,
  roomOver,
  wholeTold,
  changeTold,
  youTold,
  answerGiven,
  answerTaken,
  answerRefused,
  askingBegun,
  askingDone,
  hostTaken,
  reviewTold,
  replayTold,
} = roomSlice.actions

/** What was answered to another question than the one that stands there is over. */
function withOwn(state: State): State {
  const { answer, view } = state
  const isOver = answer !== null && view !== null && view.question?.n !== answer.n
  return isOver ? { ...state, answer: null } : state
}
