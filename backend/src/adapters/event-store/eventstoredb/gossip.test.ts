import { credentials } from '@grpc/grpc-js'
import { parseEsdbAddress } from '../../../kernel/esdb-address.ts'
import { createGossip } from './gossip.ts'
import type { Members } from './testing/gossip.ts'
import { startStandIn } from './testing/stand-in.ts'

test('EVT-02 a node that nobody names any more is not asked any more, and after closing nobody is', async () => {
  let named: readonly number[] = []
  let asked: number[] = []
  const members: Members = {
    seenBy: (port) => {
      asked.push(port)
      return named.map((one) => ({ port: one, leads: one === named[0] }))
    },
    leads: () => true,
  }
  const [lasting, leaving] = [await startStandIn({ members }), await startStandIn({ members })]
  const gossip = createGossip(
    parseEsdbAddress(`esdb://127.0.0.1:${lasting.port}?tls=false`),
    credentials.createInsecure(),
  )
  const look = async () => {
    asked = []
    expect(await gossip.leader()).toEqual({ host: '127.0.0.1', port: lasting.port })
    return asked.toSorted((a, b) => a - b)
  }
  const both = [lasting.port, leaving.port].toSorted((a, b) => a - b)
  try {
    named = [lasting.port, leaving.port]
    expect(await look()).toEqual([lasting.port])
    expect(await look()).toEqual(both)
    named = [lasting.port]
    expect(await look()).toEqual(both)
    expect(await look()).toEqual([lasting.port])
    gossip.close()
    asked = []
    expect(await gossip.leader()).toBeUndefined()
    expect(asked).toEqual([])
  } finally {
    gossip.close()
    await Promise.all([lasting.close(), leaving.close()])
  }
})
