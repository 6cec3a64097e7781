import type { Rejection } from '@kredka/contracts/kernel/errors'
import type { AnyEvent, Recorded } from '@kredka/contracts/kernel/events'
import type { Actor, Position } from '@kredka/contracts/kernel/ports'
import type { Decider } from './decider.ts'

/**
 * One person's (or policy's) command on its way through the write side. Every event it causes carries these (EVT-09).
 */
export interface CommandContext {
  readonly actor: Actor
  /**
   * UUIDv5 of actor and `Idempotency-Key`, or of causing event and policy, else random. The same id is decided once:
   * event ids derive from it, and a stream that knows it answers from its events.
   */
  readonly command_id: string
  /** The command's name in the contract, such as `offers.submit`. */
  readonly command: string
  readonly correlation_id: string
  /**
   * The event that led here; the command itself where a person or a clock began it; of a step (`stepCommandId`) the
   * command of the request. `verify` keeps to this (ANA-04).
   */
  readonly causation_id: string
  /** Milliseconds, from the injected clock, taken when the command arrived. */
  readonly now: number
  readonly origin: 'live' | 'seed'
}

export interface Executed<E extends AnyEvent = AnyEvent> {
  /** Where the log must be read to for this to be visible. Null when nothing was appended, ever. */
  readonly position: Position | null
  /** The stream's last revision, -1 for an empty stream. */
  readonly revision: number
  /** What the command appended; on a repeat, what it appended the first time. */
  readonly events: readonly Recorded<E>[]
}

export interface Folded<State> {
  readonly state: State
  /** -1 for an absent stream. */
  readonly revision: number
}

/** The way in for every change of state of the product. */
export interface WriteSide {
  /**
   * Decides `command` on the stream `decider.category-id` and appends what it gives, through the stream's mailbox. A
   * lost race is decided anew for up to 2 s, then `CONFLICT`. Runs the inline policies of the appended events before it
   * answers; the position is that of the last event of all.
   * @throws StoreUnavailableError when the store is down
   */
  execute<S, C, E extends AnyEvent>(
    decider: Decider<S, C, E>,
    id: string,
    command: C,
    context: CommandContext,
  ): Promise<Executed<E> | Rejection>
  /**
   * The state of a stream as of a moment ago, from the cache, brought up to date when older than `max_age_ms` (default
   * 0: read the tail).
   */
  fold<S, C, E extends AnyEvent>(decider: Decider<S, C, E>, id: string, max_age_ms?: number): Promise<Folded<S>>
  /** Events that any process appended: whatever the cache knows of their streams is read again before it is used. */
  noteRevisions(events: readonly { readonly stream: string; readonly revision: number }[]): void
}
