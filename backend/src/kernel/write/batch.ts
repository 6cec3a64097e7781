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
  /** What the drafts lead to; null where that is not known, as some of what was decided did not fit. */
  readonly after: { readonly state: unknown } | null
}

interface Parts {
  readonly store: EventStore
  readonly catalog: Catalog
  readonly encryption: EventEncryption
}

/** Decided, and open yet. */
type OpenDraft = Omit<Draft, 'encrypted'>
type Decided =
  | { readonly kind: 'decides'; readonly drafts: readonly OpenDraft[] }
  | { readonly kind: 'joins' }
  | Exclude<Outcome, { readonly kind: 'appends' | 'joins' }>

/**
 * Decides commands in turn, each on the state that the ones before it lead to. What they decide is encrypted together:
 * five hundred people who come at once need one statement for their keys.
 */
export async function decideInTurn(
  { store, catalog, encryption }: Parts,
  stream: string,
  fold: StreamFold,
  commands: readonly PendingCommand[],
): Promise<Batch> {
  const { revision: expected } = fold
  let { state } = fold
  let events = 0
  const decided: Decided[] = []
  const decidedHere = new Set<string>()

  for (const { decider, command, context } of commands) {
    const one = await decideOne(decider, command, context)
    if (one.kind === 'decides') {
      if (one.drafts.length > MAX_APPEND_EVENTS) {
        decided.push({ kind: 'failed', error: tooLarge(context, one.drafts.length) })
        continue
      }
      if (events + one.drafts.length > MAX_APPEND_EVENTS) break
      events += one.drafts.length
      decidedHere.add(context.command_id)
      for (const { event } of one.drafts) state = decider.evolve(state, encryption.hidePersonal(event))
    }
    decided.push(one)
  }
  return encryptAll()

  async function decideOne(decider: SomeDecider, command: unknown, context: CommandContext): Promise<Decided> {
    if (decidedHere.has(context.command_id)) return { kind: 'joins' }
    try {
      const known = await eventsOf(context.command_id)
      if (known !== undefined) return { kind: 'repeats', events: known }
      const made = decider.decide(state, command)
      if (isRejection(made)) return { kind: 'rejected', rejection: made }
      if (made.length === 0) return { kind: 'nothing' }
      return { kind: 'decides', drafts: draftEvents(made, context) }
    } catch (error) {
      return { kind: 'failed', error }
    }
  }

  /** As many as fit into one append. What was decided after one that fails stands on it, and is decided anew. */
  async function encryptAll(): Promise<Batch> {
    await encryption.loadKeys(
      decided.flatMap((one) => (one.kind === 'decides' ? one.drafts.map(({ event }) => event) : [])),
    )
    const drafts: Draft[] = []
    const outcomes: Outcome[] = []
    const byCommand = new Map<string, readonly Draft[]>()
    let bytes = 0
    for (const [n, one] of decided.entries()) {
      const context = commands[n]?.context
      if (context === undefined) break
      if (one.kind === 'joins') {
        outcomes.push({ kind: 'joins', drafts: byCommand.get(context.command_id) ?? [] })
        continue
      }
      if (one.kind !== 'decides') {
        outcomes.push(one)
        continue
      }
      const made = await encryptDrafts(one.drafts).catch((error: unknown) => ({ error }))
      if ('error' in made) {
        outcomes.push({ kind: 'failed', error: made.error })
        break
      }
      const weight = commands.length === 1 ? 0 : weightOf(made)
      if (weight > MAX_APPEND_BYTES) {
        outcomes.push({ kind: 'failed', error: tooLarge(context, made.length) })
        break
      }
      if (bytes + weight > MAX_APPEND_BYTES) break
      bytes += weight
      drafts.push(...made)
      byCommand.set(context.command_id, made)
      outcomes.push({ kind: 'appends', drafts: made })
    }
    return { expected, drafts, outcomes, after: drafts.length === events ? { state } : null }
  }

  async function encryptDrafts(open: readonly OpenDraft[]): Promise<readonly Draft[]> {
    const made: Draft[] = []
    for (const draft of open)
      made.push({ ...draft, encrypted: await encryption.encrypt(stream, draft.id, draft.event) })
    return made
  }

  /** What the command appended before, read where the index says that it may stand. */
  async function eventsOf(commandId: string): Promise<readonly StoredEvent[] | undefined> {
    for (const { first, count } of fold.commands.find(commandId)) {
      const found = await store.read(stream, { from: first, limit: count })
      if (found.length > 0 && found.every(({ metadata }) => metadata['command_id'] === commandId)) return found
    }
    return undefined
  }

  function draftEvents(made: readonly AnyEvent[], context: CommandContext): readonly OpenDraft[] {
    return made.map((event, n) => {
      catalog.check(event)
      const metadata = metadataFor(context, catalog.definition(event.type).version)
      return { id: eventId(context.command_id, n), revision: expected + events + n + 1, event, metadata }
    })
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
