import {
  AppendTooLargeError,
  type ExpectedRevision,
  MAX_APPEND_BYTES,
  MAX_APPEND_EVENTS,
  type NewEvent,
} from '@kredka/contracts/kernel/ports'

/** An event as every store keeps it: JSON as text, so that what is read back is what was written, to the letter. */
export interface EncodedEvent {
  /** Lower-case UUID. */
  readonly id: string
  readonly type: string
  /** JSON text, or the bytes themselves. */
  readonly data: string | Uint8Array
  /** JSON text. */
  readonly metadata: string
}

export interface EncodedAppend {
  readonly stream: string
  readonly expected: ExpectedRevision
  readonly events: readonly EncodedEvent[]
  /** Of data and metadata together. */
  readonly bytes: number
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const MAX_NAME = 400

/**
 * What any adapter may be handed, checked before it is handed on: one bad append must never spoil those that travel
 * with it (EVT-03).
 * @throws AppendTooLargeError beyond the port's limits
 * @throws TypeError for names, ids or revisions that no store could keep
 */
export function encodeAppend(stream: string, expected: ExpectedRevision, events: readonly NewEvent[]): EncodedAppend {
  checkName('stream', stream)
  if (stream.startsWith('$')) throw new TypeError(`stream ${stream}: names that begin with $ belong to the store`)
  if (typeof expected === 'number' && !(Number.isSafeInteger(expected) && expected >= 0)) {
    throw new TypeError(`stream ${stream}: ${expected} is no revision`)
  }
  if (events.length === 0) throw new TypeError(`stream ${stream}: nothing to append`)
  if (events.length > MAX_APPEND_EVENTS) {
    throw new AppendTooLargeError(`stream ${stream}: ${events.length} events, at most ${MAX_APPEND_EVENTS}`)
  }
  const encoded = events.map(encodeEvent)
  if (new Set(encoded.map(({ id }) => id)).size < encoded.length) {
    throw new TypeError(`stream ${stream}: two events of one append have the same id`)
  }
  const bytes = encoded.reduce((sum, event) => sum + bytesOf(event), 0)
  if (bytes > MAX_APPEND_BYTES) {
    throw new AppendTooLargeError(`stream ${stream}: ${bytes} bytes, at most ${MAX_APPEND_BYTES}`)
  }
  return { stream, expected, events: encoded, bytes }
}

/** @throws TypeError for an id or a type that no store could keep, or data that are no JSON */
export function encodeEvent(event: NewEvent): EncodedEvent {
  const id = event.id.toLowerCase()
  if (!UUID.test(id)) throw new TypeError(`event id ${event.id} is no UUID`)
  checkName('event type', event.type)
  const data = event.data instanceof Uint8Array ? event.data : JSON.stringify(event.data)
  if (data === undefined) throw new TypeError(`event ${id}: its data is no JSON`)
  return { id, type: event.type, data, metadata: JSON.stringify(event.metadata) }
}

function checkName(what: string, name: string): void {
  if (name === '' || name.length > MAX_NAME || name.includes('\0') || !name.isWellFormed()) {
    throw new TypeError(`${what} ${JSON.stringify(name)}: 1 to ${MAX_NAME} characters of well-formed text`)
  }
}

/** What an event counts towards `MAX_APPEND_BYTES`. */
export function bytesOf({ data, metadata }: EncodedEvent): number {
  return size(data) + size(metadata)
}

function size(part: string | Uint8Array): number {
  return typeof part === 'string' ? Buffer.byteLength(part) : part.byteLength
}
