import { availableParallelism } from 'node:os'
import { categoryOf, type Recorded } from '@kredka/contracts/kernel/events'
import { Refusal } from '../../terminal/run-main.ts'
import type { EventSource, Place } from '../source/source.ts'
import { ask, type Partition, type States } from './fold.ts'
import { type FolderThread, startFolderThread } from './folder-thread.ts'
import type { LoadedReducer } from './load-reducer.ts'
import type { ReplayOptions } from './replay.ts'
import type { SavedState } from './state-file.ts'

/** More threads than this the one that reads cannot feed. */
const THREADS_MAX = 8

/** Whether categories may be folded apart: they have states of their own, or the reducer says how two become one. */
export function assertParallel({ path, merge }: LoadedReducer, by: Partition | null): void {
  if (by === 'stream' || by === 'category' || merge !== null) return
  throw new Refusal(
    `${path} has no 'merge' of two states: --parallel folds categories apart. Add one, or --by stream or category.`,
  )
}

/**
 * The same as a replay in one thread, where the order of events of different categories does not matter: each category
 * is folded by one of several threads. One thread reads and hands on what the reducer has a function for.
 * @throws Refusal, the first of any thread
 */
export async function replayInParallel(
  source: EventSource,
  reducer: LoadedReducer,
  types: ReadonlySet<string>,
  { by, until, signal, onProgress }: Omit<ReplayOptions, 'from'>,
  threads = Math.min(THREADS_MAX, availableParallelism()),
): Promise<SavedState> {
  const setup = { path: reducer.path, by, types }
  const started = Array.from({ length: threads }, () => startFolderThread(setup))
  const threadOf = assignCategories(started)
  let place: Place | null = null
  let events = 0
  try {
    for await (const page of source.read(null)) {
      if (signal.aborted) break
      const heard = page.filter(
        ({ type, metadata }) => reducer.on[type] !== undefined && Date.parse(metadata.occurred_at) < until,
      )
      for (const [thread, some] of Map.groupBy(heard, threadOf)) await thread.give(some)
      const last = page.at(-1)
      if (last !== undefined) place = { position: last.position, event_id: last.id }
      events += page.length
      onProgress(events)
    }
    const states = await Promise.all(started.map((thread) => thread.finish()))
    return { place, events, states: mergeAll(reducer, states) }
  } finally {
    await Promise.all(started.map((thread) => thread.end()))
  }
}

/** Categories in turn, as they appear: the same in every replay of one log. */
function assignCategories(threads: readonly FolderThread[]): (event: Recorded) => FolderThread {
  const known = new Map<string, FolderThread>()
  return ({ stream }) => {
    const category = categoryOf(stream)
    const thread = known.get(category) ?? threads[known.size % threads.length]
    if (thread === undefined) throw new Error('there is no thread')
    known.set(category, thread)
    return thread
  }
}

function mergeAll(reducer: LoadedReducer, all: readonly States[]): States {
  const merged = new Map<string, unknown>()
  for (const [key, state] of all.flatMap((states) => [...states])) {
    merged.set(key, merged.has(key) ? mergeTwo(reducer, merged.get(key), state) : state)
  }
  return merged
}

function mergeTwo(reducer: LoadedReducer, one: unknown, other: unknown): unknown {
  const merged = ask(reducer, "in 'merge'", () => reducer.merge?.(one, other))
  if (merged === undefined) throw new Refusal(`${reducer.path} gave back no state in 'merge'.`)
  return merged
}
