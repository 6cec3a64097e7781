import { setTimeout as sleep } from 'node:timers/promises'

export interface BackOff {
  /** Waits longer with each call since the last `reset`; at once when `signal` aborts. Never rejects. */
  wait(signal: AbortSignal): Promise<void>
  /** After a success. */
  reset(): void
}

/**
 * Doubling pauses from `firstMs` up to `mostMs`, each cut by a random part so that many clients do not return together.
 */
export function createBackOff(firstMs = 50, mostMs = 5_000, random: () => number = Math.random): BackOff {
  let attempt = 0
  return {
    wait: async (signal) => {
      const full = Math.min(mostMs, firstMs * 2 ** Math.min(attempt, 20))
      attempt += 1
      await sleep(full * (0.5 + random() / 2), undefined, { signal }).catch(() => undefined)
    },
    reset: () => {
      attempt = 0
    },
  }
}
