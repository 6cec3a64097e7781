import { randomUUID } from 'node:crypto'
import {
  type AppendResult,
  type EventStore,
  type ExpectedRevision,
  type NewEvent,
  type Position,
  type StoredEvent,
  StoreUnavailableError,
  type SubscriptionBatch,
} from '@kredka/contracts/kernel/ports'

/**
 * A store with what the suite needs to handle it roughly. The log may hold other events: the suite only looks at its
 * own.
 */
export interface StoreUnderTest {
  readonly store: EventStore
  /** A second client of the same log, as another process would have. Closed by `dispose`. */
  another(): Promise<EventStore>
  /** Breaks every connection of `store`, which must mend itself. Absent where there are none. */
  cutConnections?(): Promise<void>
  /** Closes the clients and removes what was made. */
  dispose(): Promise<void>
}

/** The store of the running suite. */
export type Given = () => StoreUnderTest

/** A stream that nobody else writes to. */
export function freshStream(category = 'contract'): string {
  return `${category}-${randomUUID()}`
}

export function newEvent(data: NewEvent['data'] = {}, type = 'ThingHappened'): NewEvent {
  return {
    id: randomUUID(),
    type,
    data,
    metadata: { actor: 'system:contract', occurred_at: '2026-01-01T12:00:00.000Z' },
  }
}

export function newEvents(count: number): NewEvent[] {
  return Array.from({ length: count }, (_, n) => newEvent({ n }))
}

export function idsOf(events: readonly NewEvent[]): string[] {
  return events.map(({ id }) => id)
}

/** What an append to a stream of so many events expects. */
export function behind(events: number): ExpectedRevision {
  return events === 0 ? 'no_stream' : events - 1
}

const INSIST_MS = 60_000

/** As a command does: an unknown outcome is repeated with the same ids. */
export async function insist(
  store: EventStore,
  stream: string,
  expected: ExpectedRevision,
  events: readonly NewEvent[],
): Promise<AppendResult> {
  const end = performance.now() + INSIST_MS
  for (;;) {
    try {
      return await store.append(stream, expected, events)
    } catch (error) {
      if (!(error instanceof StoreUnavailableError) || performance.now() > end) throw error
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
}

/** Batches of a subscription until `enough` says so for what of them is in `streams`. */
export async function collect(
  store: EventStore,
  from: Position,
  streams: ReadonlySet<string>,
  enough: (seen: readonly StoredEvent[], batch: SubscriptionBatch) => boolean,
  onBatch: (batch: SubscriptionBatch) => Promise<void> | void = () => undefined,
): Promise<StoredEvent[]> {
  const stop = new AbortController()
  const seen: StoredEvent[] = []
  for await (const batch of store.subscribe(from, stop.signal)) {
    seen.push(...batch.events.filter(({ stream }) => streams.has(stream)))
    await onBatch(batch)
    if (enough(seen, batch)) stop.abort()
  }
  return seen
}

/** Every event after `from`, page by page. */
export async function readEverything(store: EventStore, from: Position, limit: number): Promise<StoredEvent[]> {
  const all: StoredEvent[] = []
  for (let at = from; ; ) {
    const page = await store.readAll(at, limit)
    if (page.events.length === 0) return all
    all.push(...page.events)
    at = page.next
  }
}
