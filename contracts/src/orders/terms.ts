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
  Text,
  Type,
} from '../kernel/schema.ts'
import { DURATIONS, PLACES } from '../offers/rules.ts'
import { OfferLevel, SubjectRef } from '../offers/views.ts'
import { CANCELLATION_MAX, ONLINE_TOOLS } from '../settings/rules.ts'
import { DATES_MAX } from './rules.ts'

/** Minutes of a lesson, one of those that offers price; an integer by its type too, so that a query's text becomes one. */
export const LessonDuration = Type.Unsafe<number>({ type: 'integer', enum: [...DURATIONS] })

/**
 * One date of an order; `lesson_id` names it from the first moment on, and is the lesson's id once the teacher has accepted it.
 * `starts_at` counts, `date` and `time` say how the teacher's clocks read it.
 */
export const OrderDate = Obj({
  lesson_id: Id,
  starts_at: Instant,
  ends_at: Instant,
  date: DateOnly,
  time: Type.String({ format: 'kredka-time' }),
  /** Price of the offer for this length. */
  list_amount: Amount,
  /** What is to be paid: less than the list where a promotion applies. */
  amount: Amount,
})
export type OrderDate = Static<typeof OrderDate>

/** What both sides agreed on when the order was placed; nothing changes it later (ORD-01). */
export const OrderTerms = Obj({
  offer_id: Id,
  /** Version of the offer that prices and words came from. */
  offer_version: Type.Integer({ minimum: 1 }),
  subject_id: SubjectRef,
  level: OfferLevel,
  duration: LessonDuration,
  place: OneOf(PLACES),
  online_tool: Nullable(OneOf(ONLINE_TOOLS)),
  currency: Currency,
  /** The teacher's zone when the order was placed. */
  timezone: Text(60),
  /** Hours before a lesson until which the student may cancel it free of charge. */
  cancellation_hours: Type.Integer({ minimum: 0, maximum: CANCELLATION_MAX }),
  /** First-lesson discount, applied to the first date alone (PRM-01). */
  promotion: Nullable(Obj({ promotion_id: Id, percentage: Type.Integer({ minimum: 1, maximum: 90 }) })),
  /** In order of time. More than one: several dates or a weekly series (ORD-03). */
  dates: Type.Array(OrderDate, { minItems: 1, maxItems: DATES_MAX }),
  weekly: Type.Boolean(),
  /** When the system cancels what has not been answered (ORD-02). */
  expires_at: Instant,
  /** When the teacher is reminded: at half and at 90 % of the time to answer. */
  nudges_at: Type.Array(Instant, { maxItems: 2 }),
  /** Revisions of the streams whose facts this rests on. */
  facts: Obj({ availability: Count, offer: Count }),
})
export type OrderTerms = Static<typeof OrderTerms>
