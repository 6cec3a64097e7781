import type { Rejection } from '@kredka/contracts/kernel/errors'
import type { AnyEvent } from '@kredka/contracts/kernel/events'

/**
 * A stream's rules as three pure values. No clock, no id, no I/O: what a decision needs comes with the command. Its
 * test is a story: given these events, when this command, then these events or this rejection.
 */
export interface Decider<State, Command, E extends AnyEvent> {
  /** The stream of an instance is `category-id`. No dash in it. */
  readonly category: string
  readonly initial: State
  /** Unknown events leave the state as it is. Personal fields are null here: folding opens no envelopes. */
  readonly evolve: (state: State, event: E) => State
  /** No events: nothing is left to do. */
  readonly decide: (state: State, command: Command) => readonly E[] | Rejection
  /**
   * What a state takes in memory, in bytes and roughly: for states that grow with their stream, so that the fold cache
   * keeps fewer of them. Asked after every append, so it counts and does not measure. Default: next to nothing.
   */
  readonly weight?: (state: State) => number
}
