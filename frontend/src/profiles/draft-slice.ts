import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { rootReducer } from '../app/store/root-reducer.ts'

/** The profile as it is being written, as its form holds it. */
export interface ProfileDraft {
  readonly name: string
  readonly phone: string
  readonly about: string
}

/** What was typed and not saved stays while the person looks elsewhere in the application. It goes with the tab. */
export const profileDraftSlice = createSlice({
  name: 'profileDraft',
  initialState: null as ProfileDraft | null,
  reducers: {
    draftKept: (_, { payload }: PayloadAction<ProfileDraft>) => payload,
    draftDropped: () => null,
  },
  selectors: { selectDraft: (draft) => draft },
})

declare module '../app/store/root-reducer.ts' {
  interface LazySlices extends WithSlice<typeof profileDraftSlice> {}
}

export const { draftKept, draftDropped } = profileDraftSlice.actions
export const { selectDraft } = profileDraftSlice.injectInto(rootReducer).selectors
