import {
  Amount,
  Count,
  Currency,
  DateOnly,
  Id,
  Instant,
  Nullable,
  Obj,
  OneOf,
  type Static,
  Type,
} from '../kernel/schema.ts'
import { SubjectRef } from '../offers/views.ts'
import { DUE_AFTER, ENTRY_KINDS, PAYMENT_ACTIONS, PAYMENT_METHODS, PAYMENT_STATUSES } from './rules.ts'

export const PaymentStatusName = OneOf(PAYMENT_STATUSES)
export const PaymentRoleName = OneOf(['teacher', 'student'])
export const PaymentMethodName = OneOf(PAYMENT_METHODS)
/** Money that may be less than nothing: minor units. */
export const SignedAmount = Type.Integer({ minimum: -100_000_000_000, maximum: 100_000_000_000 })
export const MonthName = Type.String({ pattern: '^\\d{4}-(0[1-9]|1[0-2])$' })

/** `name` is null for a deleted user. */
const person = Obj({ id: Id, name: Nullable(Type.String()) })

const payment = {
  id: Id,
  status: PaymentStatusName,
  /** The reader's part in it. */
  role: PaymentRoleName,
  /** The other side. */
  person,
  lesson_id: Id,
  order_id: Id,
  subject_id: SubjectRef,
  starts_at: Instant,
  amount: Amount,
  currency: Currency,
  /** The lesson has begun and nothing was paid. */
  overdue: Type.Boolean(),
  /** Why it is due although the lesson did not take place. */
  due_after: Nullable(OneOf(DUE_AFTER)),
  method: Nullable(PaymentMethodName),
  /** The day the money came. */
  paid_on: Nullable(DateOnly),
  returned_on: Nullable(DateOnly),
  /** What the student says of having paid it, alone or with others at once; null where nothing. */
  announced: Nullable(
    Obj({
      at: Instant,
      method: PaymentMethodName,
      /** Of the transfer. */
      title: Nullable(Type.String()),
      /** Of all that were paid at once, and how many. */
      total: Amount,
      count: Count,
    }),
  ),
  /** What the reader can do about it now; the server decides again. */
  actions: Type.Array(OneOf(PAYMENT_ACTIONS)),
}
export const PaymentRowView = Obj(payment)
export type PaymentRowView = Static<typeof PaymentRowView>

/** An entry of the ledger: entries are added, never changed. */
export const PaymentEntryView = Obj({
  kind: OneOf(ENTRY_KINDS),
  /** The day from which it counts, in Europe/Warsaw. */
  day: DateOnly,
  recorded_at: Instant,
  /** Change of what the student is to pay. */
  charge: SignedAmount,
  /** Change of what the teacher has received. */
  received: SignedAmount,
})
export type PaymentEntryView = Static<typeof PaymentEntryView>

export const PaymentView = Obj({
  ...payment,
  /** Until when the newest mark can be taken back; null where there is none. */
  reversible_until: Nullable(Instant),
  /** What the student says against the mark; null where nothing, or where they are gone. */
  dispute_reason: Nullable(Type.String()),
  /** Whether a transfer can be made: the teacher has given an account, and it is unpaid. */
  entries: Type.Array(PaymentEntryView),
})
export type PaymentView = Static<typeof PaymentView>

/** What is to be paid to one teacher. */
export const ToPayView = Obj({
  person,
  currency: Currency,
  /** Lessons that have begun, the longest due first. */
  due: Type.Array(PaymentRowView),
  /** Lessons to come, the next one first. */
  ahead: Type.Array(PaymentRowView),
})
export type ToPayView = Static<typeof ToPayView>

/** All that a bank transfer needs, and the same as one text for a code that banks' applications read. */
export const TransferView = Obj({
  recipient: Type.String(),
  /** 26 digits. */
  account: Type.String(),
  amount: Amount,
  currency: Currency,
  title: Type.String(),
  code: Type.String(),
})
export type TransferView = Static<typeof TransferView>

/** For the dashboard: what waits for the reader on each side. Amounts are sums. */
const waits = Obj({ count: Count, amount: SignedAmount })
export const PaymentCountView = Obj({
  /** Lessons that have begun, unpaid, that the reader took. */
  to_pay: waits,
  /** The same of lessons that the reader gave. */
  to_get: waits,
  /** Those that their students say to have paid. */
  to_check: waits,
  /** Marks of the reader that students dispute. */
  disputed: waits,
  /** What the reader is to give back. */
  to_return: waits,
  /** Marks that the reader as a student has neither confirmed nor disputed. */
  to_confirm: waits,
})
export type PaymentCountView = Static<typeof PaymentCountView>

const totals = {
  /** What lessons of that time cost, less what was cancelled or let go. */
  charged: SignedAmount,
  /** What came in, less what was marked by mistake. */
  received: SignedAmount,
  /** What the teacher gave back. */
  returned: SignedAmount,
}

/** What is open, payment by payment: what somebody is to get is never set off against what somebody else owes. */
const open = {
  owed: Amount,
  /** Paid for lessons that are still to come. */
  ahead: Amount,
  /** Paid for lessons that are not due any more. */
  to_return: Amount,
}

/** The ledger as of the end of a day: what counts from that day or earlier. */
export const LedgerView = Obj({
  as_of: DateOnly,
  currency: Currency,
  ...totals,
  ...open,
  /** The twelve months up to that day, without gaps, the oldest first. */
  months: Type.Array(Obj({ month: MonthName, ...totals })),
  /** With everybody, who owes most first. */
  people: Type.Array(Obj({ person, ...totals, ...open })),
})
export type LedgerView = Static<typeof LedgerView>

/** A payment as staff find it. */
export const AdminPaymentView = Obj({
  id: Id,
  lesson_id: Id,
  order_id: Id,
  teacher: person,
  student: person,
  subject_id: SubjectRef,
  status: PaymentStatusName,
  amount: Amount,
  currency: Currency,
  /** The lesson's. */
  starts_at: Instant,
  paid_on: Nullable(DateOnly),
})
export type AdminPaymentView = Static<typeof AdminPaymentView>
