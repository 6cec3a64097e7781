import { once } from 'node:events'
import { createServer } from 'node:net'
import { memoryLog } from '../../../kernel/testing/memory-log.ts'
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
