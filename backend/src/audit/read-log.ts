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
  if (store.compare(from, head) >= 0) return
  let coming = store.readAll(from, PAGE)
  for (;;) {
    const page = await coming
    if (page.events.length === 0) return
    const within = page.events.filter(({ position }) => store.compare(position, head) <= 0)
    const isLast = within.length < page.events.length || store.compare(page.next, head) >= 0
    if (!isLast) {
      // On its way while the reader is at work on this one; a fault is told when it is its turn.
      coming = store.readAll(page.next, PAGE)
      coming.catch(() => undefined)
    }
    yield within
    if (isLast) return
  }
}
