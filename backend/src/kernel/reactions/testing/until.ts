import { setTimeout as delay } from 'node:timers/promises'

/**
 * Waits until `check` gives something truthy, for what another loop does in its own time. The limit is there to say
 * what did not come: it is far above what anything takes on a slow and busy machine, and below a test's own.
 */
export async function until<T>(check: () => T | Promise<T>, limit = 60_000): Promise<NonNullable<T>> {
  const end = performance.now() + limit
  for (;;) {
    const found = await check()
    if (found) return found
    if (performance.now() > end) throw new Error(`waited ${limit} ms for: ${check}`)
    await delay(5)
  }
}
