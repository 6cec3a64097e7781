import { combineSlices, type WithSlice } from '@reduxjs/toolkit'
import { authModalSlice } from '../auth/auth-modal-slice.ts'
import { invitationSlice } from '../auth/invitation-slice.ts'
import { liveSlice } from '../live/live-slice.ts'
import { presenceSlice } from '../live/presence-slice.ts'
import { viewersSlice } from '../live/viewers-slice.ts'
import { sessionSlice } from '../session/session-slice.ts'
import { commandsSlice } from './commands-slice.ts'
import { resourcesSlice } from './resources-slice.ts'
import { toastsSlice } from './toasts-slice.ts'

/**
 * Slices that come with the routes of their module. A module adds its own:
 *
 *     export const offersSlice = createSlice({ … })
 *     declare module '../app/store/root-reducer.ts' {
 *       interface LazySlices extends WithSlice<typeof offersSlice> {}
 *     }
 *     export const { selectDraft } = offersSlice.injectInto(rootReducer).selectors
 */
export interface LazySlices extends WithSlice<typeof toastsSlice> {}

export const rootReducer = combineSlices(
  sessionSlice,
  resourcesSlice,
  commandsSlice,
  toastsSlice,
  authModalSlice,
  invitationSlice,
  presenceSlice,
  viewersSlice,
  liveSlice,
).withLazyLoadedSlices<LazySlices>()

export type RootState = ReturnType<typeof rootReducer>
