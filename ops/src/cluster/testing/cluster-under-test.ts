import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Outbox } from '../../testing/browser/outbox.ts'
import { settings } from '../../testing/browser/site-process.ts'
import { type Cluster, startCluster } from '../cluster.ts'

export interface ClusterUnderTest extends Cluster {
  readonly outbox: Outbox
  /** What its processes logged so far. */
  log(): string
  /** Sends a process a signal. @param name such as `api-1` */
  kill(name: string, signal: NodeJS.Signals): void
}

/**
 * Three apis and two workers, or as many as asked, and projectors where asked, over a database of the test's own;
 * whoever dies is back as fast as it can start.
 */
export async function startClusterUnderTest(
  databaseUrl: string,
  env: Readonly<Record<string, string>> = {},
  { apis = 3, workers = 2, projectors = 0 } = {},
): Promise<ClusterUnderTest> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kredka-cluster-'))
  let said = ''
  const hear = (line: string) => {
    said += `${line}\n`
  }
  const cluster = await startCluster({
    host: '127.0.0.1',
    port: 0,
    apis,
    workers,
    projectors,
    env: { ...settings({ databaseUrl, dataDir, env }), PATH: process.env['PATH'] ?? '' },
    proxies: 0,
    embedded: true,
    restartAfterMs: 100,
    hear,
    tell: hear,
    drainMs: 0,
    shutdownMs: 2_000,
  })
  await cluster.waitUntilWhole()
  return {
    ...cluster,
    outbox: new Outbox(join(dataDir, 'outbox')),
    log: () => said,
    kill: (name, signal) => {
      const member = cluster.members().find((one) => one.name === name)
      if (member === undefined) throw new Error(`there is no ${name}`)
      process.kill(member.pid, signal)
    },
    stop: async () => {
      await cluster.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
