import { Count, DateOnly, Id, Instant, Nullable, Obj, OneOf, type Static, Text, Type } from '../kernel/schema.ts'
import { PLACES } from '../offers/rules.ts'
import { OfferLevel, SubjectRef } from '../offers/views.ts'
import { CALENDAR_KINDS, DAILY_CAP_MAX, SLOT_KINDS } from './rules.ts'

export const FreeSlotView = Obj({ starts_at: Instant, ends_at: Instant })
export type FreeSlotView = Static<typeof FreeSlotView>

/** The free starts of one day. */
export const FreeSlotsView = Obj({
  /** The teacher's zone; days are counted in the zone that was asked for, else in this one. */
  timezone: Text(60),
  slots: Type.Array(FreeSlotView),
  /** Where the day has no free time: the next day that has. */
  next_date: Nullable(DateOnly),
})
export type FreeSlotsView = Static<typeof FreeSlotsView>

/** The days of one month that have free time. */
export const FreeDaysView = Obj({
  timezone: Text(60),
  days: Type.Array(Obj({ date: DateOnly, slots: Count })),
  /** Where the rest of the month has no free time: the next day that has. */
  next_date: Nullable(DateOnly),
  /** The last day that can be ordered at all. */
  horizon: DateOnly,
})
export type FreeDaysView = Static<typeof FreeDaysView>

/** Time that a teacher cannot give to anybody else. */
export const TakenSlotView = Obj({ start_date: Instant, end_date: Instant, kind: OneOf(SLOT_KINDS) })
export type TakenSlotView = Static<typeof TakenSlotView>

export const TimeOffView = Obj({ starts_at: Instant, ends_at: Instant, public_reason: Nullable(Type.String()) })
export type TimeOffView = Static<typeof TimeOffView>

/** What everybody may see of a teacher's time (PRO-04, AVL-03). */
export const TeacherTimeView = Obj({
  timezone: Text(60),
  /**
   * The first free starts of a lesson of 60 minutes, of all public offers, with the offers that they can be ordered
   * with.
   */
  slots: Type.Array(Obj({ starts_at: Instant, ends_at: Instant, offer_ids: Type.Array(Id) })),
  /** Current and coming, the soonest first. */
  time_off: Type.Array(TimeOffView),
})
export type TeacherTimeView = Static<typeof TeacherTimeView>

/** One thing in a person's own calendar (CAL-01). */
export const CalendarEventView = Obj({
  /** Of the own event or the lesson; a proposed new time has an id of its own. */
  id: Id,
  type: OneOf(CALENDAR_KINDS),
  /** Of own events; lessons are named by their subject. */
  title: Nullable(Type.String()),
  start: Instant,
  end: Instant,
  /** An own event that is a time off, with what others may read of it. */
  time_off: Type.Boolean(),
  public_reason: Nullable(Type.String()),
  /** A new time of the lesson, which awaits an answer. */
  proposed: Type.Boolean(),
  /** An own event that is not over. */
  can_change: Type.Boolean(),
  lesson_id: Nullable(Id),
  order_id: Nullable(Id),
  offer_id: Nullable(Id),
  subject_id: Nullable(SubjectRef),
  level: Nullable(OfferLevel),
  place: Nullable(OneOf(PLACES)),
  /** The other side of a lesson or order; the name is null for a deleted user. */
  person: Nullable(Obj({ id: Id, name: Nullable(Type.String()), picture_url: Nullable(Type.String()) })),
})
export type CalendarEventView = Static<typeof CalendarEventView>

export const CalendarSettingsView = Obj({
  daily_cap: Nullable(Type.Integer({ minimum: 1, maximum: DAILY_CAP_MAX })),
  /** Address of the person's private feed; null while it is off. Whoever has it can read the calendar. */
  feed_url: Nullable(Type.String()),
  /** Times off that are not over, the soonest first. */
  time_off: Type.Array(CalendarEventView),
})
export type CalendarSettingsView = Static<typeof CalendarSettingsView>

/** A lesson, or a date of an order, that stands in a time off. It stays until somebody moves, cancels or rejects it. */
export const ConflictingLesson = Obj({
  lesson_id: Id,
  order_id: Nullable(Id),
  student_id: Id,
  starts_at: Instant,
  ends_at: Instant,
  /** Awaits the teacher's answer. */
  is_order: Type.Boolean(),
})
export type ConflictingLesson = Static<typeof ConflictingLesson>
