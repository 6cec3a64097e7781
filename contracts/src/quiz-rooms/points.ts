import { FULL_BP } from '../attempts/rules.ts'
import { POINTS_BASE, POINTS_SPEED, ROUND_TRIP_MAX_MS, type RoomMode } from './rules.ts'

interface Answered {
  readonly mode: RoomMode
  /** How long there was to answer, in milliseconds. */
  readonly lasts_ms: number
  readonly took_ms: number
  /** The share that was right, in basis points. */
  readonly bp: number
}

/** Points of one answer, in whole numbers (ROO-02): 600 for a right one, up to 400 more for speed; a part for a part. */
export function pointsOf({ mode, lasts_ms, took_ms, bp }: Answered): number {
  const left = Math.max(lasts_ms - took_ms, 0)
  const speed = mode === 'speed' ? Math.floor((POINTS_SPEED * left) / lasts_ms) : 0
  return Math.floor(((POINTS_BASE + speed) * bp) / FULL_BP)
}

/**
 * How long an answer took, in milliseconds. Both ways of the line lie within the span from the opening to the receipt,
 * so the whole round trip is taken off: the smallest that the server measured, null where it measured none yet.
 */
export function tookMs(opens_at: number, received_at: number, round_trip_ms: number | null): number {
  return Math.max(0, Math.round(received_at - opens_at - Math.min(round_trip_ms ?? 0, ROUND_TRIP_MAX_MS)))
}
