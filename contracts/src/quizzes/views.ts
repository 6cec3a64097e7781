import { ActView } from '../admin/views.ts'
import {
  ActorName,
  Count,
  Id,
  Instant,
  Language,
  Nullable,
  Obj,
  OneOf,
  type Static,
  Text,
  Type,
  Words,
} from '../kernel/schema.ts'
import { OfferLevel, SubjectRef } from '../offers/views.ts'
import { DifficultyRef, Formula, PictureId, QuestionDraft, QuestionTypeName, Weight } from './question.ts'
import { EXAM_MINUTES_MAX, QUESTION_FAULTS, QUIZ_DESCRIPTION_MAX, QUIZ_TITLE_MAX, QUIZ_TITLE_MIN } from './rules.ts'
import { QUIZ_STATES } from './states.ts'

/** What a quiz says of itself in words. */
export const QuizWords = Obj({
  title: Words(QUIZ_TITLE_MIN, QUIZ_TITLE_MAX),
  description: Text(QUIZ_DESCRIPTION_MAX, 0),
})
export type QuizWords = Static<typeof QuizWords>

/** What a quiz is about, and how it is taken. `exam_minutes`: null without a clock. */
export const QuizTerms = Obj({
  subject_id: SubjectRef,
  level: OfferLevel,
  difficulty: DifficultyRef,
  language: Language,
  exam_minutes: Nullable(Type.Integer({ minimum: 1, maximum: EXAM_MINUTES_MAX })),
})
export type QuizTerms = Static<typeof QuizTerms>

const version = Type.Integer({ minimum: 1 })
const person = Obj({ id: Id, name: Nullable(Type.String()), picture_url: Nullable(Type.String()) })
export const QuizStateName = OneOf(QUIZ_STATES)
const { exam_minutes, ...topic } = QuizTerms.properties

/** A quiz of the public list. `slug` decorates the address (API-06). */
export const QuizCardView = Obj({
  id: Id,
  slug: Type.String(),
  title: Type.String(),
  excerpt: Type.String(),
  ...topic,
  questions: Count,
  author: person,
  /** Finished attempts of whomever. */
  plays: Count,
  added_at: Instant,
})
export type QuizCardView = Static<typeof QuizCardView>

/** A quiz that the reader may play; nothing of what is right. */
export const QuizView = Obj({
  id: Id,
  slug: Type.String(),
  version,
  title: Type.String(),
  description: Type.String(),
  ...topic,
  exam_minutes,
  questions: Count,
  types: Type.Array(QuestionTypeName),
  author: person,
  plays: Count,
  is_listed: Type.Boolean(),
  is_own: Type.Boolean(),
  /** What it was copied from, as far as others may still know it; null where it began as its author’s own. */
  copied_from: Nullable(
    Obj({
      quiz: Nullable(Obj({ id: Id, slug: Type.String(), title: Type.String() })),
      author: Nullable(Type.String()),
    }),
  ),
  /** The reader’s last finished attempt at it: only who finished a quiz may copy it, since a copy holds its keys. */
  finished_attempt_id: Nullable(Id),
  added_at: Instant,
})
export type QuizView = Static<typeof QuizView>

/** A row of an author's list. */
export const OwnQuizRowView = Obj({
  id: Id,
  slug: Type.String(),
  title: Type.String(),
  ...topic,
  state: QuizStateName,
  /** Of the draft. */
  questions: Count,
  unready: Count,
  /** The newest frozen version, the listed one and the one that waits. */
  frozen: Nullable(version),
  listed: Nullable(version),
  waiting: Nullable(version),
  /** Why the newest version was rejected, or a draft was taken off the list by staff. */
  reason: Nullable(Type.String()),
  plays: Count,
  changed_at: Instant,
})
export type OwnQuizRowView = Static<typeof OwnQuizRowView>

/** A question as its author has it, with what is right. */
export const OwnQuestionView = Obj({
  id: Id,
  revision: version,
  type: QuestionTypeName,
  level: Nullable(OfferLevel),
  weight: Weight,
  picture_id: PictureId,
  faults: Type.Array(OneOf(QUESTION_FAULTS)),
  ...QuestionDraft.properties,
  formulas: Type.Array(Formula),
})
export type OwnQuestionView = Static<typeof OwnQuestionView>

