/**
 * One refresh for all calls that wait for it, in this tab and in the others (ACC-03).
 *
 * `done`: the session goes on, try again. `refused`: the session has ended. `unreachable`: nobody knows; the session
 * stays.
 */
export type RefreshOutcome = 'done' | 'refused' | 'unreachable'

export interface RefreshParts {
  /** Asks the server. */
  readonly ask: () => Promise<RefreshOutcome>
  /** Holds a lock across tabs while `work` runs. */
  readonly locked: <T>(work: () => Promise<T>) => Promise<T>
  /** When any tab last refreshed, ms. */
  readonly last: { get(): number; set(at: number): void }
  readonly now: () => number
}

/** @returns a function that takes the moment at which the failed call was sent */
export function singleFlight(parts: RefreshParts): (sentAt: number) => Promise<RefreshOutcome> {
  let underWay: Promise<RefreshOutcome> | null = null
  const start = async (sentAt: number): Promise<RefreshOutcome> =>
    parts.locked(async () => {
      // Another tab was faster while this one waited for the lock.
      if (parts.last.get() >= sentAt) return 'done'
      const outcome = await parts.ask()
      if (outcome === 'done') parts.last.set(parts.now())
      return outcome
    })
  return (sentAt) => {
    if (parts.last.get() >= sentAt && underWay === null) return Promise.resolve('done')
    underWay ??= start(sentAt).finally(() => {
      underWay = null
    })
    return underWay
  }
}

/** Web Locks where the browser has them; else tabs race, which the server forgives for 30 s (ACC-02). */
export function tabLock(name: string, locks: LockManager | undefined): RefreshParts['locked'] {
  return (work) => (locks === undefined ? work() : locks.request(name, work))
}
