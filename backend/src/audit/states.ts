import { type AnyEvent, categoryOf } from '@kredka/contracts/kernel/events'
import type { StreamState } from '../kernel/stream-state.ts'
import { type Values, valuesOf } from './values.ts'

/** A stream's state while its events are taken one after the other. */
export interface Folding {
  take(event: AnyEvent): void
  values(): Values
}

export type FoldOf = (stream: string) => Folding

/**
 * States as the deciders know them. Where a stream decides nothing it has none: then what was written last under each
 * name stands in its place.
 */
export function createFolds(states: readonly StreamState[]): FoldOf {
  const byCategory = Map.groupBy(states, ({ category }) => category)
  return (stream) => {
    const category = categoryOf(stream)
    const parts = (byCategory.get(category) ?? [writtenLast(category)]).map((of) => ({ of, state: of.initial }))
    return {
      take(event) {
        for (const part of parts) part.state = part.of.evolve(part.state, event)
      },
      values: () => {
        const named = parts.map(({ of, state }) => (of.part === null ? state : { [of.part]: state }))
        return new Map(named.flatMap((state) => [...valuesOf(state)]))
      },
    }
  }
}

function writtenLast(category: string): StreamState {
  return {
    ...{ category, part: null, initial: {} },
    evolve: (state, { data }) => Object.assign({}, state, data),
  }
}
