import type { AnswerOf, InputOf, Query } from '@kredka/contracts/kernel/endpoints'
import type { Entity } from '@kredka/contracts/live/entities'
import { useCallback, useEffect, useRef } from 'react'
import type { ResourceState } from '../../kernel/resource-state.ts'
import { keyOf } from '../api/key.ts'
import type { Preloaded } from '../api/preloaded.ts'
import { useAppDispatch, useAppSelector, useAppStore } from './hooks.ts'
import { askForResource, refreshResource, releaseResource } from './resources-saga.ts'
import { EMPTY_ENTRY, type ResourceEntry, resourceReplaced } from './resources-slice.ts'
import type { RootState } from './root-reducer.ts'

/** What makes an answer stale while it is on the screen. */
export interface Liveness<E extends Query> {
  /** Changes of these things, told over the socket, have it read anew without a sign of loading. */
  readonly on?: readonly Entity[]
  /** Only changes of this one matter, where the hint names one. */
  readonly about?: (input: InputOf<E>) => string
}

/** A read of the server, named like its endpoint; `useResource` reads it, sagas refresh and replace it. */
export interface Resource<E extends Query> {
  readonly name: string
  readonly endpoint: E
  readonly live: Liveness<E>
  /** Action: read again, for sagas after a command and for socket hints. */
  refresh(input: InputOf<E>): ReturnType<typeof refreshResource>
  /** Action: this is the answer now, without a call. */
  replace(input: InputOf<E>, data: AnswerOf<E>): ReturnType<typeof resourceReplaced>
  /** What is known of it, for selectors and sagas. */
  select(state: RootState, input: InputOf<E>): ResourceState<AnswerOf<E>>
}

/**
 * A read of the server, declared once: state as a union, one call however many ask, abort, refresh, the previous page
 * kept while the next one loads.
 *
 *     export const ownOffers = createResource(listOwnOffers, { on: ['offer'] })
 *     const offers = useResource(ownOffers, { page: 1 })
 */
export function createResource<E extends Query>(endpoint: E, live: Liveness<E> = {}): Resource<E> {
  const { name } = endpoint
  const atOf = (input: InputOf<E>) => ({ name, key: keyOf(input) })
  const resource: Resource<E> = {
    name,
    endpoint,
    live,
    refresh: (input) => refreshResource(toAsked(resource, input)),
    replace: (input, data) => resourceReplaced({ at: atOf(input), data }),
    select: (state, input) => stateOf<AnswerOf<E>>(entryOf(state, name, keyOf(input)), keyOf(input), null),
  }
  return resource
}

/**
 * Reads when the component appears and when the input changes, gives up when it goes. `null` asks for nothing (yet).
 * What was read before shows at once and is read again.
 */
export function useResource<E extends Query>(
  resource: Resource<E>,
  input: InputOf<E> | null,
): ResourceState<AnswerOf<E>> & { readonly refresh: () => void } {
  const dispatch = useAppDispatch()
  const { name } = resource
  const key = input === null ? null : keyOf(input)
  const entry = useAppSelector((state) => (key === null ? EMPTY_ENTRY : entryOf(state, name, key)))
  const { preloaded } = useAppStore().services
  const begun = key === null || entry !== EMPTY_ENTRY ? entry : firstEntry(preloaded, resource.endpoint.name, key)
  const latest = useRef(input)
  latest.current = input

  useEffect(() => {
    const wanted = latest.current
    if (wanted === null || key === null) return
    const at = { name, key }
    dispatch(askForResource(toAsked(resource, wanted)))
    return () => {
      dispatch(releaseResource(at))
    }
  }, [dispatch, name, resource, key])

  const previous = useRef<ResourceEntry>(EMPTY_ENTRY)
  const known = useRef<string | null>(null)
  useEffect(() => {
    if (entry.status === 'ready') previous.current = entry
    // It was there and is gone: everything was forgotten because somebody logged in or out. What is on screen is read
    // anew.
    if (entry === EMPTY_ENTRY && known.current === key && key !== null && latest.current !== null) {
      previous.current = EMPTY_ENTRY
      dispatch(askForResource(toAsked(resource, latest.current)))
    }
    known.current = entry === EMPTY_ENTRY ? null : key
  }, [entry, key, resource, dispatch])

  const refresh = useCallback(() => {
    if (latest.current !== null) dispatch(resource.refresh(latest.current))
  }, [dispatch, resource])

  const aboutToLoad = key !== null && begun.status === 'idle'
  const shown = aboutToLoad ? { ...begun, status: 'loading' as const } : begun
  return { ...stateOf<AnswerOf<E>>(shown, key ?? '', previous.current), refresh }
}

function toAsked<E extends Query>({ name, endpoint, live }: Resource<E>, input: InputOf<E>) {
  const { on, about } = live
  return {
    at: { name, key: keyOf(input) },
    endpoint,
    input,
    ...(on === undefined ? {} : { on }),
    ...(about === undefined ? {} : { about: about(input) }),
  }
}

/** What came with the page is there before it was asked for, so that the first drawing has it. */
function firstEntry(preloaded: Preloaded, endpoint: string, key: string): ResourceEntry {
  const answer = preloaded.get(`${endpoint} ${key}`)
  if (answer === undefined) return EMPTY_ENTRY
  const { data, meta = null } = answer
  return { ...EMPTY_ENTRY, status: 'ready', data, meta }
}

function entryOf(state: RootState, name: string, key: string): ResourceEntry {
  return state.resources[name]?.[key] ?? EMPTY_ENTRY
}

/** Answers are kept as `unknown`; only this resource wrote under its name, so they have its endpoint's type. */
function stateOf<T>(entry: ResourceEntry, key: string, previous: ResourceEntry | null): ResourceState<T> {
  // what was asked for before stands in only while the answer is awaited
  const awaited = entry.status === 'loading' || entry.status === 'idle'
  const kept = entry.data === null && awaited && previous !== null ? previous : entry
  const common = { key, data: kept.data as T | null, meta: kept.meta, stale: kept.stale }
  if (entry.status === 'failed' && entry.error !== null) return { ...common, status: 'failed', error: entry.error }
  if (entry.status === 'ready') return { ...common, data: entry.data as T, status: 'ready', error: null }
  return { ...common, status: entry.status === 'loading' ? 'loading' : 'idle', error: null }
}
