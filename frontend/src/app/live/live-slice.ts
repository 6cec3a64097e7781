import type { Change, ClientMessageName, ClientMessages, ServerMessages } from '@kredka/contracts/live/messages'
import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** A person's socket and the back office's: two logins that never mix. */
export type LiveKind = 'person' | 'admin'

/** What changed, as the socket says it. */
export type Hinted = Change

type SignalName = 'typing' | 'presence' | 'online' | 'viewers'
/** What is gone in a moment: who writes, who is there. */
export type ReceivedSignal = {
  [Name in SignalName]: { readonly name: Name; readonly body: ServerMessages[Name] }
}[SignalName]
export type SentSignal = {
  [Name in ClientMessageName]: { readonly name: Name; readonly body: ClientMessages[Name] }
}[ClientMessageName]

/**
 * Facts from the server. What shows an entity reads it anew by itself (`createResource(…, { on })`); a saga may take
 * these where that is not enough.
 */
export const hinted = createAction<readonly Hinted[]>('live/hinted')
/** More was missed than was told: everything on the screen is read anew. */
export const missedMuch = createAction('live/missedMuch')
export const signHeard = createAction<ReceivedSignal>('live/signHeard')

/** Intents. */
export const sendSignal = createAction<SentSignal>('live/sendSignal')
export const backOfficeEntered = createAction('live/backOfficeEntered')
export const backOfficeLeft = createAction('live/backOfficeLeft')

/** `lost`: it stood or should stand, and is being made anew. */
export type LiveStatus = 'off' | 'connecting' | 'open' | 'lost'

const initialState: { readonly status: Readonly<Record<LiveKind, LiveStatus>> } = {
  status: { person: 'off', admin: 'off' },
}

export const liveSlice = createSlice({
  name: 'live',
  initialState,
  reducers: {
    liveStatus: (state, { payload }: PayloadAction<{ kind: LiveKind; status: LiveStatus }>) => {
      state.status = { ...state.status, [payload.kind]: payload.status }
    },
  },
  selectors: {
    selectIsLost: ({ status }) => status.person === 'lost' || status.admin === 'lost',
    selectLiveStatus: ({ status }) => status.person,
    selectOfficeStatus: ({ status }) => status.admin,
  },
})

export const { liveStatus } = liveSlice.actions
export const { selectIsLost, selectLiveStatus, selectOfficeStatus } = liveSlice.selectors
