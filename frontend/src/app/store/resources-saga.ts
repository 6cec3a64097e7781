import type { Query } from '@kredka/contracts/kernel/endpoints'
import type { Entity } from '@kredka/contracts/live/entities'
import { createAction } from '@reduxjs/toolkit'
import type { Task } from 'redux-saga'
import { takePreloaded } from '../api/preloaded.ts'
import { type Hinted, hinted, missedMuch } from '../live/live-slice.ts'
import { callApi, cancel, cancelled, delay, fork, put, safely, service, take } from '../saga.ts'
import {
  type ResourceAt,
  resourceFailed,
  resourceGivenUp,
  resourceLoaded,
  resourceLoading,
  resourcesForgotten,
} from './resources-slice.ts'

interface Asked {
  readonly at: ResourceAt
  readonly endpoint: Query
  readonly input: Readonly<Record<string, unknown>>
  /** Things whose change makes the answer stale; with `about` only changes of this one. */
  readonly on?: readonly Entity[]
  readonly about?: string
}

/**
 * Intents of `createResource`. They carry the endpoint itself, which is data of the program and never reaches a
 * reducer. `ask` loads what is missing or failed, `refresh` loads in any case, `release` gives up a call that nobody
 * waits for.
 */
export const askForResource = createAction<Asked>('resources/ask')
export const refreshResource = createAction<Asked>('resources/refresh')
export const releaseResource = createAction<ResourceAt>('resources/release')

/** A read that is on the screen, under way, or both. */
interface Read {
  asked: Asked
  /** How many components show it. */
  shown: number
  task: Task | null
  /** Something changed while it was under way. */
  again: boolean
}
type Reads = Map<string, Read>

const idOf = ({ name, key }: ResourceAt) => `${name} ${key}`
const isUnderWay = (read: Read | undefined) => read?.task?.isRunning() === true

/** One owner of all reads: the same read is under way once, however many ask for it. */
export function* resourcesSaga() {
  const reads: Reads = new Map()
  for (;;) {
    // Delegated, not called: a called saga would wait for the reads it forks.
    const action: unknown = yield* take([
      askForResource,
      refreshResource,
      releaseResource,
      resourcesForgotten,
      hinted,
      missedMuch,
    ])
    if (releaseResource.match(action)) yield* release(reads, action.payload)
    else if (askForResource.match(action)) yield* ask(reads, action.payload)
    else if (refreshResource.match(action)) yield* refresh(reads, action.payload)
    else if (hinted.match(action))
      yield* freshen(reads, (asked) => action.payload.some((hint) => concerns(hint, asked)))
    else if (missedMuch.match(action)) yield* freshen(reads, () => true)
    else yield* forgetAll(reads)
  }
}

function concerns({ entity, id }: Hinted, { on = [], about }: Asked): boolean {
  return on.includes(entity) && (id === undefined || about === undefined || id === about)
}

function* ask(reads: Reads, asked: Asked) {
  // the same object as long as it is known: a read under way looks at it
  const read: Read = reads.get(idOf(asked.at)) ?? { asked, shown: 0, task: null, again: false }
  read.asked = asked
  read.shown += 1
  reads.set(idOf(asked.at), read)
  if (!isUnderWay(read)) yield* start(read, loadAloud)
}

/** What is under way may already have read the old state: it is given up. */
function* refresh(reads: Reads, asked: Asked) {
  const known = reads.get(idOf(asked.at))
  if (known?.task?.isRunning() === true) yield* cancel(known.task)
  const read: Read = { task: null, again: false, shown: known?.shown ?? 0, asked: { ...known?.asked, ...asked } }
  reads.set(idOf(asked.at), read)
  yield* start(read, loadAloud)
}

function* release(reads: Reads, at: ResourceAt) {
  const read = reads.get(idOf(at))
  if (read === undefined) return
  read.shown -= 1
  if (read.shown > 0) return
  reads.delete(idOf(at))
  if (read.task?.isRunning() === true) yield* cancel(read.task)
}

function* forgetAll(reads: Reads) {
  for (const { task } of reads.values()) if (task?.isRunning() === true) yield* cancel(task)
  reads.clear()
}

/**
 * Reads anew, behind the page's back, what is on the screen. One that is under way ends first: a stream of hints must
 * not starve it.
 */
function* freshen(reads: Reads, isStale: (asked: Asked) => boolean) {
  for (const read of reads.values()) {
    if (read.shown === 0 || !isStale(read.asked)) continue
    if (isUnderWay(read)) read.again = true
    else yield* start(read, loadQuietly)
  }
}

function* start(read: Read, load: typeof loadAloud | typeof loadQuietly) {
  read.again = false
  read.task = yield* fork(safely('read', untilFresh), read, load)
}

function* untilFresh(read: Read, load: typeof loadAloud | typeof loadQuietly) {
  yield* load(read.asked)
  while (read.again) {
    read.again = false
    yield* loadQuietly(read.asked)
  }
}

function* loadAloud({ at, endpoint, input }: Asked) {
  const known = takePreloaded(yield* service('preloaded'), endpoint, input)
  if (known !== undefined) {
    yield* put(resourceLoaded({ at, data: known.data, meta: known.meta ?? null, stale: false }))
    return
  }
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

/** What is gone, or not this person's to see any more. */
const DEFINITE = [401, 403, 404]
const QUIET_PAUSES_MS = [2_000, 10_000, 30_000]

/**
 * No sign of loading, and a failure that passes leaves what is shown: it is tried again until it went well or the page
 * is left.
 */
function* loadQuietly({ at, endpoint, input }: Asked) {
  for (let tries = 0; ; tries += 1) {
    const result = yield* callApi(endpoint, input)
    if (result.ok) {
      yield* put(resourceLoaded({ at, data: result.data, meta: result.meta, stale: result.stale }))
      return
    }
    if (DEFINITE.includes(result.error.status)) {
      yield* put(resourceFailed({ at, error: result.error }))
      return
    }
    yield* delay(QUIET_PAUSES_MS[tries] ?? 30_000)
  }
}
