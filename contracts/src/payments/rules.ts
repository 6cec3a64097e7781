import { HOUR } from '../kernel/durations.ts'

/** Rules of payments (PAY-01), the same in browser and server. */

export const PAYMENT_METHODS = ['manually', 'bank_transfer'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

/** A mark made by mistake can be taken back for this long; a disputed one as long as the dispute lasts. */
export const MARK_TAKE_BACK_MS = 72 * HOUR
/** Longest period of a statement. */
export const STATEMENT_DAYS_MAX = 366
/** So many lessons are paid by one transfer at most. */
export const TOGETHER_MAX = 30
/** Months of the chart. */
export const CHART_MONTHS = 12

/**
 * The life of a payment. `close`: nothing is due any more (cancelled free of charge or by the teacher, or the teacher
 * was absent); what was paid is then to be returned. `reverse` takes the newest mark back, whichever it is. State →
 * command → next states.
 */
export const PAYMENT_GRAPH = {
  absent: { open: ['unpaid'] },
  unpaid: {
    move: ['unpaid'],
    announce: ['announced'],
    mark_paid: ['paid'],
    close: ['void'],
    keep_due: ['unpaid'],
    waive: ['waived'],
  },
  announced: {
    move: ['announced'],
    withdraw_announcement: ['unpaid'],
    decline_announcement: ['unpaid'],
    mark_paid: ['paid'],
    close: ['void'],
    keep_due: ['announced'],
  },
  paid: {
    move: ['paid'],
    confirm: ['confirmed'],
    dispute: ['disputed'],
    reverse: ['unpaid'],
    close: ['to_return'],
    keep_due: ['paid'],
  },
  confirmed: { move: ['confirmed'], reverse: ['unpaid'], close: ['to_return'], keep_due: ['confirmed'] },
  disputed: {
    move: ['disputed'],
    withdraw_dispute: ['paid'],
    reverse: ['unpaid'],
    close: ['to_return'],
    keep_due: ['disputed'],
  },
  to_return: { mark_returned: ['returned'], reverse: ['void'] },
  returned: { reverse: ['to_return'] },
  void: {},
  waived: { reverse: ['unpaid'] },
} as const satisfies Record<string, Partial<Record<PaymentCommandName, readonly string[]>>>

export type PaymentCommandName =
  | 'open'
  | 'move'
  | 'announce'
  | 'withdraw_announcement'
  | 'decline_announcement'
  | 'mark_paid'
  | 'confirm'
  | 'dispute'
  | 'withdraw_dispute'
  | 'reverse'
  | 'close'
  | 'keep_due'
  | 'mark_returned'
  | 'waive'
export type PaymentState = keyof typeof PAYMENT_GRAPH
export type PaymentStatus = Exclude<PaymentState, 'absent'>
export const PAYMENT_STATUSES = [
  'unpaid',
  'announced',
  'paid',
  'confirmed',
  'disputed',
  'to_return',
  'returned',
  'void',
  'waived',
] as const satisfies readonly PaymentStatus[]

/** Tabs of the list: what somebody still has to do something about, what is settled, and what is not due any more. */
export const PAYMENT_TABS = ['pending', 'paid', 'closed'] as const
export type PaymentTab = (typeof PAYMENT_TABS)[number]
export const TAB_STATUSES = {
  pending: ['unpaid', 'announced', 'disputed', 'to_return'],
  paid: ['paid', 'confirmed'],
  closed: ['returned', 'void', 'waived'],
} as const satisfies Record<PaymentTab, readonly PaymentStatus[]>

/** What the two sides can do about a payment; `PaymentView` says which of them now. */
export const PAYMENT_ACTIONS = [
  'mark_paid',
  'decline_announcement',
  'reverse',
  'mark_returned',
  'waive',
  'announce',
  'withdraw_announcement',
  'confirm',
  'dispute',
  'withdraw_dispute',
] as const satisfies readonly PaymentCommandName[]
export type PaymentAction = (typeof PAYMENT_ACTIONS)[number]

export type PaymentRole = 'teacher' | 'student'

/** Whose books are shown where nobody says: those of the lessons that a teacher gives, or that anybody else takes. */
export function usualRole(isTeacher: boolean): PaymentRole {
  return isTeacher ? 'teacher' : 'student'
}

export interface PaymentFacts {
  readonly state: PaymentState
  /** Why it is due although the lesson did not take place; null where it did or is to. */
  readonly due_after: DueAfter | null
  /** Milliseconds of the mark that `reverse` would take back; null where there is none. */
  readonly marked_at: number | null
  /** The paid mark is disputed: while it is, no time is too late to take it back. */
  readonly disputed: boolean
}

export const DUE_AFTER = ['late_cancellation', 'student_absent'] as const
export type DueAfter = (typeof DUE_AFTER)[number]

/** Whether the newest mark can still be taken back: within 72 hours, or while it is disputed. */
export function canReverse({ state, marked_at, disputed }: PaymentFacts, now: number): boolean {
  if (marked_at === null || !('reverse' in PAYMENT_GRAPH[state])) return false
  const of_dispute = disputed && (state === 'disputed' || state === 'to_return')
  return of_dispute || now < marked_at + MARK_TAKE_BACK_MS
}

/** What this side can do about the payment now. */
export function paymentActions(facts: PaymentFacts, role: PaymentRole, now: number): readonly PaymentAction[] {
  const ways: Partial<Record<PaymentCommandName, unknown>> = PAYMENT_GRAPH[facts.state]
  const may = (action: PaymentAction) => {
    if (!(action in ways)) return false
    if (action === 'reverse') return role === 'teacher' && canReverse(facts, now)
    if (action === 'waive') return role === 'teacher' && facts.due_after !== null
    return role === (STUDENT_ACTIONS.has(action) ? 'student' : 'teacher')
  }
  return PAYMENT_ACTIONS.filter(may)
}

const STUDENT_ACTIONS: ReadonlySet<PaymentAction> = new Set([
  'announce',
  'withdraw_announcement',
  'confirm',
  'dispute',
  'withdraw_dispute',
])

/** Kinds of entries of the ledger. A correction is an entry of its own; none is ever changed. */
export const ENTRY_KINDS = [
  'charged',
  'charge_moved',
  'charge_closed',
  'charge_waived',
  'charge_reinstated',
  'paid',
  'paid_reversed',
  'returned',
  'return_reversed',
] as const
export type EntryKind = (typeof ENTRY_KINDS)[number]

export const PAYMENT_SORTS = ['-starts_at', 'starts_at', '-amount', 'amount', 'status', '-status'] as const
export type PaymentSort = (typeof PAYMENT_SORTS)[number]
