import { existsSync } from 'node:fs'

declare global {
  var testServer: { stop(): Promise<void> } | undefined
}

/** Starts the run's one Postgres and prepares its template databases. Jest calls it once, before the first file that needs them. */
export default async function globalSetup(): Promise<void> {
  const kit = new URL('../../../projections/src/kernel/testing/server.ts', import.meta.url)
  if (!existsSync(kit)) return
  const { startTestServer } = await import(kit.href)
  globalThis.testServer = await startTestServer()
}
