import { type Rejection, reject } from '@kredka/contracts/kernel/errors'
import { make } from '@kredka/contracts/kernel/events'
import { transitionsFrom } from '@kredka/contracts/kernel/graph'
import { orderEvents as e, type OrderEvent } from '@kredka/contracts/orders/events'
import {
  type CancelCause,
  type DateStatus,
  ORDER_GRAPH,
  type OrderState,
  orderStateOf,
  orderStatusOf,
} from '@kredka/contracts/orders/rules'
import type { OrderDate, OrderTerms } from '@kredka/contracts/orders/terms'
import type { Decider } from '../kernel/decider.ts'

/** Stream `order-{order_id}`: a student asks for lessons, the teacher answers each date (ORD-01 to ORD-03). */
export interface Order {
  readonly about: About | null
  /** By `lesson_id`, in order of time. */
  readonly dates: ReadonlyMap<string, OrderedDate>
  /** What became of the dates that were answered last. */
  readonly last: DateStatus
  /** Who took it off their list. */
  readonly removed_by: readonly string[]
}

/** One date; times in milliseconds. */
export interface OrderedDate {
  readonly status: DateStatus
  readonly expires_at: number
  readonly nudges_at: readonly number[]
  /** Reminders sent: 1 at half, 2 at 90 % of its time. */
  readonly nudges: number
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
  | { readonly do: 'nudge'; readonly nudge: 1 | 2; readonly now: number }
  | { readonly do: 'remove'; readonly user_id: string }

export const orderDecider: Decider<Order, OrderCommand, OrderEvent> = {
  category: 'order',
  initial: { about: null, dates: new Map(), last: 'new', removed_by: [] },
  evolve,
  decide(order, command) {
    if (command.do === 'place') return place(order, command)
    const { about } = order
    // a policy's or alarm's order that is not there is one that its calendar let go
    if (about === null || isStranger(about, command)) return reject('ORDER_NOT_FOUND')
    if (transitionsFrom(ORDER_GRAPH, stateOf(order), command.do).length === 0) {
      return reject(command.do === 'remove' ? 'ORDER_STILL_OPEN' : 'ORDER_NOT_WAITING')
    }
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
    }
  },
}

export function stateOf({ dates, last }: Order): OrderState {
  return orderStateOf(
    [...dates.values()].map(({ status }) => status),
    last,
  )
}

function evolve(order: Order, event: OrderEvent): Order {
  switch (event.type) {
    case 'OrderPlaced': {
      const { order_id, offer_id, teacher_id, student_id, terms } = event.data
      return {
        ...order,
        about: { order_id, offer_id, teacher_id, student_id },
        dates: new Map(terms.dates.map((date) => [date.lesson_id, toOrderedDate(date)])),
      }
    }
    case 'OrderAccepted':
      return answerDates(order, event.data.lesson_ids, 'accepted')
    case 'OrderRejected':
      return answerDates(order, event.data.lesson_ids, 'rejected')
    case 'OrderCancelled':
      return answerDates(order, event.data.lesson_ids, 'cancelled')
    case 'OrderNudged':
      return withDates(order, event.data.lesson_ids ?? openDates(order), (date) => ({
        ...date,
        nudges: Math.max(date.nudges, event.data.nudge),
      }))
    case 'OrderRemoved':
      return { ...order, removed_by: [...order.removed_by, event.data.user_id] }
  }
}

function toOrderedDate({ expires_at, nudges_at }: OrderDate): OrderedDate {
  return { status: 'new', expires_at: Date.parse(expires_at), nudges_at: nudges_at.map(Date.parse), nudges: 0 }
}

function withDates(order: Order, lesson_ids: readonly string[], change: (date: OrderedDate) => OrderedDate): Order {
  const meant = new Set(lesson_ids)
  return { ...order, dates: new Map([...order.dates].map(([id, date]) => [id, meant.has(id) ? change(date) : date])) }
}

function answerDates(order: Order, lesson_ids: readonly string[], status: DateStatus): Order {
  return { ...withDates(order, lesson_ids, (date) => ({ ...date, status })), last: status }
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

/** Those that await an answer, of which `isMeant` is true. */
function openDates({ dates }: Order, isMeant: (date: OrderedDate) => boolean = () => true): readonly string[] {
  return [...dates].filter(([, date]) => date.status === 'new' && isMeant(date)).map(([id]) => id)
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

/** Those dates, and how the whole order stands once they are answered. */
function summarizeDates(order: Order, lesson_ids: readonly string[], status: DateStatus) {
  return { lesson_ids: [...lesson_ids], status: orderStatusOf(stateOf(answerDates(order, lesson_ids, status))) }
}
