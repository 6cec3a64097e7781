import type { TObject } from 'typebox'
import { type EventsOf, event } from '../kernel/events.ts'
import { Count, DateOnly, Id, Instant, Nullable, Obj, OneOf, Personal, Text, Type } from '../kernel/schema.ts'
import { REASON_MAX } from '../offers/rules.ts'
import { ADDRESS_MAX, DATES_MAX, MESSAGE_MAX } from '../orders/rules.ts'
import { OrderTerms, SharedDeadlineTerms, withDateDeadlines } from '../orders/terms.ts'
import { BLOCK_TITLE_MAX, DAILY_CAP_MAX } from './rules.ts'

/** A stretch of a teacher's time. `date` is its day on the teacher's clocks: what a daily cap counts. */
export const CalendarSlot = Obj({ slot_id: Id, starts_at: Instant, ends_at: Instant, date: DateOnly })
const slot_ids = Type.Array(Id, { minItems: 1, maxItems: DATES_MAX })
/** When it was decided; what is over by then is no longer looked at. */
const decided_at = Instant

function heldSchema<Terms extends TObject>(terms: Terms) {
  return {
    teacher_id: Id,
    student_id: Id,
    order_id: Id,
    terms,
    message: Personal(Nullable(Text(MESSAGE_MAX)), 'student_id'),
    address: Personal(Nullable(Text(ADDRESS_MAX)), 'student_id'),
    decided_at,
  }
}

/**
 * Stream `calendar-{teacher_id}`, from here on: one a person who has time to give, never split. It decides alone
 * whether a time is free. A hold has no end of its own; the order behind it ends it. Slots of an order carry the ids of
 * its lessons. The terms travel whole, so that the order follows from this event.
 */
export const TimeHeld = event('TimeHeld', Obj(heldSchema(OrderTerms)), [
  { schema: Obj(heldSchema(SharedDeadlineTerms)), upcast: withDateDeadlines },
])
/** Held slots became lessons. `open`: dates of the order that still await an answer. */
export const TimeBooked = event('TimeBooked', Obj({ teacher_id: Id, order_id: Id, slot_ids, open: Count, decided_at }))
export const TimeFreed = event(
  'TimeFreed',
  Obj({
    teacher_id: Id,
    slot_ids,
    why: OneOf(['rejected', 'cancelled', 'expired', 'move_declined', 'move_withdrawn', 'move_lapsed']),
    decided_at,
  }),
)
/** A new time for a lesson is kept free until the other side has answered; the old one stays taken meanwhile. */
export const MoveHeld = event(
  'MoveHeld',
  Obj({
    teacher_id: Id,
    student_id: Id,
    lesson_id: Id,
    slot: CalendarSlot,
    /** Who proposes: one of the two. */
    proposer_id: Id,
    note: Personal(Nullable(Text(MESSAGE_MAX)), 'proposer_id'),
    lapses_at: Instant,
    decided_at,
  }),
)
/**
 * The student takes the times that the teacher proposed for an order. They are kept beside those that were ordered
 * until the order has said yes, which follows from this event; where it says no, they are free again.
 */
export const ProposedTimesHeld = event(
  'ProposedTimesHeld',
  Obj({
    teacher_id: Id,
    student_id: Id,
    order_id: Id,
    proposal_id: Id,
    times: Type.Array(Obj({ lesson_id: Id, slot: CalendarSlot }), { minItems: 1, maxItems: DATES_MAX }),
    decided_at,
  }),
)
/** The lesson's time is the new slot; the old one is free. */
export const TimeMoved = event(
  'TimeMoved',
  Obj({ teacher_id: Id, lesson_id: Id, slot_id: Id, freed_slot_id: Id, decided_at }),
)
/**
 * Time that the person keeps from being booked: an own event, time off, or a lesson that they take from somebody else.
 * Never refused: it is their time. A block of the same id replaces the one before.
 */
export const TimeBlocked = event(
  'TimeBlocked',
  Obj({
    teacher_id: Id,
    block_id: Id,
    kind: OneOf(['custom', 'time_off', 'taken']),
    starts_at: Instant,
    ends_at: Instant,
    title: Personal(Nullable(Text(BLOCK_TITLE_MAX)), 'teacher_id'),
    /** What everybody may read of a time off (AVL-03). */
    public_reason: Personal(Nullable(Text(REASON_MAX)), 'teacher_id'),
    decided_at,
  }),
)
export const TimeUnblocked = event('TimeUnblocked', Obj({ teacher_id: Id, block_id: Id, decided_at }))
/** Lessons and held dates a day at most, null for no cap. */
export const DailyCapChosen = event(
  'DailyCapChosen',
  Obj({ teacher_id: Id, lessons: Nullable(Type.Integer({ minimum: 1, maximum: DAILY_CAP_MAX })) }),
)

const feed = { user_id: Id, generation: Type.Integer({ minimum: 1 }) }
/**
 * Stream `calendarfeed-{user_id}`. The address of a feed follows from person and generation; a new generation ends the
 * old address (CAL-02).
 */
export const CalendarFeedOpened = event('CalendarFeedOpened', Obj(feed))
export const CalendarFeedClosed = event('CalendarFeedClosed', Obj(feed))

export const timeEvents = {
  TimeHeld,
  TimeBooked,
  TimeFreed,
  MoveHeld,
  ProposedTimesHeld,
  TimeMoved,
  TimeBlocked,
  TimeUnblocked,
  DailyCapChosen,
}
export const calendarFeedEvents = { CalendarFeedOpened, CalendarFeedClosed }
export const calendarEvents = { ...timeEvents, ...calendarFeedEvents }
export type TimeEvent = EventsOf<typeof timeEvents>
export type CalendarFeedEvent = EventsOf<typeof calendarFeedEvents>
