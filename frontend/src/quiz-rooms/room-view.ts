import type { RoomChangeView, RoomView, SeatRowView } from '@kredka/contracts/quiz-rooms/views'

/**
 * The room after a change: each section that came takes the place of the one before.
 * @returns null where something between was missed, so that all of it has to be asked for
 */
export function withChange(view: RoomView, change: RoomChangeView): RoomView | null {
  const { base, seats, ...sections } = change
  if (base !== view.revision) return null
  return {
    ...view,
    ...sections,
    ...(seats === undefined ? {} : { seats: withSeats(view.seats ?? [], seats) }),
  }
}

function withSeats(known: readonly SeatRowView[], changed: readonly SeatRowView[]): SeatRowView[] {
  const bySeat = new Map([...known, ...changed].map((row) => [row.seat, row]))
  return [...bySeat.values()].toSorted((one, other) => one.seat - other.seat)
}

/** A clock that was set anew, or a machine that slept. */
const JUMP_MS = 2_000

/**
 * Milliseconds by which the servers' clock is ahead of this one. Each message was under way for a while, which makes
 * the clock seem to lag: the largest difference is the nearest.
 * @param before what was known, null for the first message since the line stands
 */
export function offsetAfter(before: number | null, now: string, receivedAt: number): number {
  const found = Date.parse(now) - receivedAt
  if (before === null || Math.abs(found - before) > JUMP_MS) return found
  return Math.max(before, found)
}
