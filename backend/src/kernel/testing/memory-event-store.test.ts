import { eventStoreContract } from './event-store-contract.ts'
import { memoryEventStore } from './memory-event-store.ts'

eventStoreContract('memory', async () => {
  const store = memoryEventStore()
  return { store, another: async () => store, dispose: () => store.close() }
})
