import type { EventStore, StoredEvent } from '@kredka/contracts/kernel/ports'

/** A store that takes a log over as it is (OPS-06): ids, streams, revisions, metadata and order. */
export interface CopyTarget {
  readonly store: EventStore
  /**
   * Makes the store's log a copy of the one with this identity (EVT-13). Idempotent.
   * @throws ForeignCopyError where it has another one already
   */
  identify(identity: string): Promise<void>
  /** Puts events behind those that are there, all or a part of them from the first on; they are in the log's order. */
  add(events: readonly StoredEvent[]): Promise<void>
}

/** What stands in the target is no part of what is copied. Its text is for the person who copies. */
export class ForeignCopyError extends Error {
  override readonly name = 'ForeignCopyError'
}
