import type { AnyEvent, EventDefinition, Recorded } from '@kredka/contracts/kernel/events'
import type { EventMetadata, Json, Keyring, StoredEvent } from '@kredka/contracts/kernel/ports'
import type { Catalog } from './catalog.ts'
import { decryptEnvelope, encryptEnvelope } from './envelope.ts'
import { cacheKeyring, type DropListener, SubjectForgottenError } from './keyring.ts'

/**
 * Personal data at the store's edge (EVT-10). Stored data is the event as it reads with every key gone, and beside it
 * the envelopes:
 *
 *     { "user_id": "01…", "email": null, "name": null, "$encrypted": { "user_id": "<base64>" } }
 *
 * `$encrypted` maps the property that names a subject to one envelope with that subject's properties as JSON, bound to
 * stream, type, event id and that property. Adapters, exports and folds see envelopes only.
 */
export interface EventEncryption {
  /**
   * Data as it is stored. What belongs to a forgotten person stays null.
   * @throws when a personal property has no subject
   */
  encrypt(stream: string, id: string, event: AnyEvent): Promise<Json>
  /** Makes or finds the keys of all whose words these events hold, so that `encrypt` need not ask for each of them. */
  loadKeys(events: readonly AnyEvent[]): Promise<void>
  /**
   * Opens what keys still exist for and lifts to the newest version, whose personal properties read as null once their
   * subject is forgotten, also where they were stored in clear. Keys are loaded once for all. @throws
   * BrokenEnvelopeError
   */
  openEvents(stored: readonly StoredEvent[]): Promise<readonly Recorded[]>
  /** Lifts without opening: personal properties are null. What folds see. */
  toClosedEvent(stored: StoredEvent): Recorded
  /** An event not yet stored, as a fold will see it. */
  hidePersonal(event: AnyEvent): AnyEvent
  /** Whose personal properties these events hold, open or not. */
  subjectsOf(events: readonly Recorded[]): ReadonlySet<string>
  /** Tells who was forgotten, here or elsewhere: what was opened of theirs may not be kept in memory. */
  onForgotten(listener: DropListener): void
  /** The keys, kept in memory as far as these readers may. */
  readonly keyring: Keyring
}

/** The property of stored data that holds the envelopes. */
export const ENVELOPES = '$encrypted'
const PERSON_FORGOTTEN = 'PersonForgotten'

type Data = Readonly<Record<string, unknown>>

