import type { Clock, Log } from '@kredka/contracts/kernel/ports'
import type { Queryable } from './queryable.ts'

/**
 * One time for all processes, whatever their machines' clocks say: that of Postgres. What two players are compared by
 * is measured in it (ROO-02).
 */
export interface SharedClock extends Clock {
  /** Does it once so many milliseconds have passed, unless it is called off by what this gives back. */
  after(ms: number, work: () => void): () => void
}

export interface MeasuredClock extends SharedClock {
  /** By how much it may be wrong, in milliseconds. */
  uncertaintyMs(): number
  close(): void
}

/** A process whose clock may be wrong by more than this must not judge by it. */
export const UNCERTAINTY_MAX_MS = 50

const EVERY_MS = 10_000
const ROUND_TRIPS = 8
/** Milliseconds by which two good quartz clocks part in a millisecond. */
const DRIFT = 1e-4

interface Reading {
  /** What `performance.now()` lacks to the shared time. */
  readonly offset: number
  readonly half_ms: number
  readonly at: number
}

interface Parts {
  readonly pool: Queryable
  readonly log: Log
  /** Milliseconds that never go back. Default: the machine's. */
  readonly ticks?: () => number
}

/** Asks Postgres for its time again and again, and keeps to the answer that came back soonest. */
export async function createSharedClock({ pool, log, ticks = () => performance.now() }: Parts): Promise<MeasuredClock> {
  const read = async (): Promise<Reading> => {
    const before = ticks()
    const { rows } = await pool.query<{ ms: string }>('select extract(epoch from clock_timestamp()) * 1000 as ms')
    const after = ticks()
    const half_ms = (after - before) / 2
    return { offset: Number(rows[0]?.ms) - before - half_ms, half_ms, at: after }
  }
  const uncertaintyOf = ({ half_ms, at }: Reading) => half_ms + (ticks() - at) * DRIFT
  let best = await read()

  async function measure(): Promise<void> {
    for (let n = 0; n < ROUND_TRIPS; n += 1) {
      const reading = await read()
      if (uncertaintyOf(reading) <= uncertaintyOf(best)) best = reading
    }
  }
  const measureAgain = () =>
    measure().catch((error: unknown) => log.warn({ error }, 'cannot compare the clock with that of Postgres'))
  await measureAgain()
  const timer = setInterval(measureAgain, EVERY_MS)
  timer.unref()

  return {
    now: () => ticks() + best.offset,
    after: (ms, work) => {
      const waiting = setTimeout(work, Math.max(0, ms))
      waiting.unref()
      return () => clearTimeout(waiting)
    },
    uncertaintyMs: () => uncertaintyOf(best),
    close: () => clearInterval(timer),
  }
}
