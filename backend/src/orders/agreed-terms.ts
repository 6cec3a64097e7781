import type { Recorded } from '@kredka/contracts/kernel/events'
import { orderEvents as e } from '@kredka/contracts/orders/events'
import { type OrderTerms, type ProposedTime, withTimes } from '@kredka/contracts/orders/terms'
import { last } from '../kernel/last.ts'

/** What an order agrees on by now, from its own events: as it was placed, at the times that the student took. */
export function agreedTerms(events: readonly Recorded[]): OrderTerms | null {
  const placed = last(events, e.OrderPlaced)
  return placed === null ? null : withTimes(placed.data.terms, last(events, e.OrderTimesTaken)?.data.times ?? [])
}

/** The times of that proposal, or of the last one; null where there was none. */
export function proposedTimes(events: readonly Recorded[], proposal_id?: string): readonly ProposedTime[] | null {
  const proposed = last(
    events.filter(({ data }) => proposal_id === undefined || data['proposal_id'] === proposal_id),
    e.OrderTimesProposed,
  )
  return proposed?.data.times ?? null
}
