import type { Query } from '@kredka/contracts/kernel/endpoints'
import { createAction } from '@reduxjs/toolkit'
import type { Task } from 'redux-saga'
import { callApi, cancel, cancelled, fork, put, safely, select, take } from '../saga.ts'
import {
  type ResourceAt,
  resourceFailed,
  resourceGivenUp,
  resourceLoaded,
  resourceLoading,
  resourcesForgotten,
  resourcesSlice,
} from './resources-slice.ts'

interface Asked {
  readonly at: ResourceAt
  readonly endpoint: Query
  readonly input: Readonly<Record<string, unknown>>
}

/**
 * Intents of `createResource`. They carry the endpoint itself, which is data of the program and never reaches a reducer.
 * `ask` loads what is missing or failed, `refresh` loads in any case, `release` gives up a call that nobody waits for.
 */
export const askForResource = createAction<Asked>('resources/ask')
export const refreshResource = createAction<Asked>('resources/refresh')
export const releaseResource = createAction<ResourceAt>('resources/release')

const idOf = ({ name, key }: ResourceAt) => `${name} ${key}`

/** One owner of all reads: the same read is under way once, however many ask for it. */
export function* resourcesSaga() {
  const underWay = new Map<string, { task: Task; waiting: number }>()
  try {
    for (;;) {
      // Delegated, not called: a called saga would wait for the reads it forks.
      const action: unknown = yield* take([askForResource, refreshResource, releaseResource, resourcesForgotten])
      if (releaseResource.match(action)) yield* release(underWay, action.payload)
      else if (askForResource.match(action)) yield* ask(underWay, action.payload)
      else if (refreshResource.match(action)) yield* refresh(underWay, action.payload)
      else yield* forgetAll(underWay)
    }
  } finally {
    underWay.clear()
  }
}

type UnderWay = Map<string, { task: Task; waiting: number }>

function* ask(underWay: UnderWay, asked: Asked) {
  const running = underWay.get(idOf(asked.at))
  if (running?.task.isRunning() === true) {
    running.waiting += 1
    return
  }
  underWay.set(idOf(asked.at), { task: yield* fork(safely('read', load), asked), waiting: 1 })
}

/** What is under way may already have read the old state: it is given up. */
function* refresh(underWay: UnderWay, asked: Asked) {
  const running = underWay.get(idOf(asked.at))
  if (running?.task.isRunning() === true) yield* cancel(running.task)
  underWay.set(idOf(asked.at), { task: yield* fork(safely('read', load), asked), waiting: running?.waiting ?? 0 })
}

function* release(underWay: UnderWay, at: ResourceAt) {
  const running = underWay.get(idOf(at))
  if (running === undefined) return
  running.waiting -= 1
  if (running.waiting > 0) return
  underWay.delete(idOf(at))
  if (running.task.isRunning()) yield* cancel(running.task)
}

function* forgetAll(underWay: UnderWay) {
  for (const { task } of underWay.values()) if (task.isRunning()) yield* cancel(task)
  underWay.clear()
}

function* load({ at, endpoint, input }: Asked) {
  yield* put(resourceLoading(at))
  try {
    const result = yield* callApi(endpoint, input)
    if (result.ok) yield* put(resourceLoaded({ at, data: result.data, meta: result.meta, stale: result.stale }))
    else if (result.error.code === 'ABORTED') yield* put(resourceGivenUp(at))
    else yield* put(resourceFailed({ at, error: result.error }))
  } finally {
    if (yield* cancelled()) yield* put(resourceGivenUp(at))
  }
}

/** The entry of a resource, for sagas that look before they ask. */
export function* resourceEntry(at: ResourceAt) {
  const all = yield* select(resourcesSlice.selectSlice)
  return all[at.name]?.[at.key]
}
