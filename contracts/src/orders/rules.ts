import { DAY, HOUR } from '../kernel/durations.ts'
import type { Graph } from '../kernel/graph.ts'
import { promotionPrice } from '../promotions/rules.ts'

/** Rules of orders (ORD-01 to ORD-03), the same in browser and server. */

/** Dates of one order. */
export const DATES_MAX = 12
/** Open orders of one student with one teacher; a series is one. */
export const OPEN_ORDERS_MAX = 3
export const MESSAGE_MAX = 500
export const ADDRESS_MAX = 200
/** Section 3's states of a request; `removed` is how a closed order looks to the side that removed it from its list. */
export const ORDER_STATUSES = ['new', 'accepted', 'rejected', 'cancelled', 'removed'] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

/**
 * The life of an order. Each date is answered, or lapses, alone: an order is `new` until the last one is,
 * `partly_accepted` in between where some became lessons (it still shows as `new`), and ends as `accepted` where any
 * date was, else as what became of the last. While the teacher's proposal of other times awaits the student it is
 * `proposed`, or `partly_proposed`, which shows as `new` too; any other answer ends the proposal. State → command →
 * next states.
 */
export const ORDER_GRAPH = {
  absent: { place: 'new' },
  new: {
    accept: ['partly_accepted', 'accepted'],
    reject: ['new', 'rejected'],
    cancel: 'cancelled',
    expire: ['new', 'cancelled'],
    close: 'cancelled',
    nudge: 'new',
    propose: 'proposed',
  },
  partly_accepted: {
    accept: ['partly_accepted', 'accepted'],
    reject: ['partly_accepted', 'accepted'],
    cancel: 'accepted',
    expire: ['partly_accepted', 'accepted'],
    close: 'accepted',
    nudge: 'partly_accepted',
    propose: 'partly_proposed',
  },
  proposed: {
    take: 'accepted',
    decline: 'new',
    withdraw: 'new',
    lapse: 'new',
    nudge_times: 'proposed',
    propose: 'proposed',
    accept: ['partly_accepted', 'accepted'],
    reject: ['new', 'rejected'],
    cancel: 'cancelled',
    expire: ['new', 'cancelled'],
    close: 'cancelled',
  },
  partly_proposed: {
    take: 'accepted',
    decline: 'partly_accepted',
    withdraw: 'partly_accepted',
    lapse: 'partly_accepted',
    nudge_times: 'partly_proposed',
    propose: 'partly_proposed',
    accept: ['partly_accepted', 'accepted'],
    reject: ['partly_accepted', 'accepted'],
    cancel: 'accepted',
    expire: ['partly_accepted', 'accepted'],
    close: 'accepted',
  },
  accepted: { remove: 'accepted' },
  rejected: { remove: 'rejected' },
  cancelled: { remove: 'cancelled' },
} as const satisfies Graph
export type OrderState = keyof typeof ORDER_GRAPH

/** What became of one date of an order. */
export const DATE_STATUSES = ['new', 'accepted', 'rejected', 'cancelled'] as const
export type DateStatus = (typeof DATE_STATUSES)[number]

/**
 * The state of an order whose dates stand so.
 * @param last what became of the date that was answered last
 * @param proposed whether other times await the student's answer
 */
export function orderStateOf(dates: readonly DateStatus[], last: DateStatus, proposed = false): OrderState {
  if (dates.length === 0) return 'absent'
  const accepted = dates.includes('accepted')
  if (!dates.includes('new')) return accepted ? 'accepted' : last
  if (proposed) return accepted ? 'partly_proposed' : 'proposed'
  return accepted ? 'partly_accepted' : 'new'
}

/** How a state shows: what is not answered whole is new. */
export function orderStatusOf(state: OrderState): Exclude<OrderStatus, 'removed'> {
  return state === 'accepted' || state === 'rejected' || state === 'cancelled' ? state : 'new'
}

/** How a proposal of other times stands while its order is open; one that was withdrawn leaves nothing behind. */
export const PROPOSAL_STATES = ['open', 'declined', 'lapsed'] as const

/** What a side is told of a proposal. */
export const PROPOSAL_STEPS = ['proposed', 'nudged', 'taken', 'declined', 'withdrawn', 'lapsed'] as const

/**
 * When a proposal lapses: with the first date that lapses, or where the first of its times begins, whichever is sooner.
 * All in milliseconds.
 */
export function proposalLapsesAt(expires: readonly number[], starts: readonly number[]): number {
  return Math.min(...expires, ...starts)
}

/** This long before a proposal lapses the student is reminded of it. */
export const PROPOSAL_NUDGE_MS = DAY

/** When the student is reminded of a proposal; null where it is open for less than a day. All in milliseconds. */
export function proposalNudgeAt(proposed_at: number, lapses_at: number): number | null {
  const at = lapses_at - PROPOSAL_NUDGE_MS
  return at > proposed_at ? at : null
}

/** Why open dates were cancelled. */
export const CANCEL_CAUSES = ['by_student', 'expired', 'account_closing', 'teacher_gone'] as const
export type CancelCause = (typeof CANCEL_CAUSES)[number]

/** What keeps a person from ordering an offer, as its form tells it. */
export const ORDER_OBSTACLES = ['own_offer', 'not_possible', 'too_many_open'] as const

/** A teacher answers within this long, and this long before the lesson. */
export const ANSWER_MS = 48 * HOUR
export const ANSWER_BEFORE_MS = 2 * HOUR

/** How long a teacher may answer, in milliseconds: from the order on, and before the lesson begins. */
export interface AnswerLimits {
  readonly within: number
  readonly before: number
}
const ANSWER_LIMITS: AnswerLimits = { within: ANSWER_MS, before: ANSWER_BEFORE_MS }

/** Times of a date's wait for an answer, in milliseconds. */
export interface AnswerTimes {
  readonly expires_at: number
  /** At half and at 90 % of the time to answer. */
  readonly nudges_at: readonly [number, number]
}

/**
 * Until when a teacher may answer one date of an order (ORD-02): 48 h, or 2 h before its start; where it was ordered
 * later than that, half of what remains to the start. The other dates of the order change nothing.
 * @param limits others than those of the site, for whoever asks what would follow from them
 */
export function answerTimes(placed_at: number, start: number, limits = ANSWER_LIMITS): AnswerTimes {
  const before = start - limits.before
  const latest = before > placed_at ? before : placed_at + Math.max(0, start - placed_at) / 2
  const expires_at = Math.floor(Math.min(placed_at + limits.within, latest))
  const time = expires_at - placed_at
  return { expires_at, nudges_at: [Math.floor(placed_at + time / 2), Math.floor(placed_at + time * 0.9)] }
}

/** What so many dates of one price come to; a discount holds for the first alone. */
export function amountsOf(amount: number, dates: number, percentage: number | null): readonly number[] {
  return Array.from({ length: dates }, (_, n) =>
    n === 0 && percentage !== null ? promotionPrice(amount, percentage) : amount,
  )
}

export function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}

/** How staff tell orders apart: what nobody answered in time is its own state, what one side hid is not. */
export const ADMIN_ORDER_STATUSES = ['new', 'accepted', 'rejected', 'cancelled', 'expired'] as const
export const ORDER_SORTS = [
  '-ordered_at',
  'ordered_at',
  '-amount',
  'amount',
  '-dates',
  'dates',
  'status',
  '-status',
] as const
export type OrderSort = (typeof ORDER_SORTS)[number]
