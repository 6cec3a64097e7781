import { BasisPoints } from '../attempts/judgement.ts'
import { AttemptModeName } from '../attempts/views.ts'
import { AskedInstant, Count, Id, Instant, Nullable, Obj, OneOf, type Static, Type } from '../kernel/schema.ts'
import { SubjectRef } from '../offers/views.ts'
import { ASSIGNMENT_STATES, COUNTED_TRIES, NO_TRY_REASONS, REVIEW_TIMES, TRIES_MAX, TRY_STATES } from './rules.ts'

/** `name` is null for a deleted user. */
const person = Obj({ id: Id, name: Nullable(Type.String()), picture_url: Nullable(Type.String()) })
export const AssignmentStateName = OneOf(ASSIGNMENT_STATES)
export const AssignmentRole = OneOf(['teacher', 'student'])
/** Null without limit. */
export const TriesAllowed = Nullable(Type.Integer({ minimum: 1, maximum: TRIES_MAX }))

/** What a teacher assigns, and on what terms. */
export const AssignmentTerms = Obj({
  quiz_id: Id,
  mode: AttemptModeName,
  due_at: AskedInstant,
  /** How often it may be taken; null without limit. */
  tries: TriesAllowed,
  /** Which try is the result. */
  counts: OneOf(COUNTED_TRIES),
  /** When the students see what was right. */
  review: OneOf(REVIEW_TIMES),
})
export type AssignmentTerms = Static<typeof AssignmentTerms>

/** An assignment in the list of either side. */
export const AssignmentRowView = Obj({
  id: Id,
  /** Whose eyes it is seen with. */
  role: AssignmentRole,
  /** Null once its author is forgotten. */
  quiz: Nullable(Obj({ id: Id, slug: Type.String(), title: Type.String(), subject_id: SubjectRef, questions: Count })),
  version: Type.Integer({ minimum: 1 }),
  teacher: person,
  student: person,
  mode: AttemptModeName,
  due_at: Instant,
  tries: TriesAllowed,
  /** Tries so far, those that came to nothing too. */
  begun: Count,
  counts: OneOf(COUNTED_TRIES),
  review: OneOf(REVIEW_TIMES),
  state: AssignmentStateName,
  /** The result by the rule; null where there is none, or the reader may not know it yet. */
  bp: Nullable(BasisPoints),
  /** Until when what was right is kept from the reader; null where it is not. */
  hidden_until: Nullable(Instant),
  assigned_at: Instant,
})
export type AssignmentRowView = Static<typeof AssignmentRowView>

/** One time that the student took the quiz. */
export const AssignmentTryView = Obj({
  attempt_id: Id,
  n: Type.Integer({ minimum: 1 }),
  state: OneOf(TRY_STATES),
  bp: Nullable(BasisPoints),
  is_late: Type.Boolean(),
  is_counted: Type.Boolean(),
  begun_at: Instant,
  ended_at: Nullable(Instant),
  /** Questions answered so far. */
  answered: Count,
})
export type AssignmentTryView = Static<typeof AssignmentTryView>

export const AssignmentView = Obj({
  ...AssignmentRowView.properties,
  /** The newest first. */
  attempts: Type.Array(AssignmentTryView),
  /** The try that the student goes on with. */
  open_attempt_id: Nullable(Id),
  /** Why no further one can begin. */
  no_try: Nullable(OneOf(NO_TRY_REASONS)),
})
export type AssignmentView = Static<typeof AssignmentView>
