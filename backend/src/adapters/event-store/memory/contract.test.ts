import { eventStoreContract } from '../../../kernel/testing/event-store-contract.ts'
import { memoryEventStore } from './store.ts'

eventStoreContract('memory', async () => {
  const store = memoryEventStore()
  return { store, another: async () => store, dispose: () => store.close() }
})
