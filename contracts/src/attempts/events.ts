import { type EventsOf, event } from '../kernel/events.ts'
import { Count, DateOnly, Id, Instant, Nullable, Obj, OneOf, Personal, Text, Type } from '../kernel/schema.ts'
import { SubjectRef } from '../offers/views.ts'
import { DifficultyRef, QuestionRef, Weight } from '../quizzes/question.ts'
import { GAPS_MAX, OPTIONS_MAX, QUESTIONS_MAX, WORDS_MAX } from '../quizzes/rules.ts'
import { BasisPoints } from './judgement.ts'
import { ATTEMPT_MODES, ATTEMPT_SOURCES, CLAIMED_AT_ONCE_MAX } from './rules.ts'

/** `player_id`: a user, or a visitor as their cookie names them. */
const attempt = { attempt_id: Id, player_id: Id, mode: OneOf(ATTEMPT_MODES) }
const version = Type.Integer({ minimum: 1 })
/** Of what quiz; all null where the questions are of several. */
const quiz = { quiz_id: Nullable(Id), version: Nullable(version), author_id: Nullable(Id) }

/** Stream `attempt-{attempt_id}`: pinned to what stood in the quiz. `seed`: by what the options are shuffled. */
export const AttemptCreated = event(
  'AttemptCreated',
  Obj({
    ...attempt,
    player_kind: OneOf(['user', 'visitor']),
    source: OneOf(ATTEMPT_SOURCES),
    assignment_id: Nullable(Id),
    ...quiz,
    /** Null where the questions are of several subjects. */
    subject_id: Nullable(SubjectRef),
    difficulty: DifficultyRef,
    exam_minutes: Nullable(Type.Integer({ minimum: 1 })),
    questions: Type.Array(Obj({ quiz_id: Id, version, ...QuestionRef.properties, weight: Weight }), {
      minItems: 1,
      maxItems: QUESTIONS_MAX,
    }),
    seed: Text(64),
  }),
)
/** `ends_at`: when the exam is over; null without a clock. */
export const AttemptStarted = event('AttemptStarted', Obj({ ...attempt, ends_at: Nullable(Instant) }))
/** Choices are indices into the options as they were written. `bp`: the score where it was judged at once. */
export const AnswerGiven = event(
  'AnswerGiven',
  Obj({
    ...attempt,
    question_id: Id,
    choices: Nullable(Type.Array(Count, { maxItems: OPTIONS_MAX })),
    words: Personal(Type.Array(Type.String({ maxLength: WORDS_MAX }), { maxItems: GAPS_MAX }), 'player_id'),
    bp: Nullable(BasisPoints),
  }),
)
/** One for each question that counts, in their order: voided ones are left out. */
const scores = Type.Array(Obj({ question_id: Id, bp: BasisPoints, is_answered: Type.Boolean() }))
export const AttemptFinished = event(
  'AttemptFinished',
  Obj({
    ...attempt,
    ...quiz,
    by: OneOf(['person', 'time']),
    bp: BasisPoints,
    scores,
  }),
)
export const AttemptCancelled = event('AttemptCancelled', Obj({ ...attempt, ...quiz }))
export const AttemptExpired = event('AttemptExpired', Obj({ ...attempt, ...quiz }))
/**
 * A finished attempt after an author corrected a key (QUI-11). `key_revision` is that of `corrected_quiz_id`, which is
 * the attempt's own quiz unless its questions are of several.
 */
export const AttemptRescored = event(
  'AttemptRescored',
  Obj({
    ...attempt,
    ...quiz,
    corrected_quiz_id: Id,
    key_revision: Type.Integer({ minimum: 1 }),
    before_bp: BasisPoints,
    after_bp: BasisPoints,
    scores,
  }),
)
/**
 * What a visitor began becomes a user's, who had the visitor's cookie when they logged in (QUI-05). From then on they are
 * its player; it earns no points. Words that were typed until then stay encrypted for the visitor.
 */
export const AttemptClaimed = event('AttemptClaimed', Obj({ attempt_id: Id, visitor_id: Id, player_id: Id }))

/** Stream `visitor-{visitor_id}`: what somebody without an account began in one browser, so that it can be theirs. */
export const VisitorPlayed = event('VisitorPlayed', Obj({ visitor_id: Id, attempt_id: Id }))
/** Who had the visitor's cookie when they logged in; nobody else can claim the same visitor. */
export const VisitorClaimed = event(
  'VisitorClaimed',
  Obj({ visitor_id: Id, user_id: Id, attempt_ids: Type.Array(Id, { maxItems: CLAIMED_AT_ONCE_MAX }) }),
)
/** Stream `uservisitors-{user_id}`. The visitors that a user was, so that their words go with the account. */
export const VisitorLinked = event('VisitorLinked', Obj({ user_id: Id, visitor_id: Id }))

/**
 * Stream `concealed-{player_id}`: what is right in a quiz is kept from somebody until then, in whatever attempt, as an
 * assignment hides it (QUI-10).
 */
export const QuizConcealed = event(
  'QuizConcealed',
  Obj({ player_id: Id, assignment_id: Id, quiz_id: Id, until: Instant }),
)
/** The assignment hides it no longer. */
export const QuizRevealed = event('QuizRevealed', Obj({ player_id: Id, assignment_id: Id, quiz_id: Id }))

/** Stream `quizday-{user_id}_{yyyymmdd}`, a day of Europe/Warsaw: the random quizzes that a user had drawn (QUI-06). */
export const RandomDrawn = event('RandomDrawn', Obj({ user_id: Id, day: DateOnly }))

export const visitorEvents = { VisitorPlayed, VisitorClaimed }

export const concealmentEvents = { QuizConcealed, QuizRevealed }
export type ConcealmentEvent = EventsOf<typeof concealmentEvents>

const rescoring = {
  /** Quiz and revision of the key. */
  rescore_id: Text(40),
  quiz_id: Id,
  version,
  author_id: Id,
  key_revision: Type.Integer({ minimum: 1 }),
}
/** Stream `rescore-{quiz_id}_{key_revision}`: the attempts at a version follow its corrected key, page by page. */
export const RescoreBegun = event('RescoreBegun', Obj({ ...rescoring, question_id: Id, attempts: Count }))
/** `after`: the last attempt of the page. `n`: looked at; `changed`: those of them that were scored otherwise. */
export const RescoreBatchDone = event(
  'RescoreBatchDone',
  Obj({ ...rescoring, after: Id, n: Type.Integer({ minimum: 1 }), changed: Count }),
)
/** `n` and `changed`: of all pages. */
export const RescoreFinished = event('RescoreFinished', Obj({ ...rescoring, n: Count, changed: Count }))

export const attemptEvents = {
  AttemptCreated,
  AttemptStarted,
  AnswerGiven,
  AttemptFinished,
  AttemptCancelled,
  AttemptExpired,
  AttemptRescored,
  AttemptClaimed,
}
export type AttemptEvent = EventsOf<typeof attemptEvents>

export const rescoreEvents = { RescoreBegun, RescoreBatchDone, RescoreFinished }
export type RescoreEvent = EventsOf<typeof rescoreEvents>
