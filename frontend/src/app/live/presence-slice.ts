import { createSlice } from '@reduxjs/toolkit'
import { liveStatus, signHeard } from './live-slice.ts'

const nobody: readonly string[] = []

/**
 * Ids of people who are there now, as far as this person is told: those they have a chat with. Without a connection
 * nobody is known to be.
 */
export const presenceSlice = createSlice({
  name: 'presence',
  initialState: nobody,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(signHeard, (there, { payload: signal }) => {
        if (signal.name === 'online') return signal.body.user_ids
        if (signal.name !== 'presence') return there
        const others = there.filter((id) => id !== signal.body.user_id)
        return signal.body.online ? [...others, signal.body.user_id] : others
      })
      .addCase(liveStatus, (there, { payload }) =>
        payload.kind === 'person' && payload.status !== 'open' ? nobody : there,
      )
  },
  selectors: {
    selectIsOnline: (there, userId: string) => there.includes(userId),
  },
})

export const { selectIsOnline } = presenceSlice.selectors
