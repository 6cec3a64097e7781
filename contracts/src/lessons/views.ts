import { ActView } from '../admin/views.ts'
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
  Type,
} from '../kernel/schema.ts'
import { PLACES } from '../offers/rules.ts'
import { OfferLevel, SubjectRef } from '../offers/views.ts'
import { LessonDuration } from '../orders/terms.ts'
import { PAYMENT_STATUSES } from '../payments/rules.ts'
import { ONLINE_TOOLS } from '../settings/rules.ts'
import {
  LESSON_FILTERS,
  LESSON_ROLES,
  LESSON_STATES,
  LESSON_STATUSES,
  PROBLEM_KINDS,
  PROBLEM_OUTCOMES,
  PROBLEM_STATES,
} from './rules.ts'

export const LessonRoleName = OneOf(LESSON_ROLES)
export const LessonStatusName = OneOf(LESSON_STATUSES)
export const ProblemKindName = OneOf(PROBLEM_KINDS)
export const ProblemStateName = OneOf(PROBLEM_STATES)
export const ProblemOutcomeName = OneOf(PROBLEM_OUTCOMES)

const text = Nullable(Type.String())
/** `name` is null for a deleted user. */
export const LessonPersonView = Obj({ id: Id, name: text, picture_url: text })

/** How a lesson ended that did not take place. `absent`: a report came to it; `late`: its payment stays due. */
const cancelled = Nullable(
  Obj({
    by: OneOf([...LESSON_ROLES, 'system']),
    at: Instant,
    late: Type.Boolean(),
    absent: Type.Boolean(),
    why: OneOf(['asked', 'account_closing', 'teacher_gone', 'report']),
    reason: text,
  }),
)

/** A lesson in a list, as one of its two people sees it. */
export const LessonRowView = Obj({
  id: Id,
  order_id: Id,
  offer_id: Id,
  /** The caller's part in it. */
  role: LessonRoleName,
  status: LessonStatusName,
  /** Booked, over, and nobody has said what became of it: overdue. */
  expired: Type.Boolean(),
  subject_id: SubjectRef,
  level: OfferLevel,
  /** The other of the two. */
  other: LessonPersonView,
  starts_at: Instant,
  ends_at: Instant,
  /** How the teacher's clocks read the start, in `timezone`. */
  date: DateOnly,
  time: Type.String(),
  timezone: Type.String(),
  /** Minutes. */
  duration: LessonDuration,
  place: OneOf(PLACES),
  online_tool: Nullable(OneOf(ONLINE_TOOLS)),
  amount: Amount,
  currency: Currency,
  /** Where the payment stands; null for one that is not there yet. */
  payment_status: Nullable(OneOf(PAYMENT_STATUSES)),
  /** A new time that waits for an answer. */
  move: Nullable(
    Obj({
      by: LessonRoleName,
      starts_at: Instant,
      ends_at: Instant,
      note: text,
      proposed_at: Instant,
      lapses_at: Instant,
    }),
  ),
  /** The state of the report on it, if there is one. */
  problem_state: Nullable(ProblemStateName),
  cancelled,
})
export type LessonRowView = Static<typeof LessonRowView>

/** Both sides read both sides' words. */
export const LessonProblemView = Obj({
  state: ProblemStateName,
  kind: ProblemKindName,
  by: LessonRoleName,
  text,
  reported_at: Instant,
  /** Until when the other side may answer before staff decide. */
  answer_by: Instant,
  answer: Nullable(Obj({ agrees: Type.Boolean(), text, at: Instant })),
  decision: Nullable(
    Obj({
      outcome: ProblemOutcomeName,
      /** False where the two agreed. */
      by_staff: Type.Boolean(),
      reason: text,
      at: Instant,
    }),
  ),
})
export type LessonProblemView = Static<typeof LessonProblemView>

/** A lesson's own page. */
export const LessonView = Obj({
  ...LessonRowView.properties,
  offer_title: text,
  list_amount: Amount,
  cancellation_hours: Type.Integer(),
  payment_id: Id,
  booked_at: Instant,
  /** When it was marked as done, and by whom. */
  done: Nullable(Obj({ at: Instant, by: OneOf(['teacher', 'system']) })),
  /** Of the teacher, for the tool of an online lesson; from 24 h before the start only (LES-02). */
  meeting_link: text,
  /** From when on the link shows; null for lessons in person. */
  link_from: Nullable(Instant),
  teacher_address: text,
  student_address: text,
  note: text,
  homework: text,
  topics: text,
  noted_at: Nullable(Instant),
  problem: Nullable(LessonProblemView),
})
export type LessonView = Static<typeof LessonView>

/** Of the caller, by whatever a list can be narrowed to. */
export const LessonCountView = CountsBy(LESSON_FILTERS)
export type LessonCountView = Static<typeof LessonCountView>

const person = Obj({ id: Id, name: text })

/** A row of 'problem reports'. Its id is the lesson's. */
export const LessonProblemRowView = Obj({
  id: Id,
  state: ProblemStateName,
  kind: ProblemKindName,
  by: LessonRoleName,
  teacher: person,
  student: person,
  subject_id: SubjectRef,
  starts_at: Instant,
  /** Reports on lessons of this teacher, and those that came to their absence. */
  of_teacher: Obj({ reports: Count, absences: Count }),
  of_student: Obj({ reports: Count, absences: Count }),
  reported_at: Instant,
  answer_by: Instant,
  outcome: Nullable(ProblemOutcomeName),
  decided_at: Nullable(Instant),
})
export type LessonProblemRowView = Static<typeof LessonProblemRowView>

/** What both handed to staff with the report. */
export const LessonProblemDetailView = Obj({
  ...LessonProblemRowView.properties,
  order_id: Id,
  status: LessonStatusName,
  ends_at: Instant,
  amount: Amount,
  currency: Currency,
  problem: LessonProblemView,
  /** What staff did with it, the oldest first. */
  history: Type.Array(ActView),
})
export type LessonProblemDetailView = Static<typeof LessonProblemDetailView>

/**
 * The evidence: what happened to order and lesson, and what the two wrote to each other around it, each the oldest
 * first.
 */
export const LessonCaseView = Obj({
  events: Type.Array(
    Obj({
      id: Type.String({ format: 'uuid' }),
      what: Type.String(),
      at: Instant,
      by: OneOf([...LESSON_ROLES, 'staff', 'system']),
      /** What somebody wrote with it. */
      note: text,
      /** The start that it speaks of, where it does. */
      starts_at: Nullable(Instant),
    }),
  ),
  messages: Type.Array(Obj({ id: Id, by: LessonRoleName, message: text, at: Instant })),
})
export type LessonCaseView = Static<typeof LessonCaseView>

const side = Obj({ id: Id, name: Nullable(Type.String()) })

/** A lesson as staff find it. `name` is null for a deleted user. */
export const AdminLessonView = Obj({
  id: Id,
  order_id: Id,
  teacher: side,
  student: side,
  subject_id: SubjectRef,
  state: OneOf(LESSON_STATES),
  starts_at: Instant,
  duration: Count,
  amount: Amount,
  currency: Currency,
})
export type AdminLessonView = Static<typeof AdminLessonView>
