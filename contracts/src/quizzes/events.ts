import { type EventsOf, event } from '../kernel/events.ts'
import { Id, Nullable, Obj, OneOf, Personal, Text, Type } from '../kernel/schema.ts'
import { REASON_MAX } from '../offers/rules.ts'
import { OfferLevel } from '../offers/views.ts'
import { PictureId, QuestionContent, QuestionKey, QuestionRef, QuestionTypeName, Weight } from './question.ts'
import { KEY_CORRECTIONS_MAX, QUESTIONS_MAX, QUESTIONS_MIN } from './rules.ts'
import { QuizTerms, QuizWords } from './views.ts'

const quiz = { quiz_id: Id, author_id: Id }
const version = Type.Integer({ minimum: 1 })

/** Stream `quiz-{quiz_id}`. `copied_from`: the version of somebody's quiz that it began as. */
export const QuizBegun = event(
  'QuizBegun',
  Obj({ ...quiz, copied_from: Nullable(Obj({ quiz_id: Id, version, author_id: Id })) }),
)
export const QuizDescribed = event(
  'QuizDescribed',
  Obj({ ...quiz, ...QuizTerms.properties, content: Personal(QuizWords, 'author_id') }),
)
/** One question as it stands from now on. `is_ready`: nothing that it needs is missing. `level`: null for the quiz's. */
export const QuestionWritten = event(
  'QuestionWritten',
  Obj({
    ...quiz,
    ...QuestionRef.properties,
    type: QuestionTypeName,
    level: Nullable(OfferLevel),
    weight: Weight,
    picture_id: PictureId,
    is_ready: Type.Boolean(),
    content: Personal(QuestionContent, 'author_id'),
  }),
)
/** Behind which question it stands; null for the first. */
export const QuestionMoved = event('QuestionMoved', Obj({ ...quiz, question_id: Id, after: Nullable(Id) }))
export const QuestionRemoved = event('QuestionRemoved', Obj({ ...quiz, question_id: Id }))
/** Never changes again but for its keys. `questions`: in their order, as they stood. */
export const VersionFrozen = event(
  'VersionFrozen',
  Obj({
    ...quiz,
    version,
    ...QuizTerms.properties,
    questions: Type.Array(Obj({ ...QuestionRef.properties, level: OfferLevel, weight: Weight }), {
      minItems: QUESTIONS_MIN,
      maxItems: QUESTIONS_MAX,
    }),
    content: Personal(QuizWords, 'author_id'),
  }),
)
/** `replaces`: the version that waited until now, null where none did. */
export const QuizSubmitted = event('QuizSubmitted', Obj({ ...quiz, version, replaces: Nullable(version) }))
export const QuizWithdrawn = event('QuizWithdrawn', Obj({ ...quiz, version }))
/** `replaces`: the version that was listed until now, null for the first. */
export const QuizApproved = event('QuizApproved', Obj({ ...quiz, version, replaces: Nullable(version) }))
export const QuizRejected = event('QuizRejected', Obj({ ...quiz, version, reason: Text(REASON_MAX) }))
/** Staff take back that they rejected the version: it waits again. */
export const QuizReviewReopened = event('QuizReviewReopened', Obj({ ...quiz, version, reason: Text(REASON_MAX) }))
/** `reason`: what staff said; null where its author took it off the list. */
export const QuizUnlisted = event('QuizUnlisted', Obj({ ...quiz, version, reason: Nullable(Text(REASON_MAX)) }))
/** Staff take back that they took the version off the list. */
export const QuizRestored = event('QuizRestored', Obj({ ...quiz, version, reason: Text(REASON_MAX) }))
/** `waiting` and `listed`: the versions that did. */
export const QuizRemoved = event('QuizRemoved', Obj({ ...quiz, waiting: Nullable(version), listed: Nullable(version) }))
/**
 * What counts as right in a frozen version from now on (QUI-11). `key_revision` numbers the corrections of the whole
 * quiz. `is_void`: the question leaves every sum; `content` is then the key as it stood.
 */
export const KeyCorrected = event(
  'KeyCorrected',
  Obj({
    ...quiz,
    version,
    question_id: Id,
    key_revision: Type.Integer({ minimum: 1, maximum: KEY_CORRECTIONS_MAX }),
    is_void: Type.Boolean(),
    reason: Personal(Text(REASON_MAX), 'author_id'),
    content: Personal(QuestionKey, 'author_id'),
  }),
)

/** Why a quiz no longer waits. */
export const QUEUE_OUTCOMES = ['approved', 'rejected', 'withdrawn', 'removed'] as const

/** Stream `quizauthor-{author_id}`: which of a person's quizzes wait. It can refuse one more, so it goes first. */
export const QuizQueued = event('QuizQueued', Obj(quiz))
export const QuizLeftQueue = event('QuizLeftQueue', Obj({ ...quiz, outcome: OneOf(QUEUE_OUTCOMES) }))

export const quizEvents = {
  QuizBegun,
  QuizDescribed,
  QuestionWritten,
  QuestionMoved,
  QuestionRemoved,
  VersionFrozen,
  QuizSubmitted,
  QuizWithdrawn,
  QuizApproved,
  QuizRejected,
  QuizReviewReopened,
  QuizUnlisted,
  QuizRestored,
  QuizRemoved,
  KeyCorrected,
}
export type QuizEvent = EventsOf<typeof quizEvents>

export const quizAuthorEvents = { QuizQueued, QuizLeftQueue }
export type QuizAuthorEvent = EventsOf<typeof quizAuthorEvents>
