import type { Queryable } from '@kredka/projections/postgres/postgres'
import { isOutage } from './backoff.ts'
import type { Pause } from './pause.ts'

/** So soon a process hears that a policy was stopped or goes on, in milliseconds. */
export const STOPPED_LOOK_MS = 1_000

/** Which policies staff stopped, as this process last heard (EVT-06). */
export interface StoppedPolicies {
  has(policy: string): boolean
  /** Looks now. While the database is away what was known holds. */
  look(): Promise<void>
  /** Looks again and again until `signal` aborts. */
  watch(signal: AbortSignal): Promise<void>
}

export function stoppedPolicies(sql: Queryable, pause: Pause): StoppedPolicies {
  let names: ReadonlySet<string> = new Set()
  const look = async () => {
    try {
      const { rows } = await sql.query<{ name: string }>("select name from reactions.stopped where kind = 'policy'")
      names = new Set(rows.map(({ name }) => name))
    } catch (error) {
      if (!isOutage(error)) throw error
    }
  }
  return {
    has: (policy) => names.has(policy),
    look,
    watch: async (signal) => {
      while (!signal.aborted) {
        await look()
        await pause(STOPPED_LOOK_MS, signal)
      }
    },
  }
}

/** The same for requests, which run policies by themselves: an answer of a moment ago, and a look meanwhile. */
export function recentlyStopped(sql: Queryable): (policy: string) => boolean {
  const stopped = stoppedPolicies(sql, async () => undefined)
  let lookedAt = Number.NEGATIVE_INFINITY
  return (policy) => {
    if (performance.now() - lookedAt > STOPPED_LOOK_MS) {
      lookedAt = performance.now()
      // a request never fails of it: the worker knows better
      void stopped.look().catch(() => undefined)
    }
    return stopped.has(policy)
  }
}
