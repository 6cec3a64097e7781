import type { EventSource, Place } from '../source/source.ts'
import { ask, createFold, type Partition, type States, WHOLE } from './fold.ts'
import type { LoadedReducer } from './load-reducer.ts'
import type { SavedState } from './state-file.ts'

export interface ReplayOptions {
  readonly by: Partition | null
  /** Milliseconds: events that happened before this instant. */
  readonly until: number
  /** Goes on from here. */
  readonly from: SavedState | null
  readonly signal: AbortSignal
  /** Called after each page with the events read so far. */
  readonly onProgress: (read: number) => void
}

/** Folds the events of a source through each of these reducers, in one reading (ANA-02). */
export async function replayAll(
  source: EventSource,
  reducers: readonly LoadedReducer[],
  { by, until, from, signal, onProgress }: ReplayOptions,
): Promise<readonly SavedState[]> {
  const folds = reducers.map((reducer) => createFold(reducer, by, from?.states))
  let place: Place | null = from?.place ?? null
  let events = from?.events ?? 0
  for await (const page of source.read(place)) {
    if (signal.aborted) break
    for (const event of page) {
      if (Date.parse(event.metadata.occurred_at) >= until) continue
      for (const fold of folds) fold.take(event)
    }
    const last = page.at(-1)
    if (last !== undefined) place = { position: last.position, event_id: last.id }
    events += page.length
    onProgress(events)
  }
  return folds.map(({ states }) => ({ place, events, states }))
}

/** What a reducer shows of its states: one result, or one for each part by its name. */
export function resultOf(reducer: LoadedReducer, by: Partition | null, states: States): unknown {
  const show = (state: unknown) => ask(reducer, "in 'result'", () => reducer.result(state))
  if (by === null) return show(states.has(WHOLE) ? states.get(WHOLE) : structuredClone(reducer.initial))
  return Object.fromEntries(partsOf(states).map((key) => [key, show(states.get(key))]))
}

export function partsOf(states: States): readonly string[] {
  return [...states.keys()].toSorted((a, b) => (a < b ? -1 : 1))
}
