import { isRejection, type Rejection } from '@kredka/contracts/kernel/errors'
import type { AnyEvent } from '@kredka/contracts/kernel/events'
import {
  AppendTooLargeError,
  type EventMetadata,
  type EventStore,
  type Json,
  MAX_APPEND_BYTES,
  MAX_APPEND_EVENTS,
  type StoredEvent,
} from '@kredka/contracts/kernel/ports'
import type { Catalog } from '../catalog.ts'
import type { EventEncryption } from '../event-encryption.ts'
import { actorText, eventId } from '../ids.ts'
import type { CommandContext } from '../write-side.ts'
import type { SomeDecider, StreamFold } from './fold-cache.ts'
import type { PendingCommand } from './mailboxes.ts'

/** An event about to be appended, open as decided and encrypted as stored. */
export interface Draft {
  readonly id: string
  readonly revision: number
  readonly event: AnyEvent
  readonly encrypted: Json
  readonly metadata: EventMetadata
}

export type Outcome =
  | { readonly kind: 'appends'; readonly drafts: readonly Draft[] }
  /** A repeat of a command that an earlier command of the same batch carries. */
  | { readonly kind: 'joins'; readonly drafts: readonly Draft[] }
  | { readonly kind: 'repeats'; readonly events: readonly StoredEvent[] }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'rejected'; readonly rejection: Rejection }
  | { readonly kind: 'failed'; readonly error: unknown }

export interface Batch {
  /** Of the stream as it was when the batch was decided. */
  readonly expected: number
  readonly drafts: readonly Draft[]
  /** One per command, in order; fewer than commands when the append was full. */
  readonly outcomes: readonly Outcome[]
}

interface Parts {
  readonly store: EventStore
  readonly catalog: Catalog
  readonly encryption: EventEncryption
}

/** Decides commands in turn, each on the state that the ones before it lead to. */
export async function decideInTurn(
  { store, catalog, encryption }: Parts,
  stream: string,
  fold: StreamFold,
  commands: readonly PendingCommand[],
): Promise<Batch> {
  const { revision: expected } = fold
  let { state } = fold
  let bytes = 0
  const drafts: Draft[] = []
  const outcomes: Outcome[] = []
  const decidedHere = new Map<string, readonly Draft[]>()

  for (const { decider, command, context } of commands) {
    const outcome = await decideOne(decider, command, context)
    if (outcome.kind === 'appends') {
      const weight = commands.length === 1 ? 0 : weightOf(outcome.drafts)
      if (!fits(outcome.drafts.length, weight)) {
        outcomes.push({ kind: 'failed', error: tooLarge(context, outcome.drafts.length) })
        continue
      }
      if (!fits(drafts.length + outcome.drafts.length, bytes + weight)) break
      bytes += weight
      drafts.push(...outcome.drafts)
      decidedHere.set(context.command_id, outcome.drafts)
      for (const { event } of outcome.drafts) state = decider.evolve(state, encryption.hidePersonal(event))
    }
    outcomes.push(outcome)
  }
  return { expected, drafts, outcomes }

  async function decideOne(decider: SomeDecider, command: unknown, context: CommandContext): Promise<Outcome> {
    const before = decidedHere.get(context.command_id)
    if (before !== undefined) return { kind: 'joins', drafts: before }
    try {
      const events = await eventsOf(context.command_id)
      if (events !== undefined) return { kind: 'repeats', events }
      const decided = decider.decide(state, command)
      if (isRejection(decided)) return { kind: 'rejected', rejection: decided }
      if (decided.length === 0) return { kind: 'nothing' }
      return { kind: 'appends', drafts: await draftEvents(decided, context) }
    } catch (error) {
      return { kind: 'failed', error }
    }
  }

  /** What the command appended before, read where the index says that it may stand. */
  async function eventsOf(commandId: string): Promise<readonly StoredEvent[] | undefined> {
    for (const { first, count } of fold.commands.find(commandId)) {
      const events = await store.read(stream, { from: first, limit: count })
      if (events.length > 0 && events.every(({ metadata }) => metadata['command_id'] === commandId)) return events
    }
    return undefined
  }

  async function draftEvents(events: readonly AnyEvent[], context: CommandContext): Promise<readonly Draft[]> {
    const made: Draft[] = []
    for (const event of events) {
      catalog.check(event)
      const id = eventId(context.command_id, made.length)
      made.push({
        id,
        revision: expected + drafts.length + made.length + 1,
        event,
        encrypted: await encryption.encrypt(stream, id, event),
        metadata: metadataFor(context, catalog.definition(event.type).version),
      })
    }
    return made
  }
}

/** What the store keeps of a command beside the event itself (EVT-09). */
function metadataFor(context: CommandContext, version: number): EventMetadata {
  return {
    occurred_at: new Date(context.now).toISOString(),
    actor: actorText(context.actor),
    command_id: context.command_id,
    command: context.command,
    $correlationId: context.correlation_id,
    $causationId: context.causation_id,
    schema_version: String(version),
    origin: context.origin,
  }
}

function fits(events: number, bytes: number): boolean {
  return events <= MAX_APPEND_EVENTS && bytes <= MAX_APPEND_BYTES
}

function weightOf(drafts: readonly Draft[]): number {
  let bytes = 0
  for (const { id, event, encrypted, metadata } of drafts) {
    bytes += Buffer.byteLength(JSON.stringify([id, event.type, encrypted, metadata]))
  }
  return bytes
}

function tooLarge(context: CommandContext, events: number): AppendTooLargeError {
  return new AppendTooLargeError(`${context.command} gives ${events} events, more than one append holds`)
}
