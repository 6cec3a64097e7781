import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'

/**
 * An invitation to teach whose link was followed (PRO-03). Its token is good for the one who has it: it stays in this
 * tab.
 */
export type InvitationState =
  | { readonly status: 'none' | 'over' }
  | { readonly status: 'open'; readonly email: string; readonly token: string; readonly name: string | null }

/** Intent: the address held an invitation. */
export const invitationFound = createAction<{ readonly email: string; readonly token: string }>('invitation/found')

export const invitationSlice = createSlice({
  name: 'invitation',
  initialState: { status: 'none' } as InvitationState,
  reducers: {
    invitationOpened: (
      _state,
      { payload }: PayloadAction<{ email: string; token: string; name: string | null }>,
    ): InvitationState => ({ status: 'open', ...payload }),
    /** It was withdrawn, has expired or was used. */
    invitationOver: (): InvitationState => ({ status: 'over' }),
    invitationTaken: (): InvitationState => ({ status: 'none' }),
  },
  selectors: {
    selectInvitation: (state) => state,
    /** The page where somebody goes who has just made an account. */
    selectAfterSignup: (state) => (state.status === 'open' ? 'start-teaching' : 'dashboard'),
  },
})

export const { invitationOpened, invitationOver, invitationTaken } = invitationSlice.actions
export const { selectInvitation, selectAfterSignup } = invitationSlice.selectors