/** A quiz as its author writes it. */
export const OwnQuizView = Obj({
  ...OwnQuizRowView.properties,
  description: Type.String(),
  exam_minutes,
  questions: Type.Array(OwnQuestionView),
  /** The draft is not what the newest version holds. */
  is_changed: Type.Boolean(),
})
export type OwnQuizView = Static<typeof OwnQuizView>

/** A row of the back office. */
export const QuizRequestRowView = Obj({
  id: Id,
  title: Type.String(),
  ...topic,
  state: QuizStateName,
  version,
  questions: Count,
  author: Obj({ id: Id, name: Nullable(Type.String()) }),
  /** Why it was rejected, or, of a draft, taken off the list by staff. */
  reason: Nullable(Type.String()),
  sent_at: Nullable(Instant),
})
export type QuizRequestRowView = Static<typeof QuizRequestRowView>

/** A frozen question of whichever quiz, as the back office finds it. */
export const QuestionRowView = Obj({
  id: Id,
  revision: version,
  type: QuestionTypeName,
  level: OfferLevel,
  subject_id: SubjectRef,
  /** Null once its author is forgotten. */
  prompt: Nullable(Type.String()),
  /** `is_sent`: it was sent for review, so staff may look at it whole. */
  quiz: Obj({ id: Id, title: Type.String(), is_sent: Type.Boolean() }),
  /** Those versions of the quiz that hold it. */
  versions: Type.Array(version),
  is_listed: Type.Boolean(),
  author: Obj({ id: Id, name: Nullable(Type.String()) }),
})
export type QuestionRowView = Static<typeof QuestionRowView>

/** What waits, whole, with the earlier decisions, the oldest first. */
export const QuizRequestView = Obj({
  ...QuizRequestRowView.properties,
  description: Type.String(),
  exam_minutes,
  listed: Nullable(version),
  content: Type.Array(OwnQuestionView),
  history: Type.Array(Obj({ ...ActView.properties, version })),
})
export type QuizRequestView = Static<typeof QuizRequestView>

const rescoring = {
  version,
  key_revision: version,
  /** Finished attempts at the version when it began, those looked at since, and those whose score is another now. */
  attempts: Count,
  done: Count,
  changed: Count,
  begun_at: Instant,
  finished_at: Nullable(Instant),
}

/** What counts as right in a frozen version, and how far scores have followed the last correction. */
export const QuizKeysView = Obj({
  version,
  /** Frozen ones, the newest first. */
  versions: Type.Array(version),
  questions: Type.Array(
    Obj({
      ...OwnQuestionView.properties,
      /** Null while the key is the one that the version was frozen with. */
      correction: Nullable(
        Obj({ key_revision: version, is_void: Type.Boolean(), reason: Nullable(Type.String()), at: Instant }),
      ),
    }),
  ),
  rescoring: Nullable(Obj(rescoring)),
})
export type QuizKeysView = Static<typeof QuizKeysView>

/** A corrected key, and how far scores have followed it: a row of the back office. */
export const RescoringRowView = Obj({
  quiz: Obj({
    id: Id,
    /** `''` once its author is forgotten. */
    title: Type.String(),
    /** Staff have seen it. */
    is_sent: Type.Boolean(),
    /** Its keys can still be corrected. */
    has_keys: Type.Boolean(),
  }),
  /** `number`: where it stands in the version, from 1. `prompt`: null once its author is forgotten. */
  question: Obj({ id: Id, number: version, prompt: Nullable(Type.String()) }),
  is_void: Type.Boolean(),
  /** Null once the author is forgotten. */
  reason: Nullable(Type.String()),
  /** Its author, or staff in their stead. */
  actor: ActorName,
  corrected_at: Instant,
  ...rescoring,
  /** Null while nothing has followed yet. */
  begun_at: Nullable(Instant),
})
export type RescoringRowView = Static<typeof RescoringRowView>
