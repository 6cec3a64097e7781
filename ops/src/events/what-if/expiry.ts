import { type OrderCommand, orderDecider } from '@kredka/backend/orders/order'
import type { Order } from '@kredka/backend/orders/order-state'
import { isRejection } from '@kredka/contracts/kernel/errors'
import type { OrderEvent } from '@kredka/contracts/orders/events'
import { type AnswerLimits, answerTimes } from '@kredka/contracts/orders/rules'
import type { LogEvent, OtherRule, Verdict } from './rule.ts'

type Closing = Extract<LogEvent, { readonly data: { readonly lesson_ids: unknown } }>

/**
 * Orders whose teachers had another time to answer: each answer, and each end, asked of the real decider with the dates
 * that lapse at the other time.
 */
export function expiryRule(limits: AnswerLimits): OtherRule<Order> {
  return {
    category: orderDecider.category,
    initial: orderDecider.initial,
    evolve: (order, event) => orderDecider.evolve(order, withTimes(event, limits) as OrderEvent),
    decide: (order, event) => {
      switch (event.type) {
        case 'OrderAccepted':
          return verdictOf(order, event, 'accepted')
        case 'OrderRejected':
          return verdictOf(order, event, 'rejected')
        case 'OrderCancelled':
          if (event.data.why !== 'expired') return verdictOf(order, event, 'cancelled')
          return { real: 'expired', other: lapsedBy(order, event).length > 0 ? 'expired' : 'still open' }
        default:
          return null
      }
    },
  }
}

/** Where all dates that were meant had lapsed, the answer came too late. */
function verdictOf(order: Order, event: Closing, real: string): Verdict {
  const lapsed = lapsedBy(order, event)
  const meant = event.data.lesson_ids ?? []
  return { real, other: meant.every((id) => lapsed.includes(id)) ? 'expired' : real }
}

/** The dates that the alarm would have cancelled by the time of this event. */
function lapsedBy(order: Order, { metadata }: LogEvent): readonly string[] {
  const command: OrderCommand = { do: 'expire', now: Date.parse(metadata.occurred_at) }
  const decided = orderDecider.decide(order, command)
  if (isRejection(decided)) return []
  return decided.flatMap((event) => (event.type === 'OrderCancelled' ? event.data.lesson_ids : []))
}

function withTimes(event: LogEvent, limits: AnswerLimits): LogEvent {
  if (event.type !== 'OrderPlaced') return event
  const placed_at = Date.parse(event.metadata.occurred_at)
  const dates = event.data.terms.dates.map((date) => {
    const { expires_at, nudges_at } = answerTimes(placed_at, Date.parse(date.starts_at), limits)
    const iso = (at: number) => new Date(at).toISOString()
    return { ...date, expires_at: iso(expires_at), nudges_at: nudges_at.map(iso) }
  })
  return { ...event, data: { ...event.data, terms: { ...event.data.terms, dates } } }
}
