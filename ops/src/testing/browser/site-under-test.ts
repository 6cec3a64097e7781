import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testDatabase } from '@kredka/projections/kernel/testing/database'
import { Outbox } from './outbox.ts'
import { startSiteProcess } from './site-process.ts'

/** A site with demo data, a database, a port and an outbox of its own. */
export interface SiteUnderTest {
  readonly url: string
  readonly outbox: Outbox
  log(): string
  stop(): Promise<void>
}

export async function startSiteUnderTest(): Promise<SiteUnderTest> {
  const database = await testDatabase({ template: 'site' })
  await database.pool.end()
  const dataDir = await mkdtemp(join(tmpdir(), 'kredka-site-'))
  const clear = async () => {
    await database.drop()
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    const site = await startSiteProcess({ databaseUrl: database.url, dataDir })
    return {
      url: site.url,
      outbox: new Outbox(join(dataDir, 'outbox')),
      log: site.log,
      stop: async () => {
        await site.stop()
        await clear()
      },
    }
  } catch (error) {
    await clear()
    throw error
  }
}
