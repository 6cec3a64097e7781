import { readLog } from '@kredka/backend/audit/read-log'
import type { EventEncryption } from '@kredka/backend/kernel/event-encryption'
import type { Recorded } from '@kredka/contracts/kernel/events'
import { type EventStore, type Position, START, type StoredEvent } from '@kredka/contracts/kernel/ports'
import { Refusal } from '../../terminal/run-main.ts'
import type { EventSource, Place } from './source.ts'

/** Straight from the log. No envelope is opened: what is personal is null, also where it was stored in clear. */
export function logSource(
  store: EventStore,
  { toClosedEvent, hidePersonal }: Pick<EventEncryption, 'toClosedEvent' | 'hidePersonal'>,
): EventSource {
  const close = (event: StoredEvent): Recorded => {
    try {
      const closed = toClosedEvent(event)
      return { ...closed, data: hidePersonal(closed).data }
    } catch (error) {
      throw new Refusal(`The log holds what this version of Kredka does not know: ${(error as Error).message}`)
    }
  }
  return {
    name: 'the log',
    async *read(after) {
      for await (const page of readLog(store, await positionIn(store, after))) yield page.map(close)
    },
  }
}

async function positionIn(store: EventStore, after: Place | null): Promise<Position> {
  if (after === null) return START
  const found = store.isPosition(after.position) ? await store.eventAt(after.position) : null
  if (found === after.event_id) return after.position
  throw new Refusal(`The log does not hold the event ${after.event_id} at ${after.position}: it is another log.`)
}
