import { Count, Id, Instant, Nullable, Obj, OneOf, type Static, Type } from '../kernel/schema.ts'
import { SubjectRef } from '../offers/views.ts'
import { Formula, PictureId, QuestionContent, Weight } from '../quizzes/question.ts'
import { QuizTerms } from '../quizzes/views.ts'
import { BasisPoints, Judgement } from './judgement.ts'
import { ATTEMPT_MODES, ATTEMPT_SOURCES, ATTEMPT_STATES } from './rules.ts'

export const AttemptModeName = OneOf(ATTEMPT_MODES)
export const AttemptStateName = OneOf(ATTEMPT_STATES)
const places = Type.Array(Count)
const words = Type.Array(Type.String())

/** What was right, once an answer was judged: places of options as they were shown, or the accepted words by gap. */
export const JudgedView = Obj({
  ...Judgement.properties,
  /** How often the keys of its quiz were corrected until this one was; 0 for the key that it was frozen with. */
  key_revision: Count,
  /** The question leaves the sum. */
  is_void: Type.Boolean(),
  /** Why its author corrected the key. */
  reason: Nullable(Type.String()),
  right_choices: places,
  accepted: Type.Array(words),
  explanation: Type.String(),
  /** Those of the explanation. */
  formulas: Type.Array(Formula),
})
export type JudgedView = Static<typeof JudgedView>

const from = Nullable(Obj({ id: Id, slug: Type.String(), title: Type.String() }))

/** A question as it is asked: nothing in it tells what is right before `judged` does. */
export const AskedQuestionView = Obj({
  id: Id,
  /** Null where its quiz is not known any more. */
  subject_id: Nullable(SubjectRef),
  kind: OneOf(['single', 'several', 'gaps', 'text', 'number']),
  prompt: Type.String(),
  picture_id: PictureId,
  picture_alt: Type.String(),
  formulas: Type.Array(Formula),
  /** In the order in which they are shown to this player. */
  options: words,
  gaps: Count,
  /** Words to fill the gaps with; empty where they are typed. */
  bank: words,
  weight: Weight,
  /** The player's answer so far. */
  given: Nullable(Obj({ choices: places, words })),
  judged: Nullable(JudgedView),
  /** Of which quiz, where the questions are of several; told with the judgement. */
  from,
})
export type AskedQuestionView = Static<typeof AskedQuestionView>

/** Null where the questions are of several quizzes, or the quiz is forgotten. */
const quiz = Nullable(Obj({ id: Id, slug: Type.String(), title: Type.String(), ...QuizTerms.properties }))

/** An attempt as its player goes on with it, or looks back at it. */
export const AttemptView = Obj({
  id: Id,
  quiz,
  /** Who wrote the quiz; null where `quiz` is. */
  author_id: Nullable(Id),
  source: OneOf(ATTEMPT_SOURCES),
  assignment_id: Nullable(Id),
  /**
   * Until when an assignment keeps what is right from its player (QUI-10): neither the score nor any judgement is here
   * before, and nothing of it may be kept to be played again without the server.
   */
  hidden_until: Nullable(Instant),
  mode: AttemptModeName,
  state: AttemptStateName,
  questions: Type.Array(AskedQuestionView),
  started_at: Nullable(Instant),
  /** When the exam is over; null without a clock. */
  ends_at: Nullable(Instant),
  finished_at: Nullable(Instant),
  /** The server's clock, for what is left of the time. */
  now: Instant,
  bp: Nullable(BasisPoints),
  /** The score before a key was corrected; null where none was, or nothing changed. */
  before_bp: Nullable(BasisPoints),
})
export type AttemptView = Static<typeof AttemptView>

/** A row of the history. */
export const AttemptRowView = Obj({
  id: Id,
  quiz,
  source: OneOf(ATTEMPT_SOURCES),
  mode: AttemptModeName,
  questions: Count,
  /** Null as long as it is hidden. */
  bp: Nullable(BasisPoints),
  hidden_until: Nullable(Instant),
  finished_at: Instant,
})
export type AttemptRowView = Static<typeof AttemptRowView>

/** A question of a finished attempt with what is right, for its player to answer once more. */
export const ReplayQuestionView = Obj({
  id: Id,
  subject_id: Nullable(SubjectRef),
  picture_id: PictureId,
  /** With the key as it was corrected last. */
  content: QuestionContent,
  weight: Weight,
  key_revision: Count,
  is_void: Type.Boolean(),
  reason: Nullable(Type.String()),
  from,
})
export type ReplayQuestionView = Static<typeof ReplayQuestionView>

/** All that it takes to play the questions of a finished attempt again without a server (NAV-07). */
export const ReplayView = Obj({
  id: Id,
  quiz,
  source: OneOf(ATTEMPT_SOURCES),
  questions: Type.Array(ReplayQuestionView),
})
export type ReplayView = Static<typeof ReplayView>
