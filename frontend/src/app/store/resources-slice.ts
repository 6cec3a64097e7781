import type { PageMeta } from '@kredka/contracts/kernel/schema'
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { ApiError } from '../../kernel/errors.ts'

/** One answer of one read, kept under the resource's name and the input's key. */
export interface ResourceEntry {
  readonly status: 'idle' | 'loading' | 'ready' | 'failed'
  readonly data: unknown
  readonly meta: PageMeta | null
  readonly error: ApiError | null
  /** A read model behind this answer is parked: the page says so (EVT-06). */
  readonly stale: boolean
}

export const EMPTY_ENTRY: ResourceEntry = { status: 'idle', data: null, meta: null, error: null, stale: false }

/** Answers kept per resource; the oldest go first. */
const KEPT = 20

export interface ResourceAt {
  readonly name: string
  readonly key: string
}

type State = Record<string, Record<string, ResourceEntry>>

function put(state: State, { name, key }: ResourceAt, entry: ResourceEntry): State {
  const { [key]: _old, ...others } = state[name] ?? {}
  const kept = Object.fromEntries(Object.entries(others).slice(-(KEPT - 1)))
  return { ...state, [name]: { ...kept, [key]: entry } }
}

type Answer = Pick<ResourceEntry, 'data' | 'meta' | 'stale'>

/** Answers are JSON as the server wrote it, so equal ones have equal texts. */
function isSame(entry: ResourceEntry, { data, meta, stale }: Answer): boolean {
  return entry.stale === stale && JSON.stringify([entry.data, entry.meta]) === JSON.stringify([data, meta])
}

function settle(state: State, at: ResourceAt, entry: ResourceEntry): State {
  return entry.status === 'ready' ? state : put(state, at, { ...entry, status: 'ready', error: null })
}

const initialState: State = {}

/** Holds what was read. Pages do not touch it: `createResource` does. */
export const resourcesSlice = createSlice({
  name: 'resources',
  initialState,
  reducers: {
    resourceLoading: (state, { payload: at }: PayloadAction<ResourceAt>) =>
      put(state, at, { ...(state[at.name]?.[at.key] ?? EMPTY_ENTRY), status: 'loading', error: null }),
    resourceLoaded: (
      state,
      {
        payload: { at, ...answer },
      }: PayloadAction<{
        at: ResourceAt
        data: unknown
        meta: PageMeta | null
        stale: boolean
      }>,
    ) => {
      const entry = state[at.name]?.[at.key]
      // the same answer again is no change: nothing on the screen is drawn anew, and no form loses what was typed
      if (entry !== undefined && isSame(entry, answer)) return settle(state, at, entry)
      return put(state, at, { ...answer, status: 'ready', error: null })
    },
    resourceFailed: (state, { payload: { at, error } }: PayloadAction<{ at: ResourceAt; error: ApiError }>) =>
      put(state, at, { ...(state[at.name]?.[at.key] ?? EMPTY_ENTRY), status: 'failed', error }),
    /** The call was given up: back to what was there before. */
    resourceGivenUp: (state, { payload: at }: PayloadAction<ResourceAt>) => {
      const entry = state[at.name]?.[at.key]
      if (entry?.status !== 'loading') return state
      return put(state, at, { ...entry, status: entry.data === null ? 'idle' : 'ready' })
    },
    /** Changes what is kept without a call: after a command whose answer already tells the new state. */
    resourceReplaced: (state, { payload: { at, data } }: PayloadAction<{ at: ResourceAt; data: unknown }>) =>
      put(state, at, { ...(state[at.name]?.[at.key] ?? EMPTY_ENTRY), status: 'ready', error: null, data }),
    /** Everything that belongs to the person is forgotten: somebody logged in or out. */
    resourcesForgotten: () => initialState,
  },
})

export const {
  resourceLoading,
  resourceLoaded,
  resourceFailed,
  resourceGivenUp,
  resourceReplaced,
  resourcesForgotten,
} = resourcesSlice.actions
