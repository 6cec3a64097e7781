import { BasisPoints } from '../attempts/judgement.ts'
import { ATTEMPT_MODES } from '../attempts/rules.ts'
import { type EventsOf, event } from '../kernel/events.ts'
import { Id, Instant, Nullable, Obj, OneOf, Type } from '../kernel/schema.ts'
import { ASSIGNED_AT_ONCE_MAX, COUNTED_TRIES, REVIEW_TIMES, TRIES_MAX } from './rules.ts'

const positive = Type.Integer({ minimum: 1 })
/** What was assigned, and on what terms. `tries`: null without limit. */
const terms = {
  quiz_id: Id,
  version: positive,
  author_id: Id,
  mode: OneOf(ATTEMPT_MODES),
  due_at: Instant,
  tries: Nullable(Type.Integer({ minimum: 1, maximum: TRIES_MAX })),
  counts: OneOf(COUNTED_TRIES),
  review: OneOf(REVIEW_TIMES),
}

/**
 * Stream `assigner-{teacher_id}`: what a teacher assigned and still waits for. It can refuse more, so it goes first; each
 * student's assignment follows from it.
 */
export const QuizHandedOut = event(
  'QuizHandedOut',
  Obj({
    teacher_id: Id,
    ...terms,
    assignments: Type.Array(Obj({ assignment_id: Id, student_id: Id }), {
      minItems: 1,
      maxItems: ASSIGNED_AT_ONCE_MAX,
    }),
  }),
)
/** Nobody waits for it any more. */
export const AssignmentClosed = event('AssignmentClosed', Obj({ teacher_id: Id, assignment_id: Id }))

const assignment = { assignment_id: Id, teacher_id: Id, student_id: Id }
/** The try that is the result, by the rule of the assignment. */
const Counted = Obj({ attempt_id: Id, bp: BasisPoints, is_late: Type.Boolean() })

/** Stream `assignment-{assignment_id}`: a frozen version of a quiz, for one student. */
export const QuizAssigned = event('QuizAssigned', Obj({ ...assignment, ...terms }))
/** `n`: which try it is, from 1. The attempt follows from it. */
export const AssignmentBegun = event('AssignmentBegun', Obj({ ...assignment, attempt_id: Id, n: positive }))
/** A try that came to nothing. It counts as one all the same: whoever gives up has seen the questions. */
export const AssignmentTryLost = event(
  'AssignmentTryLost',
  Obj({ ...assignment, attempt_id: Id, how: OneOf(['cancelled', 'expired']) }),
)
/** A try was handed in. */
export const AssignmentDone = event(
  'AssignmentDone',
  Obj({ ...assignment, attempt_id: Id, bp: BasisPoints, is_late: Type.Boolean(), counted: Counted }),
)
/** A corrected key changed the score of a try (QUI-11). */
export const AssignmentRescored = event(
  'AssignmentRescored',
  Obj({ ...assignment, attempt_id: Id, before_bp: BasisPoints, after_bp: BasisPoints, counted: Counted }),
)
/** `counted`: what was late may be in time now; null where nothing was handed in. */
export const AssignmentDueChanged = event(
  'AssignmentDueChanged',
  Obj({ ...assignment, due_at: Instant, before_at: Instant, counted: Nullable(Counted) }),
)
/** Shortly before the due date, nothing was handed in yet. */
export const AssignmentReminded = event('AssignmentReminded', Obj({ ...assignment, due_at: Instant }))
/** The due date has come, and nothing was handed in. */
export const AssignmentOverdue = event('AssignmentOverdue', Obj({ ...assignment, due_at: Instant }))
/** The due date has come, and what was right of these tries is hidden no longer. */
export const AssignmentReviewOpened = event(
  'AssignmentReviewOpened',
  Obj({ ...assignment, due_at: Instant, attempt_ids: Type.Array(Id, { minItems: 1 }) }),
)
/** `why`: its teacher took it back, or one of the two has left. */
export const AssignmentWithdrawn = event(
  'AssignmentWithdrawn',
  Obj({ ...assignment, why: OneOf(['teacher', 'person_gone']) }),
)

export const assignerEvents = { QuizHandedOut, AssignmentClosed }
export type AssignerEvent = EventsOf<typeof assignerEvents>

export const assignmentEvents = {
  QuizAssigned,
  AssignmentBegun,
  AssignmentTryLost,
  AssignmentDone,
  AssignmentRescored,
  AssignmentDueChanged,
  AssignmentReminded,
  AssignmentOverdue,
  AssignmentReviewOpened,
  AssignmentWithdrawn,
}
export type AssignmentEvent = EventsOf<typeof assignmentEvents>
