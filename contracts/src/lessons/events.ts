import { CalendarSlot } from '../calendar/events.ts'
import { type EventsOf, event } from '../kernel/events.ts'
import {
  Amount,
  Currency,
  DateOnly,
  Id,
  Instant,
  Nullable,
  Obj,
  OneOf,
  Personal,
  Text,
  Type,
} from '../kernel/schema.ts'
import { PLACES, REASON_MAX } from '../offers/rules.ts'
import { OfferLevel, SubjectRef } from '../offers/views.ts'
import { ADDRESS_MAX, MESSAGE_MAX } from '../orders/rules.ts'
import { LessonDuration } from '../orders/terms.ts'
import { CANCELLATION_MAX, ONLINE_TOOLS } from '../settings/rules.ts'
import {
  HOMEWORK_MAX,
  LESSON_NOTE_MAX,
  LESSON_ROLES,
  PROBLEM_KINDS,
  PROBLEM_OUTCOMES,
  PROBLEM_TEXT_MAX,
  REMINDERS,
  TOPICS_MAX,
} from './rules.ts'

const lesson = { lesson_id: Id, order_id: Id, teacher_id: Id, student_id: Id }
const role = OneOf(LESSON_ROLES)

/**
 * Stream `lesson-{lesson_id}`; follows `OrderAccepted`. `slot_id` is where the teacher's calendar holds it: at first
 * the lesson's own id.
 */
export const LessonBooked = event(
  'LessonBooked',
  Obj({
    ...lesson,
    offer_id: Id,
    offer_version: Type.Integer({ minimum: 1 }),
    subject_id: SubjectRef,
    level: OfferLevel,
    slot_id: Id,
    starts_at: Instant,
    ends_at: Instant,
    /** How the teacher's clocks read it, in `timezone`. */
    date: DateOnly,
    time: Type.String({ format: 'kredka-time' }),
    timezone: Text(60),
    duration: LessonDuration,
    place: OneOf(PLACES),
    online_tool: Nullable(OneOf(ONLINE_TOOLS)),
    list_amount: Amount,
    amount: Amount,
    currency: Currency,
    cancellation_hours: Type.Integer({ minimum: 0, maximum: CANCELLATION_MAX }),
    payment_id: Id,
    booked_at: Instant,
    /** Given by one of the two, shown to both. */
    teacher_address: Personal(Nullable(Text(ADDRESS_MAX)), 'teacher_id'),
    student_address: Personal(Nullable(Text(ADDRESS_MAX)), 'student_id'),
  }),
)
/** Follows `MoveHeld` of the calendar. Lapses 48 h later or at the earlier of the two starts (LES-01). */
export const LessonMoveProposed = event(
  'LessonMoveProposed',
  Obj({
    ...lesson,
    slot: CalendarSlot,
    /** How the clocks of the lesson's zone read it. */
    time: Type.String({ format: 'kredka-time' }),
    by: role,
    proposer_id: Id,
    note: Personal(Nullable(Text(MESSAGE_MAX)), 'proposer_id'),
    lapses_at: Instant,
  }),
)
export const LessonMoved = event(
  'LessonMoved',
  Obj({
    ...lesson,
    by: role,
    freed_slot_id: Id,
    moved_from: Instant,
    slot: CalendarSlot,
    time: Type.String({ format: 'kredka-time' }),
  }),
)
export const LessonMoveDeclined = event(
  'LessonMoveDeclined',
  Obj({
    ...lesson,
    slot_id: Id,
    by: role,
    decliner_id: Id,
    reason: Personal(Nullable(Text(REASON_MAX)), 'decliner_id'),
  }),
)
export const LessonMoveWithdrawn = event('LessonMoveWithdrawn', Obj({ ...lesson, slot_id: Id, by: role }))
export const LessonMoveLapsed = event('LessonMoveLapsed', Obj({ ...lesson, slot_id: Id }))
/**
 * `late`: the student cancelled after the free window, so the payment stays due. `slot_ids`: what the calendar frees,
 * the proposed time included. `canceller_id` is null where the system did it.
 */
