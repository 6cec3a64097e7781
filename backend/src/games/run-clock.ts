import { AHEAD_MAX_MS, BEHIND_MAX_MS, LEAD_IN_MS, msOfTicks, PAUSE_MAX_MS } from '@kredka/contracts/games/rules'
import { type Rejection, reject } from '@kredka/contracts/kernel/errors'

/** Of a run, what its clock follows from. */
export interface RunClock {
  readonly isTimed: boolean
  readonly isPaused: boolean
  /** When the clock last began, or stopped for a pause. */
  readonly since: string
  /** Milliseconds of play until then. */
  readonly played_ms: number
  /** Ticks that were played. */
  readonly ticks: number
}

/** When a run that goes on from then is played: whoever plays against the clock has a moment first. */
export function runsSince({ isTimed, since }: Pick<RunClock, 'isTimed' | 'since'>): string {
  return isTimed ? new Date(Date.parse(since) + LEAD_IN_MS).toISOString() : since
}

/**
 * Milliseconds of play: a pause is none, as long as it may be. In timed games it is what was played, tick by tick:
 * whoever was cut off goes on from there after a pause.
 */
export function playedUntil({ isTimed, isPaused, since, played_ms, ticks }: RunClock, now: number): number {
  if (isTimed) return msOfTicks(ticks)
  const passed = Math.max(0, now - Date.parse(since))
  return played_ms + (isPaused ? Math.max(0, passed - PAUSE_MAX_MS) : passed)
}

/**
 * What came of a timed game is neither ahead of the clock nor behind it: nobody plays slower or faster than others.
 * @param ticks that will have been played with it
 */
export function checkPace(clock: RunClock, ticks: number, now: number): Rejection | null {
  if (!clock.isTimed) return null
  const due = clock.played_ms + Math.max(0, now - Date.parse(runsSince(clock)))
  const played = msOfTicks(ticks)
  if (played > due + AHEAD_MAX_MS) return reject('RUN_TOO_EARLY')
  return played < due - BEHIND_MAX_MS ? reject('RUN_TOO_LATE') : null
}
