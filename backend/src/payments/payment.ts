import { type Rejection, reject } from '@kredka/contracts/kernel/errors'
import { type EventOf, make } from '@kredka/contracts/kernel/events'
import { transitionsFrom } from '@kredka/contracts/kernel/graph'
import { paymentEvents as e, type PaymentEvent } from '@kredka/contracts/payments/events'
import {
  canReverse,
  type DueAfter,
  PAYMENT_GRAPH,
  type PaymentCommandName,
  type PaymentFacts,
  type PaymentMethod,
  type PaymentRole,
  type PaymentState,
} from '@kredka/contracts/payments/rules'
import type { Decider } from '../kernel/decider.ts'

/** What every event of a payment names. */
export type PaymentBase = EventOf<typeof e.PaymentConfirmed>['data']
export type CloseCause = 'cancelled' | 'teacher_absent'

/** Stream `payment-{payment_id}`: `PAYMENT_GRAPH` in the contract says which ways there are (PAY-01). */
export interface Payment {
  readonly state: PaymentState
  readonly base: PaymentBase | null
  readonly due_after: DueAfter | null
  readonly disputed: boolean
  /** What the student says to have paid at once; null where nothing is announced. */
  readonly announced: { readonly together: readonly string[]; readonly total: number } | null
  /** Milliseconds of the marks that stand. */
  readonly paid_at: number | null
  readonly returned_at: number | null
  readonly waived_at: number | null
}

/** Follows lessons: nobody is asked, and what is so already stays. */
type SystemCommand =
  | { readonly do: 'open'; readonly payment: PaymentBase; readonly subject_id: string }
  | { readonly do: 'move'; readonly starts_at: string }
  | { readonly do: 'close'; readonly cause: CloseCause }
  | { readonly do: 'keep_due'; readonly cause: DueAfter }

/** What was paid at once: the first payment leads, the others follow it. */
export interface Together {
  readonly method: PaymentMethod
  readonly together: readonly [string, ...string[]]
  readonly total: number
  readonly title: string | null
}

/** The payment whose announcement was declined, and which the others of the same transfer follow. */
interface Followed {
  readonly follows: string | null
}

interface ByPerson {
  readonly user_id: string
  /** Milliseconds. */
  readonly now: number
}
interface Marking extends ByPerson {
  readonly method: PaymentMethod
  readonly date: string
  /** On the teacher's clocks. */
  readonly today: string
}
interface MarkingPaid extends Marking {
  /** All that are marked at once, this one first, and what they come to. */
  readonly together?: { readonly ids: readonly string[]; readonly total: number }
  /** The payment that was marked, and which the others of the same transfer follow. */
  readonly follows?: string
}
type PersonCommand =
  | ({ readonly do: 'mark_paid' } & MarkingPaid)
  | ({ readonly do: 'mark_returned' } & Marking)
  | ({ readonly do: 'announce' } & Together & ByPerson)
  | ({ readonly do: 'confirm' | 'withdraw_dispute' | 'withdraw_announcement' } & ByPerson)
  | ({ readonly do: 'decline_announcement' } & Followed & ByPerson)
  | ({ readonly do: 'dispute' | 'reverse' | 'waive'; readonly reason: string } & ByPerson)

export type PaymentCommand = SystemCommand | PersonCommand

export const paymentDecider: Decider<Payment, PaymentCommand, PaymentEvent> = {
  category: 'payment',
  initial: {
    state: 'absent',
    base: null,
    due_after: null,
    disputed: false,
    announced: null,
    paid_at: null,
    returned_at: null,
    waived_at: null,
  },
  evolve(payment, event) {
    switch (event.type) {
      case 'PaymentOpened': {
        const { subject_id: _, ...base } = event.data
        return { ...payment, state: 'unpaid', base }
      }
      case 'PaymentDateMoved':
        return payment.base === null
          ? payment
          : { ...payment, base: { ...payment.base, starts_at: event.data.starts_at } }
      case 'PaymentAnnounced':
        return { ...payment, state: 'announced', announced: whatWasPaid(event.data) }
      case 'PaymentAnnouncementWithdrawn':
      case 'PaymentAnnouncementDeclined':
        return { ...payment, state: 'unpaid', announced: null }
      case 'PaymentMarkedPaid':
        return { ...payment, state: 'paid', disputed: false, paid_at: Date.parse(event.data.marked_at) }
      case 'PaymentConfirmed':
        return { ...payment, state: 'confirmed' }
      case 'PaymentDisputed':
        return { ...payment, state: 'disputed', disputed: true }
      case 'PaymentDisputeWithdrawn':
        return { ...payment, state: 'paid', disputed: false }
      case 'PaymentMarkReversed':
        return { ...payment, state: event.data.still_due ? 'unpaid' : 'void', disputed: false, paid_at: null }
      case 'PaymentStayedDue':
        return { ...payment, due_after: event.data.cause }
      case 'PaymentVoided':
        return { ...payment, state: 'void' }
      case 'PaymentToBeReturned':
        return { ...payment, state: 'to_return' }
      case 'PaymentReturned':
        return { ...payment, state: 'returned', returned_at: Date.parse(event.data.marked_at) }
      case 'PaymentReturnReversed':
        return { ...payment, state: 'to_return', returned_at: null }
      case 'PaymentWaived':
        return { ...payment, state: 'waived', waived_at: Date.parse(event.data.marked_at) }
      case 'PaymentReinstated':
        return { ...payment, state: 'unpaid', waived_at: null }
    }
  },
  decide(payment, command) {
    if (command.do === 'open') {
      if (payment.base !== null) return []
      return [make(e.PaymentOpened, { ...command.payment, subject_id: command.subject_id })]
    }
    const { base } = payment
    if (base === null) return reject('PAYMENT_NOT_FOUND')
    return 'user_id' in command ? decideForPerson(payment, base, command) : decideFollowUp(payment, base, command)
  },
}

