import type { ChatMessageView } from '@kredka/contracts/chat/views'
import { createAction, createSlice, nanoid, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { rootReducer } from '../app/store/root-reducer.ts'
import type { ApiError } from '../kernel/errors.ts'
import { type Conversation, NO_MESSAGES, withNewest, withOlder, withSent } from './conversations.ts'
import type { Unsent } from './unsent.ts'

interface State {
  /** By the id of the other person: two people have one chat. */
  readonly conversations: Readonly<Record<string, Conversation>>
  /** All messages on their way, oldest first. */
  readonly unsent: readonly Unsent[]
  /** How often each person was heard typing since they were last silent. */
  readonly typing: Readonly<Record<string, number>>
}

const initialState: State = { conversations: {}, unsent: [], typing: {} }

interface OfPeer {
  readonly peer: string
}

/** Intents. */
export const olderWanted = createAction<OfPeer>('chat/olderWanted')
export const messagesSeen = createAction<{ readonly chat_id: string; readonly up_to: number }>('chat/messagesSeen')

/** A fact: there is a connection again, and what waits is tried at once. */
export const connectionBack = createAction('chat/connectionBack')

type Place = Pick<Unsent, 'peer' | 'key'>
type Page = OfPeer & { readonly messages: readonly ChatMessageView[]; readonly has_older: boolean }

export const chatSlice = createSlice({
  name: 'chat',
  initialState,
  reducers: {
    newestArrived: (state, { payload: { peer, messages, has_older } }: PayloadAction<Page>): State =>
      changeConversation(silent(state, peer, messages), peer, (held) => withNewest(held, messages, has_older)),
    olderLoading: (state, { payload: { peer } }: PayloadAction<OfPeer>): State =>
      changeConversation(state, peer, (held) => ({ ...held, older: 'loading' })),
    olderArrived: (state, { payload: { peer, messages, has_older } }: PayloadAction<Page>): State =>
      changeConversation(state, peer, (held) => withOlder(held, messages, has_older)),
    olderFailed: (state, { payload: { peer, error } }: PayloadAction<OfPeer & { error: ApiError }>): State =>
      changeConversation(state, peer, (held) => ({ ...held, older: error })),

    typingHeard: (state, { payload: { peer } }: PayloadAction<OfPeer>): State => ({
      ...state,
      typing: { ...state.typing, [peer]: (state.typing[peer] ?? 0) + 1 },
    }),
    typingOver: (state, { payload: { peer } }: PayloadAction<OfPeer>): State => withoutTyping(state, peer),

    /** What lay in the browser when the page was opened. */
    unsentFound: (state, { payload }: PayloadAction<readonly Unsent[]>): State => ({ ...state, unsent: payload }),
    /** The person wrote it: from here on it is on its way. */
    messageWritten: {
      reducer: (state: State, { payload }: PayloadAction<Unsent>): State => withUnsent(state, payload),
      prepare: (written: Pick<Unsent, 'peer' | 'message' | 'after'>) => ({
        payload: { ...written, key: nanoid(), written_at: new Date().toISOString(), failed: null, refusals: 0 },
      }),
    },
    /** Another tab wrote it, or tried it again. */
    unsentHeard: (state, { payload }: PayloadAction<Unsent>): State => withUnsent(state, payload),
    messageSent: (state, { payload: { at, sent } }: PayloadAction<{ at: Place; sent: ChatMessageView }>): State =>
      changeConversation(withoutUnsent(state, at), at.peer, (held) => withSent(held, sent)),
    sendingFailed: (state, { payload: { at, error } }: PayloadAction<{ at: Place; error: ApiError }>): State =>
      changeUnsent(state, at, (unsent) => ({ ...unsent, failed: error })),
    sendingRetried: (state, { payload: at }: PayloadAction<Place>): State =>
      changeUnsent(state, at, ({ failed, refusals, ...unsent }) => ({
        ...unsent,
        failed: null,
        refusals: isRefused(failed) ? refusals + 1 : refusals,
      })),
    /** The person gave it up. */
    unsentDiscarded: (state, { payload: at }: PayloadAction<Place>): State => withoutUnsent(state, at),
    /** Another tab sent it or gave it up. */
    unsentGone: (state, { payload: at }: PayloadAction<Place>): State => withoutUnsent(state, at),
  },
  selectors: {
    selectConversation: (state, peer: string) => state.conversations[peer] ?? NO_MESSAGES,
    selectUnsent: (state) => state.unsent,
    selectTyping: (state, peer: string) => state.typing[peer] ?? 0,
  },
})

declare module '../app/store/root-reducer.ts' {
  interface LazySlices extends WithSlice<typeof chatSlice> {}
}

export const { selectConversation, selectUnsent, selectTyping } = chatSlice.injectInto(rootReducer).selectors
export const {
  newestArrived,
  olderLoading,
  olderArrived,
  olderFailed,
  typingHeard,
  typingOver,
  unsentFound,
  messageWritten,
  unsentHeard,
  messageSent,
  sendingFailed,
  sendingRetried,
  unsentDiscarded,
  unsentGone,
} = chatSlice.actions

function changeConversation(state: State, peer: string, change: (held: Conversation) => Conversation): State {
  const held = state.conversations[peer] ?? NO_MESSAGES
  return { ...state, conversations: { ...state.conversations, [peer]: change(held) } }
}

/** Who has just sent what they were typing types no more. */
function silent(state: State, peer: string, newest: readonly ChatMessageView[]): State {
  const [last] = newest
  const known = state.conversations[peer]?.messages.at(-1)?.number ?? 0
  return last?.sender_id === peer && last.number > known ? withoutTyping(state, peer) : state
}

function withoutTyping(state: State, peer: string): State {
  const { [peer]: _over, ...typing } = state.typing
  return { ...state, typing }
}

function withUnsent(state: State, unsent: Unsent): State {
  const others = withoutUnsent(state, unsent).unsent
  const all = [...others, unsent].sort((one, other) => (one.written_at < other.written_at ? -1 : 1))
  return { ...state, unsent: all }
}

function withoutUnsent(state: State, at: Place): State {
  return { ...state, unsent: state.unsent.filter((one) => !isAt(one, at)) }
}

function changeUnsent(state: State, at: Place, change: (unsent: Unsent) => Unsent): State {
  return { ...state, unsent: state.unsent.map((one) => (isAt(one, at) ? change(one) : one)) }
}

/** The server decided against it. Of what broke or raced it may have done something: that is repeated under its key. */
function isRefused(failed: ApiError | null): boolean {
  return failed !== null && failed.status >= 400 && failed.status < 500 && failed.code !== 'CONFLICT'
}

function isAt(unsent: Unsent, { peer, key }: Place): boolean {
  return unsent.peer === peer && unsent.key === key
}
