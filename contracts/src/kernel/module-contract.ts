import type { Channel } from './channel.ts'
import type { Endpoint } from './endpoints.ts'
import type { EventDefinition } from './events.ts'
import type { LifeCycle } from './life-cycle.ts'

/** One kind of stream: a consistency boundary with the events that it holds. */
export interface StreamKind {
  /** What stands before the dash of its name. */
  readonly category: string
  /** What stands behind it: the name of an id in the events' data, or `house` where there is one stream alone. */
  readonly key: string
  readonly about: string
  readonly events: readonly EventDefinition[]
}

/**
 * What a module says to others: what can be asked of it, what it writes into the log, and what its answers are made of.
 * Routes, catalogue of events, both documents of the API and the history of a person are made from it.
 */
export interface Contract {
  /** Of its folder in every room. */
  readonly name: string
  /** As those who read of the API know it. */
  readonly title: string
  /** One sentence for them, where the title does not say it all. */
  readonly about?: string
  readonly endpoints: readonly Endpoint[]
  readonly events: Readonly<Record<string, EventDefinition>>
  /** The kinds of streams in which its events stand. */
  readonly streams: readonly StreamKind[]
  /** What can become of its things, where the contract declares graphs. */
  readonly lifeCycles?: readonly LifeCycle[]
  /** Sockets of its own, beside the one that everybody has who is logged in. */
  readonly channels?: readonly Channel[]
  /** What `views.ts` exports: its schemas stand under their names in the documents. */
  readonly views: Readonly<Record<string, unknown>>
}

/**
 * What every module has is asked for, so that a module that lacks it says so itself. Servers and tools alone import
 * it: it knows all events.
 */
export function defineContract(contract: Contract): Contract {
  return contract
}

export function stream(category: string, key: string, about: string, events: readonly EventDefinition[]): StreamKind {
  return { category, key, about, events }
}
