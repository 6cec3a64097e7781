import type { Clock } from '@kredka/contracts/kernel/ports'
import type { MeasuredClock } from '../shared-clock.ts'

/** A shared clock that says what another one says: where a test moves the time, all of it moves. */
export function createFollowingClock({ now }: Clock): MeasuredClock {
  return {
    now,
    after: (ms, work) => {
      const waiting = setTimeout(work, Math.max(0, ms))
      waiting.unref()
      return () => clearTimeout(waiting)
    },
    uncertaintyMs: () => 0,
    close: () => undefined,
  }
}
