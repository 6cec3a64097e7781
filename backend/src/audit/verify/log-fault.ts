import type { StoredEvent } from '@kredka/contracts/kernel/ports'

/** What a fault is about, in the order in which a reader meets it. */
export const FAULT_KINDS = [
  'order',
  'missing',
  'revision',
  'id',
  'metadata',
  'cause',
  'schema',
  'personal',
  'seal',
] as const
export type FaultKind = (typeof FAULT_KINDS)[number]

/** Something in the log that must not be. */
export interface LogFault {
  readonly kind: FaultKind
  /** Never quotes what an event holds: it may be personal. */
  readonly fault: string
  /** The event that shows it; null where the fault is that something is not there. */
  readonly event: Pick<StoredEvent, 'position' | 'stream' | 'revision' | 'id' | 'type'> | null
}

/** Looks at the events in the order of the log and says what is wrong with each. */
export type Check = (event: StoredEvent) => readonly string[]

export const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
