import { createFixedClock, type FixedClock } from '../../testing/fixed-clock.ts'
import type { Pause } from '../pause.ts'
import { until } from './until.ts'

export interface PassingTime {
  readonly clock: FixedClock
  /** Ends when the clock has been moved far enough, or when the signal aborts. */
  readonly pause: Pause
  /** Moves the clock and ends the pauses that are over by then. */
  pass(milliseconds: number): void
  /**
   * Moves the clock by steps until `check` holds. It stands still while nobody pauses on it: what the loop under test
   * does takes no time, however slow the machine is, so that nothing happens that lies more than one step ahead.
   */
  passUntil(check: () => boolean | Promise<boolean>, step: number): Promise<void>
}

/** A clock and the pauses on it: time passes when the test says so (EVT-12). */
export function passingTime(start?: string): PassingTime {
  const clock = createFixedClock(start)
  const pauses = new Set<{ readonly until: number; readonly end: () => void }>()
  const pass = (milliseconds: number) => {
    clock.advance(milliseconds)
    for (const paused of [...pauses]) if (paused.until <= clock.now()) paused.end()
  }
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
    pass,
    passUntil: async (check, step) => {
      await until(async () => {
        if (pauses.size > 0) pass(step)
        return check()
      })
    },
  }
}
