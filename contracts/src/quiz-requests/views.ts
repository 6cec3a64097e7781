import { ASSIGNMENT_STATES } from '../assignments/rules.ts'
import { Count, Id, Instant, Nullable, Obj, OneOf, type Static, Type } from '../kernel/schema.ts'
import { OfferLevel, SubjectRef } from '../offers/views.ts'
import { ASKED_QUIZ_STATES } from './rules.ts'

/** `name` is null for a deleted user. */
const person = Obj({ id: Id, name: Nullable(Type.String()), picture_url: Nullable(Type.String()) })
export const AskedQuizRole = OneOf(['teacher', 'student'])

/** A quiz that a student asked for, as either side sees it. */
export const AskedQuizView = Obj({
  id: Id,
  /** Whose eyes it is seen with. */
  role: AskedQuizRole,
  teacher: person,
  student: person,
  subject_id: SubjectRef,
  level: OfferLevel,
  /** What it should be about; null once the student was forgotten. */
  words: Nullable(Type.String()),
  state: OneOf(ASKED_QUIZ_STATES),
  /** What was assigned for it. */
  assignment_id: Nullable(Id),
  /** Why the teacher declined. */
  reason: Nullable(Type.String()),
  asked_at: Instant,
  ended_at: Nullable(Instant),
})
export type AskedQuizView = Static<typeof AskedQuizView>

/** Requests that wait for the caller as a teacher. */
export const AskedQuizCountView = Obj({ open: Count })

/** Whom a student may ask. */
export const AskableTeacherView = Obj({ id: Id, name: Type.String() })
export type AskableTeacherView = Static<typeof AskableTeacherView>

/** What stands behind the link of a mail, for whoever holds it, logged in or not. */
export const QuizLinkView = Obj({
  kind: OneOf(['request', 'assignment']),
  id: Id,
  /** Whether the mail was sent to the caller; false for visitors. */
  is_own: Type.Boolean(),
  /** The other of the two; null once they have left. */
  person: Nullable(Type.String()),
  /** The quiz that is assigned; null for a request. */
  quiz: Nullable(Type.String()),
  /** The subject that a request names; null for an assignment. */
  subject_id: Nullable(SubjectRef),
  due_at: Nullable(Instant),
  /** Of either; both can be withdrawn. */
  state: OneOf(['open', 'assigned', 'declined', ...ASSIGNMENT_STATES]),
})
export type QuizLinkView = Static<typeof QuizLinkView>
