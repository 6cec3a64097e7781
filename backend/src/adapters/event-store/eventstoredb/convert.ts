import type { EventData, JSONType, RecordedEvent } from '@eventstore/db-client'
import type { Json, NewEvent, StoredEvent } from '@kredka/contracts/kernel/ports'
import { isKnown, toPosition } from './position.ts'

export function toEventData(event: NewEvent): EventData {
  const { type, metadata } = event
  const common = { id: event.id.toLowerCase(), type, metadata: { ...metadata } }
  return event.data instanceof Uint8Array
    ? { ...common, contentType: 'application/octet-stream', data: event.data }
    : // The client's type leaves out bare numbers, booleans and null, which it writes like any other JSON.
      { ...common, contentType: 'application/json', data: event.data as JSONType }
}

/** @throws Error from a server before 22.6, which tells no positions when it reads a stream */
export function toStoredEvent(event: RecordedEvent): StoredEvent {
  if (!isKnown(event.position)) throw new Error('this server is too old: it tells no positions with its events')
  return {
    id: event.id,
    stream: event.streamId,
    type: event.type,
    revision: Number(event.revision),
    position: toPosition(event.position),
    // What the client marks as JSON it has parsed from JSON.
    data: event.data instanceof Uint8Array ? event.data : (event.data as Json),
    metadata: toMetadata(event.metadata),
  }
}

/** Events of other writers may carry anything here; the port promises texts. */
function toMetadata(metadata: unknown): Record<string, string> {
  if (typeof metadata !== 'object' || metadata === null || metadata instanceof Uint8Array) return {}
  const texts = Object.entries(metadata).map(([name, value]: [string, unknown]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ])
  return Object.fromEntries(texts)
}

/** Holds the event that gives the log its identity, which no reader of the log sees. */
export const IDENTITY_STREAM = 'log-identity'

/** What no reader of the log sees: the server's own events and the log's identity. */
export function isSystemEvent(event: RecordedEvent): boolean {
  return isOfServer(event) || event.streamId === IDENTITY_STREAM
}

/** Statistics, metadata of streams, links. */
export function isOfServer({ type, streamId }: RecordedEvent): boolean {
  return type.startsWith('$') || streamId.startsWith('$')
}
