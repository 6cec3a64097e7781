import type { Catalog } from '@kredka/backend/kernel/catalog'
import type { EventEncryption } from '@kredka/backend/kernel/event-encryption'
import type { EventDefinition } from '@kredka/contracts/kernel/events'
import type { Position, StoredEvent } from '@kredka/contracts/kernel/ports'

/** Events as lines of JSON, without their line feeds. */
export type ToLines = (events: readonly StoredEvent[]) => Promise<readonly string[]>

/** @param rename what becomes of a line before it is written, such as pseudonyms in place of ids */
export function maskedLines(definitions: Catalog['definitions'], rename = (line: string) => line): ToLines {
  return async (events) => events.map((event) => rename(lineOf(event, definitions)))
}

/**
 * What is personal stands there in clear, but for that of people who were forgotten. Data are in their newest version,
 * which is what `schema_version` then says. Events that the product does not know stay as they are stored.
 */
export function clearLines(
  definitions: Catalog['definitions'],
  { openEvents }: Pick<EventEncryption, 'openEvents'>,
): ToLines {
  return async (events) => {
    const known = events.filter(({ type }) => definitions.has(type))
    const opened = new Map((await openEvents(known)).map((event) => [event.id, event]))
    return events.map((event) => {
      const found = opened.get(event.id)
      if (found === undefined) return lineOf(event, definitions)
      const { position, stream, revision, id, type, data } = found
      const metadata = { ...found.metadata, schema_version: String(definitions.get(type)?.version) }
      return JSON.stringify({ position, stream, revision, id, type, metadata, data })
    })
  }
}

/**
 * An event as one line of JSON, without its line feed. What is personal stands there as null (the envelopes that hold
 * it stay behind), also where it was stored in clear before it was marked as personal, so that an export may be handed
 * on.
 */
export function lineOf(event: StoredEvent, definitions: Catalog['definitions']): string {
  const { position, stream, revision, id, type, metadata } = event
  const data = maskPersonal(
    event.data,
    marksOf(definitions.get(type), () => metadata['schema_version']),
  )
  return JSON.stringify({ position, stream, revision, id, type, metadata, data })
}

export type Marks = ((property: string) => boolean) | null

/**
 * Whether a property of stored data is personal by now; null where none is. What an older version named otherwise may
 * be, where its event has anything personal.
 * @param schemaVersion is asked only where there was an older one
 */
export function marksOf(definition: EventDefinition | undefined, schemaVersion: () => string | undefined): Marks {
  if (definition === undefined || Object.keys(definition.personal).length === 0) return null
  const isOlder = definition.version > 1 && Number(schemaVersion()) < definition.version
  return (property) => property in definition.personal || (isOlder && !(property in definition.schema.properties))
}

export function maskPersonal(data: StoredEvent['data'], isPersonal: Marks): unknown {
  if (data instanceof Uint8Array) return { base64: Buffer.from(data).toString('base64') }
  if (data === null || typeof data !== 'object' || Array.isArray(data)) return data
  // Most events: nothing is copied that is only written down.
  if (isPersonal === null && !Object.hasOwn(data, '$encrypted')) return data
  const { $encrypted: _, ...rest } = data as Readonly<Record<string, unknown>>
  return Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, isPersonal?.(name) ? null : value]))
}

/** @returns the position that a line of an export names, null when it is no such line */
export function positionOf(line: string): Position | null {
  try {
    const { position } = JSON.parse(line) as { position?: unknown }
    return typeof position === 'string' ? position : null
  } catch {
    return null
  }
}
