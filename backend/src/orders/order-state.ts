import type { OrderEvent } from '@kredka/contracts/orders/events'
import { type DateStatus, type OrderState, orderStateOf, orderStatusOf } from '@kredka/contracts/orders/rules'
import type { OrderDate, ProposedTime } from '@kredka/contracts/orders/terms'

/** Stream `order-{order_id}`: a student asks for lessons, the teacher answers each date (ORD-01 to ORD-03). */
export interface Order {
  readonly about: About | null
  /** The teacher's zone when it was placed. */
  readonly timezone: string
  /** By `lesson_id`, as they were ordered. */
  readonly dates: ReadonlyMap<string, OrderedDate>
  /** What became of the dates that were answered last. */
  readonly last: DateStatus
  /** Other times that await the student's answer. Words that people wrote are not in it. */
  readonly proposal: OpenProposal | null
  /** The proposal that the student took. */
  readonly taken: string | null
  /** Who took it off their list. */
  readonly removed_by: readonly string[]
}

/** One date; times in milliseconds. */
export interface OrderedDate {
  readonly status: DateStatus
  readonly starts_at: number
  readonly ends_at: number
  readonly expires_at: number
  readonly nudges_at: readonly number[]
  /** Reminders sent: 1 at half, 2 at 90 % of its time. */
  readonly nudges: number
}

export interface OpenProposal {
  readonly proposal_id: string
  readonly times: readonly ProposedTime[]
  /** Milliseconds. */
  readonly lapses_at: number
  /** The student was reminded of it. */
  readonly nudged: boolean
}

export interface About {
  readonly order_id: string
  readonly offer_id: string
  readonly teacher_id: string
  readonly student_id: string
}

export const NO_ORDER: Order = {
  about: null,
  timezone: 'UTC',
  dates: new Map(),
  last: 'new',
  proposal: null,
  taken: null,
  removed_by: [],
}

export function stateOf({ dates, last, proposal }: Order): OrderState {
  const statuses = [...dates.values()].map(({ status }) => status)
  return orderStateOf(statuses, last, proposal !== null)
}

export function evolveOrder(order: Order, event: OrderEvent): Order {
  switch (event.type) {
    case 'OrderPlaced': {
      const { order_id, offer_id, teacher_id, student_id, terms } = event.data
      return {
        ...order,
        about: { order_id, offer_id, teacher_id, student_id },
        timezone: terms.timezone,
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
    case 'OrderTimesProposed': {
      const { proposal_id, times, lapses_at } = event.data
      return { ...order, proposal: { proposal_id, times, lapses_at: Date.parse(lapses_at), nudged: false } }
    }
    case 'OrderTimesNudged':
      return order.proposal === null ? order : { ...order, proposal: { ...order.proposal, nudged: true } }
    case 'OrderTimesTaken':
      return { ...order, proposal: null, taken: event.data.proposal_id, dates: datesAt(order, event.data.times) }
    case 'OrderTimesDeclined':
    case 'OrderTimesWithdrawn':
    case 'OrderTimesLapsed':
      return { ...order, proposal: null }
    case 'OrderRemoved':
      return { ...order, removed_by: [...order.removed_by, event.data.user_id] }
  }
}

function toOrderedDate({ starts_at, ends_at, expires_at, nudges_at }: OrderDate): OrderedDate {
  const [start, end, expires] = [starts_at, ends_at, expires_at].map(Date.parse) as [number, number, number]
  return {
    status: 'new',
    starts_at: start,
    ends_at: end,
    expires_at: expires,
    nudges_at: nudges_at.map(Date.parse),
    nudges: 0,
  }
}

function datesAt({ dates }: Order, times: readonly ProposedTime[]): Order['dates'] {
  const at = new Map(times.map((time) => [time.lesson_id, time]))
  return new Map(
    [...dates].map(([id, date]) => {
      const time = at.get(id)
      if (time === undefined) return [id, date]
      return [id, { ...date, starts_at: Date.parse(time.starts_at), ends_at: Date.parse(time.ends_at) }]
    }),
  )
}

function withDates(order: Order, lesson_ids: readonly string[], change: (date: OrderedDate) => OrderedDate): Order {
  const meant = new Set(lesson_ids)
  return { ...order, dates: new Map([...order.dates].map(([id, date]) => [id, meant.has(id) ? change(date) : date])) }
}

/** A proposal is about the dates as they stood when it was made: any answer ends it. */
export function answerDates(order: Order, lesson_ids: readonly string[], status: DateStatus): Order {
  return { ...withDates(order, lesson_ids, (date) => ({ ...date, status })), last: status, proposal: null }
}

/** Those that await an answer, of which `isMeant` is true. */
export function openDates({ dates }: Order, isMeant: (date: OrderedDate) => boolean = () => true): readonly string[] {
  return [...dates].filter(([, date]) => date.status === 'new' && isMeant(date)).map(([id]) => id)
}

/** Those dates, and how the whole order stands once they are answered. */
export function summarizeDates(order: Order, lesson_ids: readonly string[], status: DateStatus) {
  return { lesson_ids: [...lesson_ids], status: orderStatusOf(stateOf(answerDates(order, lesson_ids, status))) }
}
