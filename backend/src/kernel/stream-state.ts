import type { AnyEvent } from '@kredka/contracts/kernel/events'
import type { Decider } from './decider.ts'

/** How the state of a kind of stream follows from its events, for whoever looks at it and decides nothing (ADM-03). */
export interface StreamState {
  readonly category: string
  /** Names it where several deciders fold one stream. */
  readonly part: string | null
  readonly initial: unknown
  readonly evolve: (state: unknown, event: AnyEvent) => unknown
}

export function streamState<S, C, E extends AnyEvent>(
  { category, initial, evolve }: Decider<S, C, E>,
  part: string | null = null,
): StreamState {
  return { category, part, initial, evolve: evolve as unknown as StreamState['evolve'] }
}
