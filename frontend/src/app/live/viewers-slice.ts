import type { ServerMessages, WorkRef } from '@kredka/contracts/live/messages'
import { createSlice } from '@reduxjs/toolkit'
import { liveStatus, signHeard } from './live-slice.ts'

/** The latest word; a page shows one thing. */
type Heard = ServerMessages['viewers'] | null
const nobody: readonly string[] = []

function nothing(): Heard {
  return null
}

/** Which colleagues have open what this page of the back office shows (ADM-02). Without a connection nobody is known to. */
export const viewersSlice = createSlice({
  name: 'viewers',
  initialState: nothing,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(signHeard, (heard, { payload: signal }) => (signal.name === 'viewers' ? signal.body : heard))
      .addCase(liveStatus, (heard, { payload }) =>
        payload.kind === 'admin' && payload.status !== 'open' ? null : heard,
      )
  },
  selectors: {
    selectViewers: (heard, { kind, id }: WorkRef): readonly string[] =>
      heard?.kind === kind && heard.id === id ? heard.admin_ids : nobody,
  },
})

export const { selectViewers } = viewersSlice.selectors
