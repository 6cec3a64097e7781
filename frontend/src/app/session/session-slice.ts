import type { SessionView } from '@kredka/contracts/accounts/views'
import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { ApiError } from '../../kernel/errors.ts'

/** Who sits at this browser. `unknown` until the first check has answered. */
export type SessionState =
  | { readonly status: 'unknown' }
  | { readonly status: 'unreachable'; readonly error: ApiError }
  | { readonly status: 'visitor' }
  | { readonly status: 'user'; readonly user: SessionView }

/** Intents. */
export const checkSessionNow = createAction('session/check')
export const logOutNow = createAction('session/logOut')

export const sessionSlice = createSlice({
  name: 'session',
  initialState: { status: 'unknown' } as SessionState,
  reducers: {
    /** A fact: the login (or the check) said who this is. Modules dispatch it after a login of theirs. */
    loggedIn: (_state, { payload }: PayloadAction<SessionView>): SessionState => ({ status: 'user', user: payload }),
    loggedOut: (state): SessionState => (state.status === 'visitor' ? state : { status: 'visitor' }),
    sessionUnreachable: (_state, { payload }: PayloadAction<ApiError>): SessionState => ({
      status: 'unreachable',
      error: payload,
    }),
    /** Name, picture or teacher profile changed. */
    sessionChanged: (state, { payload }: PayloadAction<Partial<SessionView>>): SessionState =>
      state.status === 'user' ? { ...state, user: { ...state.user, ...payload } } : state,
  },
  selectors: {
    selectSession: (session) => session,
    selectUser: (session) => (session.status === 'user' ? session.user : null),
    selectIsTeacher: (session) => session.status === 'user' && session.user.isTeacher,
  },
})

export const { loggedIn, loggedOut, sessionUnreachable, sessionChanged } = sessionSlice.actions
export const { selectSession, selectUser, selectIsTeacher } = sessionSlice.selectors
