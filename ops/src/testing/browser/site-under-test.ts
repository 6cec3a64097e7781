import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type LocalIssuer, startLocalIssuer } from '@kredka/backend/accounts/testing/local-issuer'
import { testDatabase } from '@kredka/projections/postgres/testing/database'
import { type LogServer, startLogServer } from './log-server.ts'
import { Outbox } from './outbox.ts'
import { startSiteProcess } from './site-process.ts'

/** A site with demo data, a database, a port and an outbox of its own. */
export interface SiteUnderTest {
  readonly url: string
  readonly outbox: Outbox
  /** Plays Google and Facebook. */
  readonly issuer: LocalIssuer
  log(): string
  stop(): Promise<void>
}

export interface MovableSite extends SiteUnderTest {
  /**
   * Moves the site's clock forward by milliseconds: on a site of the test's own, as the other tests of a worker live in
   * the present.
   */
  pass(milliseconds: number): Promise<void>
}

/** @param env more settings than the usual ones */
export async function startSiteUnderTest(env: Readonly<Record<string, string>> = {}): Promise<MovableSite> {
  const database = await testDatabase({ template: 'site' })
  await database.pool.end()
  const dataDir = await mkdtemp(join(tmpdir(), 'kredka-site-'))
  const issuer = await startLocalIssuer()
  let log: LogServer | null = null
  const clear = async () => {
    log?.stop()
    await issuer.stop()
    await database.drop()
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    log = await startLogServer(database.url)
    const site = await startSiteProcess({
      databaseUrl: database.url,
      dataDir,
      env: { ...issuer.env('google'), ...issuer.env('facebook'), ...log.env, ...env },
    })
    return {
      url: site.url,
      outbox: new Outbox(join(dataDir, 'outbox')),
      issuer,
      log: site.log,
      pass: site.pass,
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
