import { type ErrorCode, type Rejection, reject } from '@kredka/contracts/kernel/errors'
import { make } from '@kredka/contracts/kernel/events'
import { transitionsFrom } from '@kredka/contracts/kernel/graph'
import { orderEvents as e, type OrderEvent } from '@kredka/contracts/orders/events'
import { type CancelCause, ORDER_GRAPH } from '@kredka/contracts/orders/rules'
import type { OrderTerms } from '@kredka/contracts/orders/terms'
import type { Decider } from '../kernel/decider.ts'
import {
  type About,
  evolveOrder,
  NO_ORDER,
  type Order,
  type OrderedDate,
  openDates,
  stateOf,
  summarizeDates,
} from './order-state.ts'
import { decideProposal, type ProposalCommand } from './proposal.ts'

export { stateOf } from './order-state.ts'

interface Answer {
  readonly order_id: string
  /** Who answers; anybody but the order's teacher is a stranger. */
  readonly teacher_id: string
  /** Dates that are meant, null for all that await an answer. */
  readonly lesson_ids: readonly string[] | null
  /** Milliseconds. */
  readonly now: number
}

export type OrderCommand =
  | {
      readonly do: 'place'
      readonly about: About
      readonly terms: OrderTerms
      readonly message: string | null
      readonly address: string | null
    }
  | (Answer & { readonly do: 'accept'; readonly note: string | null; readonly address: string | null })
  | (Answer & { readonly do: 'reject'; readonly reason: string })
  | { readonly do: 'cancel'; readonly student_id: string; readonly reason: string | null }
  | { readonly do: 'expire'; readonly now: number }
  | { readonly do: 'close'; readonly why: Extract<CancelCause, 'account_closing' | 'teacher_gone'> }
  | { readonly do: 'nudge'; readonly nudge: 1 | 2; readonly now: number }
  | { readonly do: 'remove'; readonly user_id: string }
  | ProposalCommand

export const orderDecider: Decider<Order, OrderCommand, OrderEvent> = {
  category: 'order',
  initial: NO_ORDER,
  evolve: evolveOrder,
  decide(order, command) {
    if (command.do === 'place') return place(order, command)
    const { about } = order
    // a policy's or alarm's order that is not there is one that its calendar let go
    if (about === null || isStranger(about, command)) return reject('ORDER_NOT_FOUND')
    if (transitionsFrom(ORDER_GRAPH, stateOf(order), command.do).length === 0) return reject(refusalOf(order, command))
    switch (command.do) {
      case 'accept':
        return accept(order, about, command)
      case 'reject':
        return refuse(order, about, command)
      case 'cancel':
        return cancelDates(order, about, openDates(order), 'by_student', command.reason)
      case 'expire': {
        const lapsed = openDates(order, ({ expires_at }) => command.now >= expires_at)
        return cancelDates(order, about, lapsed, 'expired', null)
      }
      case 'close':
        return cancelDates(order, about, openDates(order), command.why, null)
      case 'nudge':
        return nudge(order, about, command)
      case 'remove':
        return order.removed_by.includes(command.user_id)
          ? []
          : [make(e.OrderRemoved, { ...about, user_id: command.user_id })]
      default:
        return decideProposal(order, about, command)
    }
  },
}

/** Why the graph has no such way; an order that is open has lost its proposal alone. */
function refusalOf(order: Order, { do: what }: OrderCommand): ErrorCode {
  if (what === 'remove') return 'ORDER_STILL_OPEN'
  const isAnswer =
    what === 'take' || what === 'decline' || what === 'withdraw' || what === 'lapse' || what === 'nudge_times'
  return isAnswer && openDates(order).length > 0 ? 'ORDER_PROPOSAL_GONE' : 'ORDER_NOT_WAITING'
}

function place(order: Order, command: Extract<OrderCommand, { do: 'place' }>): readonly OrderEvent[] | Rejection {
  // the calendar's event is taken up once; a second time changes nothing
  if (order.about !== null) return []
  const { about, terms, message, address } = command
  return [make(e.OrderPlaced, { ...about, terms, message, address })]
}

function isStranger(about: About, command: Exclude<OrderCommand, { do: 'place' }>): boolean {
  if ('teacher_id' in command) return command.teacher_id !== about.teacher_id
  if ('student_id' in command) return command.student_id !== about.student_id
  if ('user_id' in command) return command.user_id !== about.teacher_id && command.user_id !== about.student_id
  return false
}

function accept(order: Order, about: About, command: Extract<OrderCommand, { do: 'accept' }>) {
  const meant = openAmong(order, command)
  if (meant === null) return reject('ORDER_NOT_WAITING')
  const { note, address } = command
  return [make(e.OrderAccepted, { ...about, ...summarizeDates(order, meant, 'accepted'), note, address })]
}

function refuse(order: Order, about: About, command: Extract<OrderCommand, { do: 'reject' }>) {
  const meant = openAmong(order, command)
  if (meant === null) return reject('ORDER_NOT_WAITING')
  return [
    make(e.OrderRejected, { ...about, ...summarizeDates(order, meant, 'rejected'), reason: command.reason.trim() }),
  ]
}

/**
 * The dates that the answer means; null where there is none, where one awaits none, or where its time to answer is
 * over.
 */
function openAmong(order: Order, { lesson_ids, now }: Answer): readonly string[] | null {
  const open = openDates(order, ({ expires_at }) => now < expires_at)
  const meant = lesson_ids === null ? open : open.filter((id) => lesson_ids.includes(id))
  return meant.length === 0 || meant.length < (lesson_ids?.length ?? 0) ? null : meant
}

/** Dates of one time to answer are reminded of together, each as often as its own time says. */
function nudge(order: Order, about: About, { nudge: count, now }: Extract<OrderCommand, { do: 'nudge' }>) {
  const isDue = ({ nudges, nudges_at, expires_at }: OrderedDate) =>
    nudges < count && now >= (nudges_at[count - 1] ?? expires_at) && now < expires_at
  const lesson_ids = openDates(order, isDue)
  if (lesson_ids.length === 0) return []
  const first = Math.min(...lesson_ids.map((id) => order.dates.get(id)?.expires_at ?? Number.POSITIVE_INFINITY))
  const expires_at = new Date(first).toISOString()
  return [make(e.OrderNudged, { ...about, nudge: count, lesson_ids: [...lesson_ids], expires_at })]
}

function cancelDates(
  order: Order,
  about: About,
  lesson_ids: readonly string[],
  why: CancelCause,
  reason: string | null,
) {
  if (lesson_ids.length === 0) return []
  return [make(e.OrderCancelled, { ...about, ...summarizeDates(order, lesson_ids, 'cancelled'), why, reason })]
}
