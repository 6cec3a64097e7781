import { type Rejection, reject } from '@kredka/contracts/kernel/errors'
import { make } from '@kredka/contracts/kernel/events'
import { waysFrom } from '@kredka/contracts/kernel/graph'
import { orderEvents as e, type OrderEvent } from '@kredka/contracts/orders/events'
import {
  type CancelCause,
  type DateStatus,
  ORDER_GRAPH,
  type OrderState,
  orderStateOf,
  orderStatusOf,
} from '@kredka/contracts/orders/rules'
import type { OrderTerms } from '@kredka/contracts/orders/terms'
import type { Decider } from '../kernel/decider.ts'

/** Stream `order-{order_id}`: a student asks for lessons, the teacher answers each date (ORD-01 to ORD-03). */
export interface Order {
  readonly about: About | null
  /** By `lesson_id`, in order of time. */
  readonly dates: ReadonlyMap<string, DateStatus>
  /** What became of the dates that were answered last. */
  readonly last: DateStatus
  /** Milliseconds. */
  readonly expires_at: number
  readonly nudges: number
  /** Who took it off their list. */
  readonly removed_by: readonly string[]
}

export interface About {
  readonly order_id: string
  readonly offer_id: string
  readonly teacher_id: string
  readonly student_id: string
}

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
  | { readonly do: 'nudge'; readonly nudge: number }
  | { readonly do: 'remove'; readonly user_id: string }

export const orderDecider: Decider<Order, OrderCommand, OrderEvent> = {
  category: 'order',
  initial: { about: null, dates: new Map(), last: 'new', expires_at: 0, nudges: 0, removed_by: [] },
  evolve,
  decide(order, command) {
    if (command.do === 'place') return place(order, command)
    const { about } = order
    // a policy's or alarm's order that is not there is one that its calendar let go
    if (about === null || isStranger(about, command)) return reject('ORDER_NOT_FOUND')
    if (waysFrom(ORDER_GRAPH, stateOf(order), command.do).length === 0) {
      return reject(command.do === 'remove' ? 'ORDER_STILL_OPEN' : 'ORDER_NOT_WAITING')
    }
    switch (command.do) {
      case 'accept':
        return accept(order, about, command)
      case 'reject':
        return refuse(order, about, command)
      case 'cancel':
        return [cancelled(order, about, 'by_student', command.reason)]
      case 'expire':
        return command.now < order.expires_at ? [] : [cancelled(order, about, 'expired', null)]
      case 'close':
        return [cancelled(order, about, command.why, null)]
      case 'nudge':
        return command.nudge <= order.nudges ? [] : [make(e.OrderNudged, { ...about, nudge: command.nudge })]
      case 'remove':
        return order.removed_by.includes(command.user_id)
          ? []
          : [make(e.OrderRemoved, { ...about, user_id: command.user_id })]
    }
  },
}

export function stateOf({ dates, last }: Order): OrderState {
  return orderStateOf([...dates.values()], last)
}

function evolve(order: Order, event: OrderEvent): Order {
  switch (event.type) {
    case 'OrderPlaced': {
      const { order_id, offer_id, teacher_id, student_id, terms } = event.data
      return {
        ...order,
        about: { order_id, offer_id, teacher_id, student_id },
        dates: new Map(terms.dates.map(({ lesson_id }) => [lesson_id, 'new'])),
        expires_at: Date.parse(terms.expires_at),
      }
    }
    case 'OrderAccepted':
      return answered(order, event.data.lesson_ids, 'accepted')
    case 'OrderRejected':
      return answered(order, event.data.lesson_ids, 'rejected')
    case 'OrderCancelled':
      return answered(order, event.data.lesson_ids, 'cancelled')
    case 'OrderNudged':
      return { ...order, nudges: Math.max(order.nudges, event.data.nudge) }
    case 'OrderRemoved':
      return { ...order, removed_by: [...order.removed_by, event.data.user_id] }
  }
}

function answered(order: Order, lesson_ids: readonly string[], status: DateStatus): Order {
  const dates = new Map(order.dates)
  for (const id of lesson_ids) dates.set(id, status)
  return { ...order, dates, last: status }
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
  return [make(e.OrderAccepted, { ...about, ...after(order, meant, 'accepted'), note, address })]
}

function refuse(order: Order, about: About, command: Extract<OrderCommand, { do: 'reject' }>) {
  const meant = openAmong(order, command)
  if (meant === null) return reject('ORDER_NOT_WAITING')
  return [make(e.OrderRejected, { ...about, ...after(order, meant, 'rejected'), reason: command.reason.trim() })]
}

/** The dates that the answer means; null where one of them awaits none, or the time to answer is over. */
function openAmong(order: Order, { lesson_ids, now }: Answer): readonly string[] | null {
  if (now >= order.expires_at) return null
  const open = openOf(order)
  if (lesson_ids === null) return open
  return lesson_ids.every((id) => open.includes(id)) ? open.filter((id) => lesson_ids.includes(id)) : null
}

function openOf({ dates }: Order): readonly string[] {
  return [...dates].filter(([, status]) => status === 'new').map(([id]) => id)
}

function cancelled(order: Order, about: About, why: CancelCause, reason: string | null): OrderEvent {
  return make(e.OrderCancelled, { ...about, ...after(order, openOf(order), 'cancelled'), why, reason })
}

/** Those dates, and how the whole order stands once they are answered. */
function after(order: Order, lesson_ids: readonly string[], status: DateStatus) {
  return { lesson_ids: [...lesson_ids], status: orderStatusOf(stateOf(answered(order, lesson_ids, status))) }
}
