import { startTestServer, TEST_POSTGRES, type TestServer } from '@kredka/projections/kernel/testing/server'

declare global {
  var testServer: TestServer | undefined
}

/** Starts the run's one Postgres. Jest calls it once, before the first file of a room that tests against it. */
export default async function globalSetup(): Promise<void> {
  const server = await startTestServer()
  globalThis.testServer = server
  process.env[TEST_POSTGRES] = server.url
}
