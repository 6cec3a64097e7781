import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { loggedOut } from '../app/session/session-slice.ts'
import { rootReducer } from '../app/store/root-reducer.ts'

/** The profile as it is being written, as its form holds it. */
export interface ProfileDraft {
  readonly name: string
  readonly phone: string
  readonly about: string
}

/**
 * What was typed and not saved stays while the person looks elsewhere in the application. It goes with the tab, and
 * with the person.
 */
export const profileDraftSlice = createSlice({
  name: 'profileDraft',
  initialState: null as ProfileDraft | null,
  reducers: {
    draftKept: (_, { payload }: PayloadAction<ProfileDraft>) => payload,
    draftDropped: () => null,
  },
  extraReducers: (builder) => builder.addCase(loggedOut, () => null),
  selectors: { selectDraft: (draft) => draft },
})

declare module '../app/store/root-reducer.ts' {
  interface LazySlices extends WithSlice<typeof profileDraftSlice> {}
}

export const { draftKept, draftDropped } = profileDraftSlice.actions
export const { selectDraft } = profileDraftSlice.injectInto(rootReducer).selectors
