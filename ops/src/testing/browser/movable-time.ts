import { type Pause, pause } from '@kredka/backend/kernel/reactions/pause'
import type { Clock } from '@kredka/contracts/kernel/ports'

/**
 * The time of a site under test: a test moves it on, and whatever sleeps looks at it at once (EVT-12). No other site
 * takes such a request.
 */
export interface MovableTime {
  readonly clock: Clock
  readonly pause: Pause
  /** Moves the clock forward by milliseconds. */
  pass(milliseconds: number): void
}

export function movableTime(): MovableTime {
  let ahead = 0
  let moved = new AbortController()
  return {
    clock: { now: () => Date.now() + ahead },
    pause: (milliseconds, signal) => pause(milliseconds, AbortSignal.any([signal, moved.signal])),
    pass: (milliseconds) => {
      ahead += milliseconds
      const before = moved
      moved = new AbortController()
      before.abort()
    },
  }
}
