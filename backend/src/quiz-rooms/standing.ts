import type { ClosedQuestion, Seat, Standing } from './room-state.ts'
import { emptyTotals, type Totals } from './totals.ts'

/**
 * Who did not answer took all the time there was, latecomers too: nobody is ahead of an equal for having come later
 * (ROO-02). A question that is void counts nowhere.
 */
export function totalsOf(seats: readonly Seat[], closed: readonly ClosedQuestion[]): Totals {
  const totals = emptyTotals()
  for (const question of closed) if (!question.is_void) addQuestion(totals, seats, question)
  return totals
}

function addQuestion(totals: Totals, seats: readonly Seat[], { n, lasts_ms, results }: ClosedQuestion): void {
  const add = (to: Int32Array, seat: number, more: number) => {
    to[seat] = (to[seat] ?? 0) + more
  }
  for (const { seat, from_question } of seats) {
    add(totals.took_ms, seat, lasts_ms)
    if (from_question <= n) add(totals.asked, seat, 1)
  }
  for (const [place, seat] of results.seats.entries()) {
    add(totals.points, seat, results.points[place] ?? 0)
    add(totals.bp, seat, results.bp[place] ?? 0)
    add(totals.took_ms, seat, (results.took_ms[place] ?? 0) - lasts_ms)
  }
}

/** With the time of what was closed before a seat was taken. */
export function withLatecomer(totals: Totals, seat: number, closed: readonly ClosedQuestion[]): Totals {
  const missed_ms = closed.reduce((sum, { is_void, lasts_ms }) => sum + (is_void ? 0 : lasts_ms), 0)
  return missed_ms === 0 ? totals : { ...totals, took_ms: totals.took_ms.with(seat, missed_ms) }
}

/** Seats in their places: by points, then by total time, then by joining (ROO-02). Who was kicked has none. */
export function orderSeats(seats: readonly Seat[], { points, took_ms }: Totals): readonly number[] {
  const of = (values: Int32Array, seat: number) => values[seat] ?? 0
  return seats
    .filter(({ state }) => state !== 'kicked')
    .map(({ seat }) => seat)
    .sort((a, b) => of(points, b) - of(points, a) || of(took_ms, a) - of(took_ms, b) || a - b)
}

export function averageBp({ bp, asked }: Totals, seat: number): number | null {
  const questions = asked[seat] ?? 0
  return questions === 0 ? null : Math.floor((bp[seat] ?? 0) / questions)
}

export function standingOf(seats: readonly Seat[], totals: Totals): Standing {
  const order = orderSeats(seats, totals)
  return {
    seats: [...order],
    points: order.map((seat) => totals.points[seat] ?? 0),
    took_ms: order.map((seat) => totals.took_ms[seat] ?? 0),
    bp: order.map((seat) => averageBp(totals, seat) ?? 0),
  }
}
