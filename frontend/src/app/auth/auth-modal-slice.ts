import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** Section 4: the auth modal is off, or open at one of its three tabs. */
export type AuthTab = 'login' | 'signup' | 'reset'

export interface AuthModalState {
  readonly tab: 'off' | AuthTab
  /** From a mail's link: `st` with `em`, or `rt` with `em` (ACC-06). */
  readonly token: string | null
  readonly email: string | null
}

const OFF: AuthModalState = { tab: 'off', token: null, email: null }

export const authModalSlice = createSlice({
  name: 'authModal',
  initialState: OFF,
  reducers: {
    /** `dispatch(openAuth({ tab: 'login' }))` */
    openAuth: (
      _state,
      { payload }: PayloadAction<{ tab: AuthTab; token?: string; email?: string }>,
    ): AuthModalState => ({
      tab: payload.tab,
      token: payload.token ?? null,
      email: payload.email ?? null,
    }),
    closeAuth: () => OFF,
  },
  selectors: { selectAuthModal: (state) => state },
})

export const { openAuth, closeAuth } = authModalSlice.actions
export const { selectAuthModal } = authModalSlice.selectors
