import type { AnyEvent, EventDefinition, Recorded } from '@kredka/contracts/kernel/events'

export type Definitions = ReadonlyMap<string, EventDefinition>

/** The event as it reads with every key gone. */
export function withoutPersonal<E extends AnyEvent>(event: E, definitions: Definitions): E {
  const named = Object.keys(definitions.get(event.type)?.personal ?? {})
  if (named.length === 0) return event
  return { ...event, data: { ...event.data, ...Object.fromEntries(named.map((property) => [property, null])) } }
}

export interface PersonalPart {
  /** Properties that hold something. */
  readonly values: Readonly<Record<string, unknown>>
  /** Names of those that hold nothing (any more). */
  readonly gone: readonly string[]
  /** Whose the values are. */
  readonly subjects: readonly string[]
}

export function personalPart({ type, data }: Recorded, definitions: Definitions): PersonalPart {
  const personal = Object.entries(definitions.get(type)?.personal ?? {})
  const held = personal.filter(([property]) => data[property] !== null && data[property] !== undefined)
  return {
    values: Object.fromEntries(held.map(([property]) => [property, data[property]])),
    gone: personal.map(([property]) => property).filter((property) => !held.some(([name]) => name === property)),
    subjects: [...new Set(held.map(([, named]) => data[named]).filter((id) => typeof id === 'string'))],
  }
}
