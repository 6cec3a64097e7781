import type { EventStore } from '@kredka/contracts/kernel/ports'
import { testDatabase } from '@kredka/projections/postgres/testing/database'
import { eventStoreContract } from '../../../kernel/testing/event-store-contract.ts'
import { memoryLog } from '../../../kernel/testing/memory-log.ts'
import { createPostgresEventStore } from './store.ts'

eventStoreContract('postgres', async () => {
  const database = await testDatabase()
  const stores: EventStore[] = []
  const open = async () => {
    const store = await createPostgresEventStore({ url: database.url, log: memoryLog(), appendTimeoutMs: 60_000 })
    stores.push(store)
    return store
  }
  return {
    store: await open(),
    another: open,
    cutConnections: async () => {
      await database.pool.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name like 'event_store%'",
      )
    },
    dispose: async () => {
      await Promise.all(stores.map((store) => store.close()))
      await database.drop()
    },
  }
})
