import { isRejection, type Rejection } from '@kredka/contracts/kernel/errors'
import {
  type AnyEvent,
  type EventDefinition,
  type EventOf,
  entryFor,
  type Recorded,
} from '@kredka/contracts/kernel/events'
import type { CommandContext, WriteSide } from './write-side.ts'

/**
 * A policy turns events into commands and mails. It starts at the log's head when first deployed, is never rebuilt, and
 * may run more than once for an event: its command ids derive from event and policy, so the second time changes nothing
 * (EVT-05).
 */
export interface Policy {
  /** Unique, stable: ids derive from it. `module.what-it-does`. */
  readonly name: string
  /** Also run by the request that appended the event, before it answers; the runner stays the guarantee. */
  readonly inline: boolean
  /**
   * So many events of different streams may be handled at once, for a policy to which only the order within a stream
   * matters. Default: one by one, in the log's order.
   */
  readonly atOnce?: number
  readonly on: Readonly<Record<string, React>>
}

/**
 * A rejection counts as handled (the state has moved on); what is thrown is retried, then dead-lettered for that stream
 * (EVT-06).
 */
export type React = (event: Recorded, reaction: Reaction) => Promise<void | Rejection>

export interface Reaction {
  readonly write: WriteSide
  /** The event that led here. */
  readonly cause: { readonly event_id: string; readonly type: string; readonly stream: string }
  /**
   * The context of the policy's commands: system actor, the event's correlation, its id as cause. `step` tells apart
   * several commands of one policy for one event.
   */
  context(command: string, step?: string): CommandContext
  /** A new entity id, the same at every repeat. */
  entityId(step?: string): string
}

/** What a reaction gives back of the command that it led to. */
export function rejectionOf<T>(outcome: T | Rejection): Rejection | undefined {
  return isRejection(outcome) ? outcome : undefined
}

/** `...when(OfferActivated, async (event, reaction) => …)`: a reaction that knows its event's type. */
export function when<D extends EventDefinition>(
  definition: D,
  react: (event: Recorded<EventOf<D> & AnyEvent>, reaction: Reaction) => Promise<void | Rejection>,
): Readonly<Record<string, React>> {
  return entryFor(definition, react)
}

/**
 * A due time that became known with an event, and the command it leads to. The decider ignores one whose state has
 * moved on.
 */
export interface Alarm {
  readonly name: string
  /** Several changes are of several keys. */
  readonly set: Readonly<Record<string, (event: Recorded) => AlarmChange | readonly AlarmChange[] | null>>
  readonly fire: (alarm: FiredAlarm, reaction: Reaction) => Promise<void | Rejection>
}
export type AlarmChange =
  | { readonly key: string; readonly due_at: string }
  | { readonly key: string; readonly off: true }
export interface FiredAlarm {
  readonly key: string
  readonly due_at: string
  /** Milliseconds. */
  readonly now: number
}
