import { Count, Id, Instant, Nullable, Obj, OneOf, type Static, Type } from '../kernel/schema.ts'
import { Formula } from '../quizzes/question.ts'
import { CONTEST_OUTCOMES } from './rules.ts'

const version = Type.Integer({ minimum: 1 })
const texts = Type.Array(Type.String())

/** What became of a contest, for whoever contests. */
export const OwnContestView = Obj({
  question_id: Id,
  contested_at: Instant,
  /** Their own words. */
  reason: Nullable(Type.String()),
  /** Null while it waits. */
  outcome: Nullable(OneOf(CONTEST_OUTCOMES)),
  /** Staff answered it, as the author did not. */
  by_staff: Type.Boolean(),
  /** Why the key stays; of a corrected one the review says why. */
  answer: Nullable(Type.String()),
  answered_at: Nullable(Instant),
})
export type OwnContestView = Static<typeof OwnContestView>

export const AttemptContestsView = Obj({
  /** Questions whose author the caller is: these keys are corrected, not contested. */
  own_questions: Type.Array(Id),
  /** The caller’s last contest of each question of the attempt. */
  contests: Type.Array(OwnContestView),
})
export type AttemptContestsView = Static<typeof AttemptContestsView>

/** One who contests a key, for its author: what they answered, and why they say that it is right. */
export const ContestView = Obj({
  id: Id,
  /** Under which they stand in rankings, never their whole name; null for none. */
  player_name: Nullable(Type.String()),
  /** In words: the options that they chose, or what they typed, by gap. Empty where they left it out. */
  answered: texts,
  reason: Nullable(Type.String()),
  contested_at: Instant,
})
export type ContestView = Static<typeof ContestView>

const question = {
  question_id: Id,
  version,
  /** Its place in the version, from 1. */
  number: version,
  /** Null once its author is forgotten. */
  prompt: Nullable(Type.String()),
  formulas: Type.Array(Formula),
  /** What is right by now, in words: options, or the accepted words of each gap. */
  right: texts,
  /** How many contest it. */
  count: Count,
  /** When the first of them did. */
  first_at: Instant,
  /** Staff were told, as nobody answered in time. */
  is_overdue: Type.Boolean(),
  /** The first ones. */
  contests: Type.Array(ContestView),
}

/** A question whose key is contested, with all who do. */
export const ContestedQuestionView = Obj(question)
export type ContestedQuestionView = Static<typeof ContestedQuestionView>

/** The same for staff, of whichever quiz. */
export const OverdueContestsView = Obj({
  ...question,
  quiz: Obj({ id: Id, title: Type.String() }),
  author: Obj({ id: Id, name: Nullable(Type.String()) }),
})
export type OverdueContestsView = Static<typeof OverdueContestsView>