export function createEventEncryption({
  catalog,
  keyring,
}: {
  readonly catalog: Catalog
  readonly keyring: Keyring
}): EventEncryption {
  const keys = cacheKeyring(keyring)

  async function encrypt(stream: string, id: string, event: AnyEvent): Promise<Json> {
    const bySubject = personalBySubject(catalog.definition(event.type), event.data)
    if (bySubject.size === 0) return event.data as Json
    const envelopes: Record<string, string> = {}
    for (const [named, personal] of bySubject) {
      const key = await keyOrForgotten(keys, subjectOf(event.type, event.data, named))
      if (key === null) continue
      envelopes[named] = encryptEnvelope(
        key,
        JSON.stringify(personal),
        envelopePlace(stream, event.type, id, named),
      ).toString('base64')
    }
    return { ...hidePersonal(event).data, [ENVELOPES]: envelopes } as Json
  }

  async function loadKeys(events: readonly AnyEvent[]): Promise<void> {
    const subjects = events.flatMap(({ type, data }) => {
      const named = [...personalBySubject(catalog.definition(type), data).keys()]
      return named.map((property) => data[property]).filter((id): id is string => typeof id === 'string' && id !== '')
    })
    if (subjects.length > 1) await keys.keysFor(subjects)
  }

  function hidePersonal(event: AnyEvent): AnyEvent {
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
      for (const named of Object.keys(envelopesOf(data))) subjects.add(subjectOf(event.type, data, named))
    }
    const found = subjects.size === 0 ? new Map<string, Uint8Array>() : await keys.keysOf([...subjects])
    const events = stored.map((event) => toRecorded(event, openData(event, found)))
    return dropForgotten(events, found)
  }

  /**
   * A property may have become personal after events were stored with it in clear: it reads as null once its subject is
   * forgotten.
   */
  async function dropForgotten(events: readonly Recorded[], found: ReadonlyMap<string, unknown>) {
    const clear = events.map((event) => clearOf(event, found))
    const subjects = new Set(clear.flatMap((properties) => properties.map(({ subject }) => subject)))
    if (subjects.size === 0) return events
    const forgotten = await keys.forgottenAmong([...subjects])
    return events.map((event, n) => {
      const gone = (clear[n] ?? []).filter(({ subject }) => forgotten.has(subject))
      if (gone.length === 0) return event
      return { ...event, data: { ...event.data, ...Object.fromEntries(gone.map(({ property }) => [property, null])) } }
    })
  }

  /** Personal values of people whose key did not open them. */
  function clearOf({ type, data }: Recorded, found: ReadonlyMap<string, unknown>) {
    return Object.entries(catalog.definition(type).personal).flatMap(([property, named]) => {
      const [value, subject] = [data[property], data[named]]
      if (value === null || value === undefined || typeof subject !== 'string' || found.has(subject)) return []
      return [{ property, subject }]
    })
  }

  /** What was stored before a property became personal stands in clear: a fold sees none of it. */
  function toClosedEvent(event: StoredEvent): Recorded {
    const lifted = toRecorded(event, dropEnvelopes(objectOf(event)))
    const isOld = Number(lifted.metadata.schema_version) < catalog.definition(event.type).version
    return isOld ? { ...lifted, data: hidePersonal(lifted).data } : lifted
  }

  function toRecorded(event: StoredEvent, data: Data): Recorded {
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
    encrypt,
    loadKeys,
    hidePersonal,
    openEvents,
    toClosedEvent,
    subjectsOf: (events) => new Set(events.flatMap((event) => subjectsIn(catalog.definition(event.type), event.data))),
    onForgotten: keys.onDrop,
    keyring: keys,
  }
}

function openData(event: StoredEvent, keys: ReadonlyMap<string, Uint8Array>): Data {
  const data = objectOf(event)
  const open: Record<string, unknown> = { ...dropEnvelopes(data) }
  for (const [named, envelope] of Object.entries(envelopesOf(data))) {
    const key = keys.get(subjectOf(event.type, data, named))
    if (key === undefined) continue
    const place = envelopePlace(event.stream, event.type, event.id, named)
    const content = decryptEnvelope(key, Buffer.from(envelope, 'base64'), place)
    Object.assign(open, JSON.parse(content.toString('utf8')))
  }
  return open
}

/** What an envelope is bound to: it opens nowhere else. @param named the property that names its subject */
export function envelopePlace(stream: string, type: string, id: string, named: string): readonly string[] {
  return [stream, type, id, named]
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

function subjectsIn({ personal }: EventDefinition, data: Data): readonly string[] {
  return [...new Set(Object.values(personal))].map((named) => data[named]).filter((id) => typeof id === 'string')
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

/** Not with an `@`, which whoever keeps an error takes for a mail address and blots out. */
function placeOf({ stream, revision }: StoredEvent): string {
  return `event ${revision} of ${stream}`
}

function objectOf(event: StoredEvent): Data {
  const { data } = event
  if (data === null || typeof data !== 'object' || data instanceof Uint8Array || Array.isArray(data)) {
    throw new Error(`${placeOf(event)} holds no object`)
  }
  return data as Data
}

function envelopesOf(data: Data): Readonly<Record<string, string>> {
  return (data[ENVELOPES] ?? {}) as Readonly<Record<string, string>>
}

function dropEnvelopes(data: Data): Data {
  if (!(ENVELOPES in data)) return data
  const { [ENVELOPES]: _boxes, ...plain } = data
  return plain
}

function metadataOf(event: StoredEvent): EventMetadata {
  const { metadata } = event
  if (metadata['schema_version'] === undefined || metadata['command_id'] === undefined) {
    throw new Error(`${placeOf(event)} lacks the product's metadata`)
  }
  return metadata as unknown as EventMetadata
}
