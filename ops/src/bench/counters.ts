import { createPostgresEventStore } from '@kredka/backend/adapters/event-store/postgres/store'
import { systemClock } from '@kredka/backend/kernel/clock'
import { createIds } from '@kredka/backend/kernel/ids'
import { counter, counterEvents } from '@kredka/backend/kernel/testing/counter'
import { testWriteSide } from '@kredka/backend/kernel/testing/test-write-side'
import type { EventStore } from '@kredka/contracts/kernel/ports'
import { must } from '@kredka/contracts/kernel/testing/must'
import { SILENT } from '../terminal/silent.ts'
import type { BenchDatabase, BenchEnv } from './bench.ts'

/** A log of its own and the smallest domain there is on it: what a command costs beside its rules. */
export interface Counters {
  readonly database: BenchDatabase
  readonly store: EventStore
  readonly count: Count
  /** That of another process over the same log, which knows none of its streams yet. */
  another(): Count
  close(): Promise<void>
}

/** One command on the counter of this id; `times` events follow. */
export type Count = (id: string, times?: number) => Promise<void>

export async function openCounters(env: BenchEnv): Promise<Counters> {
  const database = await env.database()
  const store = await createPostgresEventStore({ url: database.url, log: SILENT })
  return {
    database,
    store,
    count: createCount(store),
    another: () => createCount(store),
    close: async () => {
      await store.close()
      await database.drop()
    },
  }
}

function createCount(store: EventStore): Count {
  const { write, context } = testWriteSide({ events: counterEvents, store, ids: createIds(systemClock) })
  return async (id, times = 1) => {
    must(await write.execute(counter, id, { do: 'count', times }, context('bench.count')))
  }
}
