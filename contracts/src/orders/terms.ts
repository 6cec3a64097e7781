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

/**
 * Minutes of a lesson, one of those that offers price; an integer by its type too, so that a query's text becomes one.
 */
export const LessonDuration = Type.Unsafe<number>({ type: 'integer', enum: [...DURATIONS] })

/**
 * One date of an order; `lesson_id` names it from the first moment on, and is the lesson's id once the teacher has
 * accepted it. `starts_at` counts, `date` and `time` say how the teacher's clocks read it.
 */
const date = {
  lesson_id: Id,
  starts_at: Instant,
  ends_at: Instant,
  date: DateOnly,
  time: Type.String({ format: 'kredka-time' }),
  /** Price of the offer for this length. */
  list_amount: Amount,
  /** What is to be paid: less than the list where a promotion applies. */
  amount: Amount,
}
export const OrderDate = Obj({
  ...date,
  /** When the system cancels what has not been answered (ORD-02); each date has its own. */
  expires_at: Instant,
  /** When the teacher is reminded: at half and at 90 % of the time to answer. */
  nudges_at: Type.Array(Instant, { maxItems: 2 }),
})
export type OrderDate = Static<typeof OrderDate>

/** Another time for one date of an order, of the same length. */
const newTime = {
  lesson_id: Id,
  starts_at: Instant,
  ends_at: Instant,
  date: DateOnly,
  time: Type.String({ format: 'kredka-time' }),
}
export const ProposedTime = Obj(newTime)
export type ProposedTime = Static<typeof ProposedTime>
/** `slot_id`: where the teacher's calendar holds it, beside the time that was ordered. */
export const TakenTime = Obj({ ...newTime, slot_id: Id })
export type TakenTime = Static<typeof TakenTime>

const agreed = {
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
}
const some = { minItems: 1, maxItems: DATES_MAX }
const facts = Obj({ availability: Count, offer: Count })

/** What both sides agreed on when the order was placed; nothing changes it later (ORD-01). */
export const OrderTerms = Obj({
  ...agreed,
  /** In order of time. More than one: several dates or a weekly series (ORD-03). */
  dates: Type.Array(OrderDate, some),
  weekly: Type.Boolean(),
  /** Revisions of the streams whose facts this rests on. */
  facts,
})
export type OrderTerms = Static<typeof OrderTerms>

/** The same terms at the times that the student took: prices and all else stay as they are. */
export function withTimes(terms: OrderTerms, times: readonly ProposedTime[]): OrderTerms {
  const dates = terms.dates.map((date) => {
    const taken = times.find(({ lesson_id }) => lesson_id === date.lesson_id)
    if (taken === undefined) return date
    const { starts_at, ends_at, date: day, time } = taken
    return { ...date, starts_at, ends_at, date: day, time }
  })
  return { ...terms, dates: dates.toSorted((a, b) => a.starts_at.localeCompare(b.starts_at)) }
}

/** The first version: one time to answer for all dates, however far apart. */
export const SharedDeadlineTerms = Obj({
  ...agreed,
  dates: Type.Array(Obj(date), some),
  weekly: Type.Boolean(),
  expires_at: Instant,
  nudges_at: Type.Array(Instant, { maxItems: 2 }),
  facts,
})

/** Of an event that carries terms: what was promised for the whole order holds for each of its dates. */
export function withDateDeadlines(data: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { expires_at, nudges_at, dates, ...terms } = data['terms'] as Static<typeof SharedDeadlineTerms>
  return { ...data, terms: { ...terms, dates: dates.map((one) => ({ ...one, expires_at, nudges_at })) } }
}
