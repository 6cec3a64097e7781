import { randomUUID } from 'node:crypto'
import type { EventStore, NewEvent } from '@kredka/contracts/kernel/ports'
import type { TestDatabase } from '@kredka/projections/postgres/testing/database'
import { createEventStoreDbStore } from '../../../adapters/event-store/eventstoredb/store.ts'
import { startStandIn } from '../../../adapters/event-store/eventstoredb/testing/stand-in.ts'
import { createPostgresEventStore } from '../../../adapters/event-store/postgres/store.ts'
import { memoryLog } from '../../testing/memory-log.ts'

/** A log that can be taken back to an earlier copy of itself. */
export interface Restorable {
  readonly name: string
  readonly store: EventStore
  /** Restores the copy that held so many events. */
  restore(events: number): Promise<void>
  close(): Promise<void>
}

export async function embeddedLog(database: TestDatabase): Promise<Restorable> {
  const store = await createPostgresEventStore({ url: database.url, log: memoryLog() })
  return {
    name: 'embedded',
    store,
    restore: async (events) => {
      const trigger = (state: string) =>
        database.pool.query(`alter table event_store.events ${state} trigger immutable`)
      await trigger('disable')
      await database.pool.query('delete from event_store.events where position > $1', [events])
      await trigger('enable always')
    },
    close: () => store.close(),
  }
}

export async function wireLog(): Promise<Restorable> {
  const server = await startStandIn()
  const store = createEventStoreDbStore({ url: `esdb://127.0.0.1:${server.port}?tls=false`, log: memoryLog() })
  return {
    name: 'wire',
    store,
    restore: async (events) => {
      const own = server.log.records.flatMap(({ stream }, n) => (stream === 'things-1' ? [n] : []))
      server.log.restore(own[events] ?? server.log.records.length)
    },
    close: async () => {
      await store.close()
      await server.close()
    },
  }
}

export function things(count: number): NewEvent[] {
  return Array.from({ length: count }, () => ({ id: randomUUID(), type: 'ThingHappened', data: {}, metadata: {} }))
}

/** What a read model and a policy keep that have read the log to its end. */
export async function readWholeLog(database: TestDatabase, { store }: Restorable): Promise<void> {
  const position = await store.head()
  const event = await store.eventAt(position)
  await database.pool.query(
    `insert into read_side.checkpoints (projection, slot, version, position, event_id, status, started_at, updated_at)
     values ('offers', 'live', '1', $1, $2, 'live', now(), now())
     on conflict (projection, slot) do update set position = $1, event_id = $2`,
    [position, event],
  )
  await database.pool.query(
    `insert into reactions.checkpoints (name, position) values ('mails', $1) on conflict (name) do update
        set position = $1`,
    [position],
  )
}
