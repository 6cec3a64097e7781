import { type EventDefinition, personalOf } from '@kredka/contracts/kernel/events'
import type { StoredEvent } from '@kredka/contracts/kernel/ports'
import type { Catalog } from '../../kernel/catalog.ts'
import { decryptEnvelope } from '../../kernel/envelope.ts'
import { ENVELOPES, envelopePlace } from '../../kernel/event-encryption.ts'
import type { Check } from './log-fault.ts'

type Data = Readonly<Record<string, unknown>>

/** Every payload fits the schema of its own version, as it reads with every key gone. */
export function schemaCheck(catalog: Catalog): Check {
  return (event) => {
    const data = objectOf(event.data)
    if (data === null) return ['data are no object']
    const { [ENVELOPES]: _, ...plain } = data
    try {
      return catalog.faults(event.type, versionOf(event), plain)
    } catch (error) {
      return [error instanceof Error ? error.message : String(error)]
    }
  }
}

/** Subjects whose keys are needed to look into the envelopes of these events. */
export function subjectsOf(events: readonly StoredEvent[]): readonly string[] {
  return events.flatMap(({ data }) => {
    const plain = objectOf(data)
    return Object.keys(objectOf(plain?.[ENVELOPES]) ?? {}).flatMap((named) => {
      const subject = plain?.[named]
      return typeof subject === 'string' ? [subject] : []
    })
  })
}

/**
 * Nothing personal stands in clear, and every envelope whose key still exists was made for this very event, by this
 * very person's key, and holds what the schema says (EVT-10). An envelope of a forgotten person stays shut, which is as
 * it should be.
 */
export function personalCheck(catalog: Catalog) {
  const known = new Map<string, Data>()

  function personalIn(type: string, version: number): Data {
    const key = `${type} ${version}`
    const marked = known.get(key) ?? personalOf(schemaOf(catalog.definition(type), version))
    known.set(key, marked)
    return marked
  }

  function boxFault(event: StoredEvent, plain: Data, marked: Data, [named, envelope]: [string, unknown], keys: Keys) {
    const subject = plain[named]
    if (typeof subject !== 'string' || subject === '') return `an envelope belongs to ${named}, which names nobody`
    const own = Object.keys(marked).filter((property) => marked[property] === named)
    if (own.length === 0) return `an envelope belongs to ${named}, of whom the schema has nothing personal`
    const key = keys.get(subject)
    if (key === undefined) return null
    const opened = tryOpen(key, event, named, envelope)
    if (opened === null)
      return `the envelope of ${named} does not open: it was changed, or made for another event or person`
    if (Object.keys(opened).some((property) => !own.includes(property)))
      return `the envelope of ${named} holds what is not its`
    const [fault] = catalog.faults(event.type, versionOf(event), { ...plain, ...opened })
    return fault === undefined ? null : `what the envelope of ${named} holds does not fit the schema: ${fault}`
  }

  return (event: StoredEvent, keys: Keys): readonly string[] => {
    const data = objectOf(event.data)
    if (data === null || !isKnown(catalog, event)) return []
    const { [ENVELOPES]: envelopes, ...plain } = data
    const marked = personalIn(event.type, versionOf(event))
    const clear = Object.keys(marked).filter((name) => plain[name] !== null && plain[name] !== undefined)
    const faults = clear.map((property) => `${property} is personal and stands in clear`)
    if (envelopes === undefined) return faults
    const all = objectOf(envelopes)
    if (all === null) return [...faults, `${ENVELOPES} is no object`]
    const broken = Object.entries(all).map((envelope) => boxFault(event, plain, marked, envelope, keys))
    return [...faults, ...broken.filter((fault) => fault !== null)]
  }
}

type Keys = ReadonlyMap<string, Uint8Array>

function tryOpen(key: Uint8Array, { stream, type, id }: StoredEvent, named: string, envelope: unknown): Data | null {
  if (typeof envelope !== 'string') return null
  try {
    const content = decryptEnvelope(key, Buffer.from(envelope, 'base64'), envelopePlace(stream, type, id, named))
    return objectOf(JSON.parse(content.toString('utf8')))
  } catch {
    return null
  }
}

function isKnown({ definitions }: Catalog, event: StoredEvent): boolean {
  const version = versionOf(event)
  return Number.isInteger(version) && version > 0 && version <= (definitions.get(event.type)?.version ?? 0)
}

function schemaOf({ schema, older }: EventDefinition, version: number): EventDefinition['schema'] {
  return older[version - 1]?.schema ?? schema
}

function versionOf({ metadata }: StoredEvent): number {
  return Number(metadata['schema_version'])
}

function objectOf(value: unknown): Data | null {
  if (value === null || typeof value !== 'object' || value instanceof Uint8Array || Array.isArray(value)) return null
  return value as Data
}
