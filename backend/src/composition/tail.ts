import type { Parts } from './container.ts'
import { BACKEND, EVENT_STORE, LOG, SEALING } from './identifiers.ts'

/** A person's keys must not outlive them in any process's memory: opening the event drops them. */
const FORGETS = 'PersonForgotten'

/** The one tail of the log of an api: keeps its caches honest about what others did, until `signal` aborts. */
export async function followLog(parts: Parts, signal: AbortSignal): Promise<void> {
  const [store, sealing, log] = [await parts.get(EVENT_STORE), await parts.get(SEALING), await parts.get(LOG)]
  const { write } = (await parts.get(BACKEND)).tools
  const from = await store.head()
  const follow = async () => {
    for await (const { events } of store.subscribe(from, signal)) {
      write.heard(events)
      const forgotten = events.filter(({ type }) => type === FORGETS)
      if (forgotten.length > 0) await sealing.openEvents(forgotten)
    }
  }
  follow().catch((error: unknown) => log.error({ error }, 'the tail of the log ended'))
}
