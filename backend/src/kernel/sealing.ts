import type { AnyEvent, EventDefinition, Recorded } from '@kredka/contracts/kernel/events'
import type { EventMetadata, Json, Keyring, StoredEvent } from '@kredka/contracts/kernel/ports'
import { closeBox, openBox } from './box.ts'
import type { Catalog } from './catalog.ts'
import { cachedKeyring, SubjectForgottenError } from './keyring.ts'

/**
 * Personal data at the store's edge (EVT-10). Stored data is the event as it reads with every key gone, and beside it the boxes:
 *
 *     { "user_id": "01…", "email": null, "name": null, "$box": { "user_id": "<base64>" } }
 *
 * `$box` maps the property that names a subject to one box with that subject's properties as JSON, bound to stream, type, event id and
 * that property. Adapters, exports and folds see boxes only.
 */
export interface Sealing {
  /** Data as it is stored. What belongs to a forgotten person stays null. @throws when a personal property has no subject */
  seal(stream: string, id: string, event: AnyEvent): Promise<Json>
  /** Opens what keys still exist for and lifts to the newest version. Keys are loaded once for all. @throws BrokenBoxError */
  openEvents(stored: readonly StoredEvent[]): Promise<readonly Recorded[]>
  /** Lifts without opening: personal properties are null. What folds see. */
  closedEvent(stored: StoredEvent): Recorded
  /** An event not yet stored, as a fold will see it. */
  closed(event: AnyEvent): AnyEvent
  /** The keys, kept in memory as far as these readers may. */
  readonly keyring: Keyring
}

const BOX = '$box'
const PERSON_FORGOTTEN = 'PersonForgotten'

type Data = Readonly<Record<string, unknown>>

export function createSealing({ catalog, keyring }: { readonly catalog: Catalog; readonly keyring: Keyring }): Sealing {
  const keys = cachedKeyring(keyring)

  async function seal(stream: string, id: string, event: AnyEvent): Promise<Json> {
    const bySubject = personalBySubject(catalog.definition(event.type), event.data)
    if (bySubject.size === 0) return event.data as Json
    const boxes: Record<string, string> = {}
    for (const [named, personal] of bySubject) {
      const key = await keyOrForgotten(keys, subjectOf(event.type, event.data, named))
      if (key === null) continue
      boxes[named] = closeBox(key, JSON.stringify(personal), [stream, event.type, id, named]).toString('base64')
    }
    return { ...closed(event).data, [BOX]: boxes } as Json
  }

  function closed(event: AnyEvent): AnyEvent {
    const data: Record<string, unknown> = { ...event.data }
    for (const property of Object.keys(catalog.definition(event.type).personal)) {
      if (property in data) data[property] = null
    }
    return { type: event.type, data }
  }

  async function openEvents(stored: readonly StoredEvent[]): Promise<readonly Recorded[]> {
    const subjects = new Set<string>()
    for (const event of stored) {
      const data = objectOf(event)
      if (event.type === PERSON_FORGOTTEN) keys.drop(subjectOf(event.type, data, 'subject_id'))
      for (const named of Object.keys(boxesOf(data))) subjects.add(subjectOf(event.type, data, named))
    }
    const found = subjects.size === 0 ? new Map<string, Uint8Array>() : await keys.keysOf([...subjects])
    return stored.map((event) => recorded(event, opened(event, found)))
  }

  function recorded(event: StoredEvent, data: Data): Recorded {
    const metadata = metadataOf(event)
    return {
      type: event.type,
      data: catalog.lift(event.type, Number(metadata.schema_version), data),
      id: event.id,
      stream: event.stream,
      revision: event.revision,
      position: event.position,
      metadata,
    }
  }

  return {
    seal,
    closed,
    openEvents,
    closedEvent: (event) => recorded(event, withoutBoxes(objectOf(event))),
    keyring: keys,
  }
}

function opened(event: StoredEvent, keys: ReadonlyMap<string, Uint8Array>): Data {
  const data = objectOf(event)
  const open: Record<string, unknown> = { ...withoutBoxes(data) }
  for (const [named, box] of Object.entries(boxesOf(data))) {
    const key = keys.get(subjectOf(event.type, data, named))
    if (key === undefined) continue
    const content = openBox(key, Buffer.from(box, 'base64'), [event.stream, event.type, event.id, named])
    Object.assign(open, JSON.parse(content.toString('utf8')))
  }
  return open
}

/** Non-null personal properties, by the property that names their subject. */
function personalBySubject(definition: EventDefinition, data: Data): ReadonlyMap<string, Data> {
  const found = new Map<string, Record<string, unknown>>()
  for (const [property, named] of Object.entries(definition.personal)) {
    const value = data[property]
    if (value === null || value === undefined) continue
    found.set(named, { ...found.get(named), [property]: value })
  }
  return found
}

async function keyOrForgotten(keys: Keyring, subject: string): Promise<Uint8Array | null> {
  try {
    return await keys.keyFor(subject)
  } catch (error) {
    if (error instanceof SubjectForgottenError) return null
    throw error
  }
}

function subjectOf(type: string, data: Data, named: string): string {
  const subject = data[named]
  if (typeof subject !== 'string' || subject === '') throw new Error(`${type}.${named} names no subject`)
  return subject
}

function objectOf(event: StoredEvent): Data {
  const { data } = event
  if (data === null || typeof data !== 'object' || data instanceof Uint8Array || Array.isArray(data)) {
    throw new Error(`${event.stream}@${event.revision} holds no object`)
  }
  return data as Data
}

function boxesOf(data: Data): Readonly<Record<string, string>> {
  return (data[BOX] ?? {}) as Readonly<Record<string, string>>
}

function withoutBoxes(data: Data): Data {
  if (!(BOX in data)) return data
  const { [BOX]: _boxes, ...plain } = data
  return plain
}

function metadataOf(event: StoredEvent): EventMetadata {
  const { metadata } = event
  if (metadata['schema_version'] === undefined || metadata['command_id'] === undefined) {
    throw new Error(`${event.stream}@${event.revision} lacks the product's metadata`)
  }
  return metadata as unknown as EventMetadata
}
