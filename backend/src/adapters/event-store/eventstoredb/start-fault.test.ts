import { once } from 'node:events'
import { createServer } from 'node:net'
import { memoryLog } from '../../../kernel/testing/memory-log.ts'
import { askServers } from './server-facts.ts'
import { startFault } from './start-fault.ts'
import { startCluster } from './testing/cluster.ts'
import { startStandIn } from './testing/stand-in.ts'

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address !== null ? address.port : 0
}

test('OPS-07 no server, TLS on one side alone, a wrong password: one sentence names the cause, and none of them the password', async () => {
  const server = await startStandIn()
  const log = memoryLog()
  const at = (port: number, options: string, host = '127.0.0.1') =>
    startFault(`esdb://admin:tajne@${host}:${port}${options}`, log)
  try {
    expect(await at(server.port, '?tls=false')).toBeNull()
    const nobody = await freePort()
    expect(await at(nobody, '?tls=false')).toEqual({
      text: `reaches no server at 127.0.0.1:${nobody} (ECONNREFUSED)`,
      passes: true,
    })
    expect(await at(server.port, '', 'localhost')).toMatchObject({
      text: expect.stringContaining('add ?tls=false'),
      passes: false,
    })
    server.faults.denies = true
    expect(await at(server.port, '?tls=false')).toMatchObject({
      text: expect.stringContaining('with the right password'),
      passes: false,
    })
    expect(await at(server.port, '?tlsCAFile=nowhere.pem')).toEqual({
      text: 'names a certificate file that cannot be read',
      passes: false,
    })
    expect(JSON.stringify(log.lines)).not.toContain('tajne')
  } finally {
    await server.close()
  }
})

test('OPS-07 EVT-02 a server that is too old is named with its version, one that says none counts as older still', async () => {
  const server = await startStandIn()
  const url = `esdb://127.0.0.1:${server.port}?tls=false`
  const faultOf = async (version: string | null) => {
    server.faults.version = version
    return (await startFault(url, memoryLog()))?.text ?? null
  }
  try {
    for (const version of ['23.10.0', '24.2.0', '26.1.0', '0.0.0']) expect(await faultOf(version)).toBeNull()
    const node = `127.0.0.1:${server.port}`
    expect(await faultOf('23.6.0')).toBe(`finds EventStoreDB 23.6.0 at ${node}: it takes 23.10 or newer`)
    expect(await faultOf('22.10.5')).toContain('EventStoreDB 22.10.5')
    expect(await faultOf(null)).toContain('too old to say its version')
  } finally {
    await server.close()
  }
})

test('OPS-05 a server tells its clock in whole seconds that may be old: only what is certain counts', async () => {
  const server = await startStandIn()
  const ask = async (clockMs: number) => {
    server.faults.clockMs = clockMs
    const [facts] = await askServers(`esdb://127.0.0.1:${server.port}?tls=false`)
    return facts
  }
  try {
    expect(await ask(0)).toEqual({ node: `127.0.0.1:${server.port}`, version: '24.10.0', clock_ahead_ms: 0 })
    const [ahead = 0, behind = 0] = [(await ask(-60_000))?.clock_ahead_ms, (await ask(60_000))?.clock_ahead_ms]
    for (const apart of [ahead, -(behind ?? 0)]) {
      expect(apart).toBeGreaterThan(56_000)
      expect(apart).toBeLessThanOrEqual(60_000)
    }
  } finally {
    await server.close()
  }
})

test('OPS-07 a cluster without a leader is one that may have one in a moment', async () => {
  const cluster = await startCluster()
  for (const node of cluster.nodes) node.faults.hung = true
  try {
    expect(await startFault(cluster.url, memoryLog())).toMatchObject({
      text: expect.stringContaining('no leader answers'),
      passes: true,
    })
  } finally {
    for (const node of cluster.nodes) node.faults.hung = false
    await cluster.close()
  }
})
