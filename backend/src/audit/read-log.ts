import type { EventStore, Position, StoredEvent } from '@kredka/contracts/kernel/ports'

/** Small, so that no page outlives the collections of young memory. */
const PAGE = 200

/**
 * Pages of the log after `from`, up to the head as it is when the reading begins: a busy site must not keep a reader
 * for ever.
 */
export async function* readLog(
  store: Pick<EventStore, 'head' | 'readAll' | 'compare'>,
  from: Position,
): AsyncGenerator<readonly StoredEvent[]> {
  const head = await store.head()
  let at = from
  while (store.compare(at, head) < 0) {
    const page = await store.readAll(at, PAGE)
    if (page.events.length === 0) return
    const within = page.events.filter(({ position }) => store.compare(position, head) <= 0)
    yield within
    if (within.length < page.events.length) return
    at = page.next
  }
}
