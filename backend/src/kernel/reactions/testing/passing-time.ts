import { type FixedClock, fixedClock } from '../../testing/fixed-clock.ts'
import type { Pause } from '../pause.ts'

export interface PassingTime {
  readonly clock: FixedClock
  /** Ends when the clock has been moved far enough, or when the signal aborts. */
  readonly pause: Pause
  /** Moves the clock and ends the pauses that are over by then. */
  pass(milliseconds: number): void
}

/** A clock and the pauses on it: time passes when the test says so (EVT-12). */
export function passingTime(start?: string): PassingTime {
  const clock = fixedClock(start)
  const pauses = new Set<{ readonly until: number; readonly end: () => void }>()
  return {
    clock,
    pause: (milliseconds, signal) =>
      new Promise((resolve) => {
        if (signal.aborted) return resolve()
        const end = () => {
          pauses.delete(paused)
          signal.removeEventListener('abort', end)
          resolve()
        }
        const paused = { until: clock.now() + milliseconds, end }
        pauses.add(paused)
        signal.addEventListener('abort', end)
      }),
    pass: (milliseconds) => {
      clock.advance(milliseconds)
      for (const paused of [...pauses]) if (paused.until <= clock.now()) paused.end()
    },
  }
}
