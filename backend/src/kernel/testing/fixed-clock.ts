import type { Clock } from '@kredka/contracts/kernel/ports'

export interface FixedClock extends Clock {
  /** Moves forward by milliseconds. */
  advance(ms: number): void
  /** Jumps to an instant, ISO 8601 or milliseconds. */
  set(instant: string | number): void
  /** The present instant, ISO 8601 UTC. */
  iso(): string
}

/** A clock that stands still until it is told otherwise (EVT-12). */
export function createFixedClock(start: string | number = '2027-03-01T09:00:00.000Z'): FixedClock {
  let now = toMs(start)
  return {
    now: () => now,
    advance(ms) {
      now += ms
    },
    set(instant) {
      now = toMs(instant)
    },
    iso: () => new Date(now).toISOString(),
  }
}

function toMs(instant: string | number): number {
  return typeof instant === 'number' ? instant : Date.parse(instant)
}