function whatWasPaid({ together, total }: NonNullable<Payment['announced']>): Payment['announced'] {
  return { together, total }
}

/** The rules of the contract as they see this payment. */
export function factsOf({ state, due_after, disputed, paid_at, returned_at, waived_at }: Payment): PaymentFacts {
  const marked_at = state === 'returned' ? returned_at : state === 'waived' ? waived_at : paid_at
  return { state, due_after, disputed, marked_at }
}

function hasWay(state: PaymentState, command: PaymentCommandName): boolean {
  return transitionsFrom(PAYMENT_GRAPH, state, command).length > 0
}

function decideFollowUp(
  { state, due_after }: Payment,
  base: PaymentBase,
  command: Exclude<SystemCommand, { do: 'open' }>,
): readonly PaymentEvent[] {
  if (!hasWay(state, command.do)) return []
  switch (command.do) {
    case 'move': {
      const { starts_at } = command
      return starts_at === base.starts_at
        ? []
        : [make(e.PaymentDateMoved, { ...base, starts_at, moved_from: base.starts_at })]
    }
    case 'close': {
      const what = { ...base, cause: command.cause }
      return [
        state === 'unpaid' || state === 'announced' ? make(e.PaymentVoided, what) : make(e.PaymentToBeReturned, what),
      ]
    }
    case 'keep_due':
      return due_after === null ? [make(e.PaymentStayedDue, { ...base, cause: command.cause })] : []
  }
}

const SIDE: Readonly<Record<PersonCommand['do'], PaymentRole>> = {
  mark_paid: 'teacher',
  mark_returned: 'teacher',
  decline_announcement: 'teacher',
  reverse: 'teacher',
  waive: 'teacher',
  announce: 'student',
  withdraw_announcement: 'student',
  confirm: 'student',
  dispute: 'student',
  withdraw_dispute: 'student',
}

function decideForPerson(
  payment: Payment,
  base: PaymentBase,
  command: PersonCommand,
): readonly PaymentEvent[] | Rejection {
  const { state } = payment
  if (command.user_id !== base[`${SIDE[command.do]}_id`]) return reject('PAYMENT_NOT_FOUND')
  if (!hasWay(state, command.do)) return reject('PAYMENT_STATE', { params: { state, command: command.do } })
  const marked_at = new Date(command.now).toISOString()
  switch (command.do) {
    case 'mark_paid':
      return markPaid(payment, base, command, marked_at)
    case 'mark_returned': {
      const { method, date, today } = command
      if (date > today) return reject('PAYMENT_DAY_IN_FUTURE')
      return [make(e.PaymentReturned, { ...base, method, returned_on: date, marked_at })]
    }
    case 'announce': {
      const { method, together, total, title } = command
      const said = { method, together: [...together], total, title, announced_at: marked_at }
      return [make(e.PaymentAnnounced, { ...base, ...said })]
    }
    case 'withdraw_announcement':
      return [make(e.PaymentAnnouncementWithdrawn, base)]
    case 'decline_announcement':
      return declineAnnouncement(payment, base, command.follows)
    case 'confirm':
      return [make(e.PaymentConfirmed, base)]
    case 'dispute':
      return [make(e.PaymentDisputed, { ...base, reason: command.reason.trim() })]
    case 'withdraw_dispute':
      return [make(e.PaymentDisputeWithdrawn, base)]
    case 'reverse':
      return reversePayment(payment, base, command.reason.trim(), command.now)
    case 'waive':
      if (payment.due_after === null) return reject('PAYMENT_NOT_WAIVABLE')
      return [make(e.PaymentWaived, { ...base, marked_at, reason: command.reason.trim() })]
  }
}

/** One that was announced anew meanwhile, with others, or not at all, does not follow. */
function markPaid(
  { state, announced }: Payment,
  base: PaymentBase,
  { method, date, today, together, follows }: MarkingPaid,
  marked_at: string,
): readonly PaymentEvent[] | Rejection {
  if (date > today) return reject('PAYMENT_DAY_IN_FUTURE')
  const isFollowing = state === 'announced' && announced?.together.includes(follows ?? '') === true
  if (follows !== undefined && !isFollowing) return []
  const { ids = [], total = base.amount } = together ?? {}
  return [
    make(e.PaymentMarkedPaid, {
      ...base,
      method,
      paid_on: date,
      marked_at,
      together: ids.length > 1 ? [...ids] : [],
      total,
    }),
  ]
}

/** One that was announced anew meanwhile, with others, does not follow. */
function declineAnnouncement(
  { announced }: Payment,
  base: PaymentBase,
  follows: string | null,
): readonly PaymentEvent[] {
  const { together = [], total = base.amount } = announced ?? {}
  if (follows !== null) {
    return together.includes(follows) ? [make(e.PaymentAnnouncementDeclined, { ...base, together: [], total })] : []
  }
  const others = together.filter((id) => id !== base.payment_id)
  return [make(e.PaymentAnnouncementDeclined, { ...base, together: [base.payment_id, ...others], total })]
}

function reversePayment(
  payment: Payment,
  base: PaymentBase,
  reason: string,
  now: number,
): readonly PaymentEvent[] | Rejection {
  if (!canReverse(factsOf(payment), now)) return reject('PAYMENT_TOO_LATE')
  if (payment.state === 'returned') return [make(e.PaymentReturnReversed, { ...base, reason })]
  if (payment.state === 'waived') return [make(e.PaymentReinstated, { ...base, reason })]
  return [make(e.PaymentMarkReversed, { ...base, still_due: payment.state !== 'to_return', reason })]
}
