/**
 * Waits; ends at once when `signal` aborts. Injected beside the clock, so that tests pass time instead of waiting
 * (EVT-12).
 */
export type Pause = (milliseconds: number, signal: AbortSignal) => Promise<void>

export const pause: Pause = (milliseconds, signal) =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, milliseconds)
    if (signal.aborted) end()
    else signal.addEventListener('abort', end)
  })

/** An abort without a reason of its own makes an error with its stack, for nobody to read. */
const WOKEN = 'woken'

/** A sleep that somebody else can cut short. */
export interface Sleeper {
  sleep(milliseconds: number, signal: AbortSignal): Promise<void>
  /** Ends the sleep under way; without one, the next sleep ends at once. */
  wake(): void
}

export function sleeper(wait: Pause): Sleeper {
  let alarm = new AbortController()
  return {
    sleep: async (milliseconds, signal) => {
      await wait(milliseconds, AbortSignal.any([signal, alarm.signal]))
      alarm = new AbortController()
    },
    wake: () => alarm.abort(WOKEN),
  }
}

/** Runs loops side by side until `signal` aborts; when one throws, the others are ended and the error goes on. */
export async function runTogether(
  signal: AbortSignal,
  loops: readonly ((signal: AbortSignal) => Promise<void>)[],
): Promise<void> {
  const failed = new AbortController()
  const both = AbortSignal.any([signal, failed.signal])
  const runs = loops.map((loop) =>
    loop(both).catch((error: unknown) => {
      failed.abort()
      throw error
    }),
  )
  const results = await Promise.allSettled(runs)
  for (const result of results) if (result.status === 'rejected') throw result.reason
}

/** One at a time, in the order asked. */
export function oneAtATime(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const run = last.then(work)
    last = run.catch(() => undefined)
    return run
  }
}

/**
 * Works through `items` in their order, at most so many at once. When one throws, no more are begun and the error goes
 * on.
 */
export async function atMost<T>(limit: number, items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  let next = 0
  const runs = Array.from({ length: Math.min(limit, items.length) }, async () => {
    while (next < items.length) {
      const item = items[next++] as T
      await work(item).catch((error: unknown) => {
        next = items.length
        throw error
      })
    }
  })
  const results = await Promise.allSettled(runs)
  for (const result of results) if (result.status === 'rejected') throw result.reason
}
