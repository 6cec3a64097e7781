import type { Static, TObject } from 'typebox'
import type { EventMetadata, Position } from './ports.ts'
import { PERSONAL } from './schema.ts'

/**
 * A type of event: its name in the past tense, the schema of its newest version, and the way up from every older one
 * (EVT-08). Code sees only the newest version; stored events are lifted when they are read.
 */
export interface EventDefinition<Name extends string = string, Schema extends TObject = TObject> {
  readonly kind: 'event'
  readonly name: Name
  /** Schema of the newest version. */
  readonly schema: Schema
  /** Number of the newest version, from 1. */
  readonly version: number
  /** Older schemas by version, and how version n becomes n + 1 (pure). */
  readonly older: readonly OlderVersion[]
  /** Personal properties: property → property that holds the subject's id. */
  readonly personal: Readonly<Record<string, string>>
}

export interface OlderVersion {
  readonly schema: TObject
  readonly upcast: (data: Readonly<Record<string, unknown>>) => Record<string, unknown>
}

/** @param older the versions before this one, oldest first */
export function event<const Name extends string, Schema extends TObject>(
  name: Name,
  schema: Schema,
  older: readonly OlderVersion[] = [],
): EventDefinition<Name, Schema> {
  return { kind: 'event', name, schema, version: older.length + 1, older, personal: personalOf(schema) }
}

/** A version whose data are those of the next: only what they may be was narrower. */
export function narrowerVersion(schema: TObject): OlderVersion {
  return { schema, upcast: (data) => ({ ...data }) }
}

/** Personal properties of one version: property → property that holds the subject's id. */
export function personalOf(schema: TObject): Readonly<Record<string, string>> {
  const found: Record<string, string> = {}
  for (const [property, value] of Object.entries(schema.properties)) {
    const subject = (value as unknown as Record<string, unknown>)[PERSONAL]
    if (typeof subject === 'string') found[property] = subject
  }
  return found
}

/** `{type: 'OfferSubmitted', data: {…}}` for a definition: what deciders return and fold. */
export type EventOf<D> =
  D extends EventDefinition<infer Name, infer Schema> ? { readonly type: Name; readonly data: Static<Schema> } : never

/** The union of events of a module's table of definitions. */
export type EventsOf<Table extends Readonly<Record<string, EventDefinition>>> = {
  [K in keyof Table]: EventOf<Table[K]>
}[keyof Table]

/** Any event of the product, for code that treats all alike. */
export interface AnyEvent {
  readonly type: string
  readonly data: Readonly<Record<string, unknown>>
}

/**
 * An event as projections, policies and live readers get it: opened, lifted to the newest version, with its place in
 * the log.
 */
export type Recorded<E extends AnyEvent = AnyEvent> = E & {
  readonly id: string
  readonly stream: string
  readonly revision: number
  readonly position: Position
  readonly metadata: EventMetadata
}

/** The constructor of an event value: `make(OfferSubmitted, {…})`. */
export function make<D extends EventDefinition>(definition: D, data: Static<D['schema']>): EventOf<D> {
  return { type: definition.name, data } as unknown as EventOf<D>
}

/**
 * An event's type with what is done with such events: an entry of a table by type, which calls it with nothing else.
 * @param handle knows its event's type; whoever looks it up in the table need not
 */
export function entryFor<D extends EventDefinition, Rest extends readonly unknown[], R>(
  definition: D,
  handle: (event: Recorded<EventOf<D> & AnyEvent>, ...rest: Rest) => R,
): Readonly<Record<string, (event: Recorded, ...rest: Rest) => R>> {
  return { [definition.name]: handle as unknown as (event: Recorded, ...rest: Rest) => R }
}

/** `category-id`: a stream is a consistency boundary. The category ends at the first dash. */
export function streamOf(category: string, id: string): string {
  return `${category}-${id}`
}

export function categoryOf(stream: string): string {
  const dash = stream.indexOf('-')
  return dash < 0 ? stream : stream.slice(0, dash)
}

/** The part after the category. */
export function idOf(stream: string): string {
  return stream.slice(stream.indexOf('-') + 1)
}
