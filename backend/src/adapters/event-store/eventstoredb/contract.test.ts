import type { EventStore } from '@kredka/contracts/kernel/ports'
import { eventStoreContract } from '../../../kernel/testing/event-store-contract.ts'
import { memoryLog } from '../../../kernel/testing/memory-log.ts'
import { createFlakyProxy } from '../testing/flaky-proxy.ts'
import { createEventStoreDbStore } from './store.ts'
import { startCluster } from './testing/cluster.ts'
import { startStandIn } from './testing/stand-in.ts'

// The time-outs are far above what a busy machine takes; what they do is told beside the stores.
eventStoreContract('eventstoredb over the stand-in', async () => {
  const server = await startStandIn()
  server.faults.commitMs = 2
  server.faults.slowest = 300
  const proxy = await createFlakyProxy(server.port)
  const stores: EventStore[] = []
  const open = async (port = server.port) => {
    const store = createEventStoreDbStore({
      url: `esdb://127.0.0.1:${port}?tls=false`,
      log: memoryLog(),
      timeoutMs: 60_000,
    })
    stores.push(store)
    return store
  }
  return {
    store: await open(proxy.port),
    another: () => open(),
    cutConnections: async () => proxy.cut(),
    dispose: async () => {
      expect(server.calls('batchAppend')).toBe(0)
      await Promise.all(stores.map((store) => store.close()))
      await proxy.close()
      await server.close()
    },
  }
})

eventStoreContract('eventstoredb over a cluster of stand-ins', async () => {
  const cluster = await startCluster()
  const stores: EventStore[] = []
  const open = async () => {
    const store = createEventStoreDbStore({ url: cluster.url, log: memoryLog(), timeoutMs: 60_000 })
    stores.push(store)
    return store
  }
  let elections = 0
  return {
    store: await open(),
    another: open,
    cutConnections: async () => {
      elections += 1
      const next = cluster.nodes[elections % cluster.nodes.length]
      if (next) cluster.elect(next)
    },
    dispose: async () => {
      await Promise.all(stores.map((store) => store.close()))
      await cluster.close()
    },
  }
})

const url = process.env['EVENTSTORE_URL']
if (url) {
  eventStoreContract('eventstoredb over a real server', async () => {
    const stores: EventStore[] = []
    const open = async () => {
      const store = createEventStoreDbStore({ url, log: memoryLog() })
      stores.push(store)
      return store
    }
    const dispose = async () => {
      await Promise.all(stores.map((store) => store.close()))
    }
    return { store: await open(), another: open, dispose }
  })
}
