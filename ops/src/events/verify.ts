import type { Catalog } from '@kredka/backend/kernel/catalog'
import { type EventStore, type Position, START, type StoredEvent } from '@kredka/contracts/kernel/ports'
import { IdTable } from './id-table.ts'
import { readLog } from './read-log.ts'

/** Something in the log that must not be. */
export interface LogFault {
  readonly position: Position
  readonly stream: string
  readonly revision: number
  readonly type: string
  readonly fault: string
}

export interface Verified {
  readonly events: number
  readonly streams: number
  readonly faults: number
}

interface Seen {
  readonly store: EventStore
  readonly catalog: Catalog
  readonly revisions: Map<string, number>
  readonly ids: IdTable
  last: Position
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
const ACTOR = /^(visitor|(user|admin|system):.+)$/
const NEEDED = [
  'occurred_at',
  'actor',
  'command_id',
  'command',
  '$correlationId',
  '$causationId',
  'schema_version',
  'origin',
]

/**
 * Reads the whole log and tells what is wrong with it (ANA-04): types and payloads against their schemas, metadata, positions that
 * grow, revisions without gap, ids that occur once, and causes that stand earlier in the log with the same correlation.
 */
export async function verifyLog(
  store: EventStore,
  catalog: Catalog,
  told: (events: number) => void,
  found: (fault: LogFault) => void,
  signal: AbortSignal,
): Promise<Verified> {
  const seen: Seen = { store, catalog, revisions: new Map(), ids: new IdTable(), last: START }
  let events = 0
  let faults = 0
  for await (const page of readLog(store, START)) {
    if (signal.aborted) break
    for (const event of page) {
      for (const fault of faultsOf(event, seen)) {
        faults++
        found({ position: event.position, stream: event.stream, revision: event.revision, type: event.type, fault })
      }
    }
    events += page.length
    told(events)
  }
  return { events, streams: seen.revisions.size, faults }
}

function faultsOf(event: StoredEvent, seen: Seen): readonly string[] {
  return [
    ...placeFaults(event, seen),
    ...metadataFaults(event),
    ...schemaFaults(event, seen.catalog),
    ...causeFaults(event, seen),
  ]
}

function placeFaults(event: StoredEvent, seen: Seen): readonly string[] {
  const faults: string[] = []
  if (seen.store.compare(event.position, seen.last) <= 0)
    faults.push(`stands after ${seen.last}, which is not before it`)
  seen.last = event.position
  const expected = (seen.revisions.get(event.stream) ?? -1) + 1
  if (event.revision !== expected) faults.push(`revision ${expected} was expected`)
  seen.revisions.set(event.stream, event.revision)
  return faults
}

function metadataFaults({ id, metadata }: StoredEvent): readonly string[] {
  const faults = NEEDED.filter((name) => !metadata[name]).map((name) => `metadata lack ${name}`)
  const at = metadata['occurred_at']
  if (at && new Date(at).toJSON() !== at) faults.push(`occurred_at is no instant: ${at}`)
  const { actor, origin } = metadata
  if (actor && !ACTOR.test(actor)) faults.push(`actor is nobody: ${actor}`)
  if (origin && origin !== 'live' && origin !== 'seed') faults.push(`origin is unknown: ${origin}`)
  if (!UUID.test(id)) faults.push(`the id is no UUID: ${id}`)
  return faults
}

function schemaFaults(event: StoredEvent, catalog: Catalog): readonly string[] {
  const { data, type } = event
  if (data === null || typeof data !== 'object' || data instanceof Uint8Array || Array.isArray(data))
    return ['data are no object']
  const { $box: boxes, ...plain } = data as Readonly<Record<string, unknown>>
  try {
    const version = Number(event.metadata['schema_version'])
    return [...catalog.faults(type, version, plain), ...boxFaults(boxes, plain)]
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}

/** A box names the property that holds its person. */
function boxFaults(boxes: unknown, plain: Readonly<Record<string, unknown>>): readonly string[] {
  if (boxes === undefined) return []
  if (boxes === null || typeof boxes !== 'object') return ['$box is no object']
  return Object.keys(boxes)
    .filter((named) => typeof plain[named] !== 'string')
    .map((named) => `a box belongs to ${named}, which names nobody`)
}

/** The cause is the wish itself, or an event that stands earlier and has the same correlation. */
function causeFaults({ id, metadata }: StoredEvent, { ids }: Seen): readonly string[] {
  const faults: string[] = []
  const { $causationId: cause = '', $correlationId: correlation = '', command_id } = metadata
  const known = UUID.test(cause) && ids.has(cause)
  if (!known && cause !== command_id && cause !== correlation) faults.push(`the cause ${cause} is no earlier event`)
  if (known && UUID.test(correlation) && !ids.holds(cause, correlation))
    faults.push('the cause has another correlation')
  if (UUID.test(id) && !ids.add(id, UUID.test(correlation) ? correlation : id)) faults.push('the id occurs twice')
  return faults
}
