import type { CopyTarget } from '@kredka/backend/adapters/event-store/copy-target'
import { eventStoreDbCopyTarget } from '@kredka/backend/adapters/event-store/eventstoredb/copy-target'
import { createEventStoreDbStore } from '@kredka/backend/adapters/event-store/eventstoredb/store'
import { postgresCopyTarget } from '@kredka/backend/adapters/event-store/postgres/copy-target'
import { createPostgresEventStore } from '@kredka/backend/adapters/event-store/postgres/store'
import { POOL } from '@kredka/backend/composition/identifiers'
import { usableEventStore } from '@kredka/backend/composition/usable-event-store'
import { Refusal } from '../terminal/run-main.ts'
import { SILENT } from '../terminal/silent.ts'
import type { Opened } from '../tools/with-parts.ts'

/** One end of a migration. */
export interface End extends CopyTarget {
  readonly name: string
  /** How a site is told to follow it. */
  readonly how: string
  close(): Promise<void>
}

/** @param where `embedded`, or an address of EventStoreDB @throws Refusal, ConfigError */
export async function openEnd({ parts, config }: Opened, where: string): Promise<End> {
  if (where === 'embedded') {
    const pool = await parts.get(POOL)
    const store = await createPostgresEventStore({ url: config.database_url ?? '', log: SILENT })
    const how = 'take EVENTSTORE_URL away'
    return { ...postgresCopyTarget(pool, store), name: 'the log in Postgres', how, close: () => store.close() }
  }
  if (!/^(esdb|kurrentdb)(\+discover)?:\/\//.test(where))
    throw new Refusal(`${where} is no address of an EventStoreDB.`)
  await usableEventStore(where, config.eventstore_wait, SILENT)
  const store = createEventStoreDbStore({ url: where, log: SILENT })
  const how = 'set EVENTSTORE_URL to the address given'
  return { ...eventStoreDbCopyTarget(store), name: 'the EventStoreDB', how, close: () => store.close() }
}
