import type { EventStore, Position, StoredEvent } from '@kredka/contracts/kernel/ports'

const PAGE = 1_000

/** Pages of the log after `from`, up to the head as it is when the reading begins: a busy site must not keep a tool for ever. */
export async function* readLog(store: EventStore, from: Position): AsyncGenerator<readonly StoredEvent[]> {
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
