import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEsdbAddress } from '@kredka/backend/kernel/esdb-address'
import { parse } from 'yaml'
import { ROOT } from '../terminal/root.ts'

interface Service {
  readonly image?: string
  readonly environment?: Readonly<Record<string, string>>
  readonly volumes?: readonly string[]
  readonly command?: readonly string[]
}

const servicesOf = (...path: readonly string[]): Readonly<Record<string, Service>> =>
  parse(readFileSync(join(ROOT, ...path), 'utf8'), { merge: true }).services
const base = servicesOf('docker-compose.yml')
const cluster = servicesOf('ops', 'docker', 'compose.cluster.yml')
const { certificates } = servicesOf('ops', 'docker', 'compose.certificates.yml')
const NODES = ['eventstore', 'eventstore-2', 'eventstore-3']
const addressOf = (name: string) =>
  parseEsdbAddress((cluster[name]?.environment?.['EVENTSTORE_URL'] ?? '').replace(/\$\{\w+:\?[^}]+\}/, 'secret'))

test('OPS-03 OPS-08 three nodes of EventStoreDB know each other, speak TLS alone and have no password that all know', () => {
  for (const name of NODES) {
    const { environment = {}, volumes = [] } = cluster[name] ?? {}
    expect(cluster[name]?.image ?? base[name]?.image).toBe(base['eventstore']?.image)
    const others = NODES.filter((other) => other !== name).map((other) => `${other}:2113`)
    expect(environment).toMatchObject({
      EVENTSTORE_CLUSTER_SIZE: String(NODES.length),
      EVENTSTORE_INSECURE: 'false',
      EVENTSTORE_GOSSIP_SEED: others.join(','),
      EVENTSTORE_NODE_HOST_ADVERTISE_AS: name,
      EVENTSTORE_REPLICATION_HOST_ADVERTISE_AS: name,
      EVENTSTORE_DEFAULT_ADMIN_PASSWORD: expect.stringMatching(/^\$\{EVENTSTORE_PASSWORD:\?/),
    })
    // its own key alone, and never the issuer's
    expect(volumes.filter((volume) => volume.startsWith('./certificates/'))).toEqual([
      './certificates/ca/ca.crt:/certificates/ca/ca.crt:ro',
      `./certificates/${name}:/certificates/node:ro`,
    ])
  }
  expect(/for node in ([^;]*); do/.exec(certificates?.command?.[0] ?? '')?.[1]?.split(' ')).toEqual(NODES)
})

test('OPS-03 OPS-08 apis and workers name every node and the issuer whom they trust', () => {
  for (const name of ['api', 'worker']) {
    const address = addressOf(name)
    expect(address).toMatchObject({
      nodes: NODES.map((node) => expect.objectContaining({ host: node, port: 2113 })),
      options: { tls: 'true', tlsCAFile: '/certificates/ca.crt' },
    })
    expect(cluster[name]?.volumes).toEqual(['./certificates/ca/ca.crt:/certificates/ca.crt:ro'])
  }
})
