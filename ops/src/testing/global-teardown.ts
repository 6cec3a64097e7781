/** Stops the run's Postgres and removes its files. */
export default async function globalTeardown(): Promise<void> {
  await globalThis.testServer?.stop()
}
