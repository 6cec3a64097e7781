import { createPostgresEventStore } from '@kredka/backend/adapters/event-store/postgres/store'
import { START } from '@kredka/contracts/kernel/ports'
import { SILENT } from '../terminal/silent.ts'

export interface Watcher {
  /** Events seen so far. */
  countSeen(): number
  /** What it saw that may not be. */
  readonly faults: readonly string[]
  /** Waits until it has seen `total` events, or for ten seconds, and ends. */
  end(total: number): Promise<void>
}

/** Follows the log from its start while others write, and checks each event against all before it (EVT-04). */
export async function startWatcher(url: string): Promise<Watcher> {
  const store = await createPostgresEventStore({ url, log: SILENT })
  const stop = new AbortController()
  const faults: string[] = []
  const revisions = new Map<string, number>()
  const enough = Promise.withResolvers<void>()
  let wanted = Number.POSITIVE_INFINITY
  let countSeen = 0
  let last = START

  async function watch(): Promise<void> {
    for await (const { events } of store.subscribe(START, stop.signal)) {
      for (const { stream, revision, position } of events) {
        const before = revisions.get(stream) ?? -1
        if (revision !== before + 1) faults.push(`${stream}: revision ${revision} came after ${before}`)
        if (store.compare(last, position) >= 0) faults.push(`position ${position} came after ${last}`)
        revisions.set(stream, revision)
        last = position
        countSeen += 1
      }
      if (countSeen >= wanted) enough.resolve()
    }
  }
  const watching = watch()

  return {
    countSeen: () => countSeen,
    faults,
    end: async (total) => {
      wanted = total
      if (countSeen >= wanted) enough.resolve()
      const late = setTimeout(() => enough.resolve(), 10_000)
      await enough.promise
      clearTimeout(late)
      stop.abort()
      await watching
      await store.close()
      if (countSeen !== total) faults.push(`the watcher saw ${countSeen} events of ${total}`)
    },
  }
}
