import { setTimeout as delay } from 'node:timers/promises'

/** Waits until `check` gives something truthy; fails after `limit` milliseconds. For what another loop does in its own time. */
export async function until<T>(check: () => T | Promise<T>, limit = 8_000): Promise<NonNullable<T>> {
  const end = Date.now() + limit
  for (;;) {
    const found = await check()
    if (found) return found
    if (Date.now() > end) throw new Error(`waited ${limit} ms for: ${check}`)
    await delay(5)
  }
}
