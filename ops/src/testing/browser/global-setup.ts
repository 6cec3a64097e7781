import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTemplate, SITE_TEMPLATE } from '@kredka/projections/postgres/testing/database'
import { startTestServer, TEST_POSTGRES } from '@kredka/projections/postgres/testing/server'
import { buildFrontend } from '../../build/frontend.ts'
import { endWithParent } from './end-with-parent.ts'
import { startSiteProcess } from './site-process.ts'

/** One Postgres for the run, whose template for sites holds the demonstration with complete read models. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  endWithParent()
  await buildFrontend()
  const server = await startTestServer()
  process.env[TEST_POSTGRES] = server.url
  try {
    await createTemplate(SITE_TEMPLATE, seed, server.url)
  } catch (error) {
    await server.stop()
    throw error
  }
  return () => server.stop()
}

async function seed(databaseUrl: string): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kredka-seed-'))
  try {
    const site = await startSiteProcess({ databaseUrl, dataDir, seed: true })
    await site.stop()
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}
