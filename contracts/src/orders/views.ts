import {
  Amount,
  Count,
  CountsBy,
  Currency,
  DateOnly,
  Id,
  Instant,
  Nullable,
  Obj,
  OneOf,
  type Static,
  Text,
  Type,
} from '../kernel/schema.ts'
import { OfferLevel, OfferPlace, Price, SubjectRef } from '../offers/views.ts'
import { ONLINE_TOOLS } from '../settings/rules.ts'
import {
  ADMIN_ORDER_STATUSES,
  CANCEL_CAUSES,
  DATE_STATUSES,
  ORDER_OBSTACLES,
  ORDER_STATUSES,
  PROPOSAL_STATES,
} from './rules.ts'
import { LessonDuration, ProposedTime } from './terms.ts'

export const OrderStatusName = OneOf(ORDER_STATUSES)
export const OrderRoleName = OneOf(['teacher', 'student'])
const CancelCauseName = OneOf(CANCEL_CAUSES)

/** One of the two. `name` is null for a deleted user. */
export const OrderPersonView = Obj({
  id: Id,
  name: Nullable(Type.String()),
  picture_url: Nullable(Type.String()),
})
export type OrderPersonView = Static<typeof OrderPersonView>

/** One date of an order. `date` and `time` are the teacher's clocks; `starts_at` counts. */
export const OrderDateView = Obj({
  lesson_id: Id,
  starts_at: Instant,
  ends_at: Instant,
  date: DateOnly,
  time: Type.String(),
  list_amount: Amount,
  amount: Amount,
  status: OneOf(DATE_STATUSES),
  /** Until when the teacher may answer this date. */
  expires_at: Instant,
  /** Null unless it was cancelled. */
  cancelled_why: Nullable(CancelCauseName),
})
export type OrderDateView = Static<typeof OrderDateView>

/** Other times that the teacher proposed last, while the order is open; `time` and `date` are the teacher's clocks. */
export const OrderProposalView = Obj({
  id: Id,
  /** `open` awaits the student's answer until `lapses_at`. */
  state: OneOf(PROPOSAL_STATES),
  times: Type.Array(ProposedTime),
  proposed_at: Instant,
  lapses_at: Instant,
  /** What the teacher wrote with it. */
  note: Nullable(Type.String()),
  /** What the student wrote when they declined it. */
  reason: Nullable(Type.String()),
})
export type OrderProposalView = Static<typeof OrderProposalView>

const row = {
  id: Id,
  /** The caller's part in it. */
  role: OrderRoleName,
  /** `removed`: the caller took it off their list. */
  status: OrderStatusName,
  /** The other side. */
  other: OrderPersonView,
  offer_id: Id,
  /** Address of the offer's page; null once the offer is gone. */
  offer_slug: Nullable(Type.String()),
  subject_id: SubjectRef,
  level: OfferLevel,
  duration: LessonDuration,
  place: OfferPlace,
  online_tool: Nullable(OneOf(ONLINE_TOOLS)),
  currency: Currency,
  /**
   * What the dates cost by the offer that were accepted or still wait, and what is to be paid for them; nothing where
   * none does.
   */
  list_amount: Amount,
  amount: Amount,
  dates: Type.Array(OrderDateView),
  proposal: Nullable(OrderProposalView),
  /** A series of one date each week (ORD-03). */
  weekly: Type.Boolean(),
  ordered_at: Instant,
  /** Until when the teacher may answer the first date that still waits; the last time of all where none does. */
  expires_at: Instant,
  /** When the last date was answered, or the order cancelled; null while it is open. */
  closed_at: Nullable(Instant),
  /** What the teacher wrote to the last dates that they rejected. */
  rejection_reason: Nullable(Type.String()),
  /** Of the dates that were cancelled last. */
  cancelled_why: Nullable(CancelCauseName),
}

/** A row of one's orders. */
export const OrderRowView = Obj(row)
export type OrderRowView = Static<typeof OrderRowView>

export const OrderView = Obj({
  ...row,
  teacher_id: Id,
  student_id: Id,
  offer_version: Type.Integer({ minimum: 1 }),
  /** The teacher's zone, in which `date` and `time` are written. */
  timezone: Text(60),
  /** Hours before a lesson until which the student cancels it free of charge. */
  cancellation_hours: Count,
  /** First-lesson discount on the first date, null where there was none. */
  percentage: Nullable(Type.Integer({ minimum: 1, maximum: 90 })),
  message: Nullable(Type.String()),
  /** Given by the student with the order; the teacher sees it once a date is accepted. */
  student_address: Nullable(Type.String()),
  /** Given by the teacher with the acceptance. */
  teacher_address: Nullable(Type.String()),
  /** What the teacher wrote with the acceptance. */
  note: Nullable(Type.String()),
  /** What the student wrote when they cancelled. */
  cancel_reason: Nullable(Type.String()),
  /** Whether the two may see each other's phone: a date was accepted (PRO-01). */
  phone_open: Type.Boolean(),
})
export type OrderView = Static<typeof OrderView>

export const OrderPhoneView = Obj({
  /** Null where none is stored. */
  phone: Nullable(Type.String()),
})
export type OrderPhoneView = Static<typeof OrderPhoneView>

export const OrderCountView = CountsBy(ORDER_STATUSES)
export type OrderCountView = Static<typeof OrderCountView>

export const WaitingOrdersView = Obj({
  /** Orders that await the caller's answer, as a teacher. */
  count: Count,
  /** The caller's own orders that teachers have not answered yet. */
  from_me: Count,
  /** The caller's own orders for which a teacher has proposed other times: they await the caller's answer. */
  proposed: Count,
})
export type WaitingOrdersView = Static<typeof WaitingOrdersView>

/** What an order of the caller for this offer would rest on now. The server decides anew when it is placed. */
export const OrderFormView = Obj({
  offer_id: Id,
  /** Null where the caller may order. */
  obstacle: Nullable(OneOf(ORDER_OBSTACLES)),
  prices: Type.Array(Price),
  places: Type.Array(OfferPlace),
  /** The tool that the teacher teaches with; null where the student may wish for one. */
  online_tool: Nullable(OneOf(ONLINE_TOOLS)),
  city_name: Nullable(Type.String()),
  timezone: Text(60),
  cancellation_hours: Count,
  /** First-lesson discount that the caller would get on the first date. */
  percentage: Nullable(Type.Integer({ minimum: 1, maximum: 90 })),
})
export type OrderFormView = Static<typeof OrderFormView>

const person = Obj({ id: Id, name: Nullable(Type.String()) })

/** An order as staff find it. `name` is null for a deleted user. */
export const AdminOrderView = Obj({
  id: Id,
  teacher: person,
  student: person,
  subject_id: SubjectRef,
  status: OneOf(ADMIN_ORDER_STATUSES),
  /** Dates that were asked for. */
  dates: Count,
  /** What all of them cost together, as they were ordered. */
  amount: Amount,
  currency: Currency,
  ordered_at: Instant,
})
export type AdminOrderView = Static<typeof AdminOrderView>
