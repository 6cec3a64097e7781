import { startLocalIssuer } from '@kredka/backend/accounts/testing/local-issuer'
import { testDatabase } from '@kredka/projections/postgres/testing/database'
import { type LogServer, startLogServer } from '../../testing/browser/log-server.ts'
import type { SiteUnderTest } from '../../testing/browser/site-under-test.ts'
import { type ClusterUnderTest, startClusterUnderTest } from './cluster-under-test.ts'

/** A cluster with demo data where journeys have a site. */
export interface ClusterSite extends SiteUnderTest, Pick<ClusterUnderTest, 'kill'> {
  /** Resolves when every process runs again. */
  waitUntilWhole(): Promise<void>
  /** How many events of a command the log holds. */
  countAppended(command: string): Promise<number>
}

export async function startClusterSite(): Promise<ClusterSite> {
  const database = await testDatabase({ template: 'site' })
  const issuer = await startLocalIssuer()
  let events: LogServer | null = null
  const clear = async () => {
    events?.stop()
    await issuer.stop()
    await database.drop()
  }
  try {
    const server = await startLogServer(database.url)
    events = server
    const env = { ...issuer.env('google'), ...issuer.env('facebook'), ...server.env }
    const cluster = await startClusterUnderTest(database.url, env)
    const { url, outbox, log, kill, waitUntilWhole } = cluster
    return {
      ...{ url, outbox, log, kill, waitUntilWhole, issuer },
      countAppended: async (command) => {
        const elsewhere = await server.countAppended(command)
        if (elsewhere !== null) return elsewhere
        const ofCommand = `select 1 from event_store.events where metadata::jsonb ->> 'command' = $1`
        return (await database.pool.query(ofCommand, [command])).rowCount ?? 0
      },
      stop: async () => {
        await cluster.stop()
        await clear()
      },
    }
  } catch (error) {
    await clear()
    throw error
  }
}
