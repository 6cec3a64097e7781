import { startLocalIssuer } from '@kredka/backend/accounts/testing/local-issuer'
import { testDatabase } from '@kredka/projections/kernel/testing/database'
import type { SiteUnderTest } from '../../testing/browser/site-under-test.ts'
import { type ClusterUnderTest, startClusterUnderTest } from './cluster-under-test.ts'

/** A cluster with demo data where journeys have a site. */
export interface ClusterSite extends SiteUnderTest, Pick<ClusterUnderTest, 'kill'> {
  /** Resolves when every process runs again. */
  whole(): Promise<void>
}

export async function startClusterSite(): Promise<ClusterSite> {
  const database = await testDatabase({ template: 'site' })
  await database.pool.end()
  const issuer = await startLocalIssuer()
  const clear = async () => {
    await issuer.stop()
    await database.drop()
  }
  try {
    const cluster = await startClusterUnderTest(database.url, { ...issuer.env('google'), ...issuer.env('facebook') })
    const { url, outbox, log, kill, whole } = cluster
    return {
      ...{ url, outbox, log, kill, whole, issuer },
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