export const LessonCancelled = event(
  'LessonCancelled',
  Obj({
    ...lesson,
    slot_ids: Type.Array(Id, { minItems: 1, maxItems: 2 }),
    payment_id: Id,
    starts_at: Instant,
    by: OneOf(['teacher', 'student', 'system']),
    late: Type.Boolean(),
    why: OneOf(['asked', 'account_closing', 'teacher_gone']),
    canceller_id: Nullable(Id),
    reason: Personal(Nullable(Text(REASON_MAX)), 'canceller_id'),
  }),
)
export const LessonDone = event(
  'LessonDone',
  Obj({
    ...lesson,
    payment_id: Id,
    subject_id: SubjectRef,
    starts_at: Instant,
    done_at: Instant,
    by: OneOf(['teacher', 'system']),
  }),
)
/** A mark made by mistake, within 72 h of it (LES-01). */
export const LessonDoneTakenBack = event(
  'LessonDoneTakenBack',
  Obj({ ...lesson, payment_id: Id, reason: Personal(Text(REASON_MAX), 'teacher_id') }),
)
export const LessonReminded = event('LessonReminded', Obj({ ...lesson, hours: OneOf(REMINDERS), starts_at: Instant }))

/** From the start until 72 h after the end, once a lesson. `no_show` means the other side was absent (LES-04). */
export const LessonProblemReported = event(
  'LessonProblemReported',
  Obj({
    ...lesson,
    kind: OneOf(PROBLEM_KINDS),
    by: role,
    reporter_id: Id,
    text: Personal(Text(PROBLEM_TEXT_MAX), 'reporter_id'),
    /** Until when the other side may answer before staff decide. */
    answer_by: Instant,
  }),
)
export const LessonProblemAnswered = event(
  'LessonProblemAnswered',
  Obj({
    ...lesson,
    by: role,
    answerer_id: Id,
    agrees: Type.Boolean(),
    text: Personal(Nullable(Text(PROBLEM_TEXT_MAX)), 'answerer_id'),
  }),
)
/** The other side said nothing for 7 days: staff decide without it. */
export const LessonProblemUnanswered = event('LessonProblemUnanswered', Obj(lesson))
/** The reporter takes it back before it is decided. */
export const LessonProblemWithdrawn = event('LessonProblemWithdrawn', Obj({ ...lesson, by: role }))
/**
 * By staff, or by the system where the other side agreed. What follows for lesson and payment depends on the outcome:
 * after `teacher_absent` and `student_absent` the lesson counts as cancelled by the one who was absent; after `held` a
 * `LessonDone` follows where it was not done already.
 */
export const LessonProblemDecided = event(
  'LessonProblemDecided',
  Obj({
    ...lesson,
    payment_id: Id,
    kind: OneOf(PROBLEM_KINDS),
    outcome: OneOf(PROBLEM_OUTCOMES),
    /** Whether the lesson had been marked as done: that mark no longer holds where somebody was absent. */
    was_done: Type.Boolean(),
    admin_id: Nullable(Id),
    reason: Nullable(Text(REASON_MAX)),
  }),
)

/**
 * Staff take back that they dismissed it, after which nothing followed; it waits again as it did. Other outcomes have
 * moved the lesson and its payment.
 */
export const LessonProblemReopened = event(
  'LessonProblemReopened',
  Obj({ ...lesson, state: OneOf(['answered', 'unanswered']), admin_id: Id, reason: Text(REASON_MAX) }),
)

/** Staff looked at the evidence of a report: the histories of lesson and order, and the chat around it (ADM-03). */
export const LessonCaseRead = event('LessonCaseRead', Obj({ ...lesson, admin_id: Id, reason: Text(REASON_MAX) }))

/** What the teacher leaves after a lesson; replaces what stood there (LES-03). Texts are the teacher's. */
export const LessonNoteLeft = event(
  'LessonNoteLeft',
  Obj({
    ...lesson,
    note: Personal(Nullable(Text(LESSON_NOTE_MAX)), 'teacher_id'),
    homework: Personal(Nullable(Text(HOMEWORK_MAX)), 'teacher_id'),
    topics: Personal(Nullable(Text(TOPICS_MAX)), 'teacher_id'),
  }),
)

export const lessonEvents = {
  LessonBooked,
  LessonMoveProposed,
  LessonMoved,
  LessonMoveDeclined,
  LessonMoveWithdrawn,
  LessonMoveLapsed,
  LessonCancelled,
  LessonDone,
  LessonDoneTakenBack,
  LessonReminded,
  LessonProblemReported,
  LessonProblemAnswered,
  LessonProblemUnanswered,
  LessonProblemWithdrawn,
  LessonProblemDecided,
  LessonProblemReopened,
  LessonCaseRead,
  LessonNoteLeft,
}
export type LessonEvent = EventsOf<typeof lessonEvents>
