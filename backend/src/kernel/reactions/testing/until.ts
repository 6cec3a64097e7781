import { setTimeout as delay } from 'node:timers/promises'

/** Between two looks, in milliseconds: the longer a look takes the rarer it is, as it holds up what it waits for. */
const SOON = 5
const SELDOM = 50

/**
 * Waits until `check` gives something truthy, for what another loop does in its own time. The limit is there to say
 * what did not come: it is far above what anything takes on a slow and busy machine, and below a test's own.
 */
export async function until<T>(check: () => T | Promise<T>, limit = 150_000): Promise<NonNullable<T>> {
  const end = performance.now() + limit
  for (;;) {
    const from = performance.now()
    const found = await check()
    if (found) return found
    if (performance.now() > end) throw new Error(`waited ${limit} ms for: ${check}`)
    await delay(Math.min(SELDOM, Math.max(SOON, 2 * (performance.now() - from))))
  }
}
