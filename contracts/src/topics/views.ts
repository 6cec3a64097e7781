import { ActView } from '../admin/views.ts'
import { Count, Id, Instant, Nullable, Obj, OneOf, type Static, Type } from '../kernel/schema.ts'
import { OfferLevel, SubjectRef } from '../offers/views.ts'
import { EXERCISE_STATES } from './rules.ts'

export const ExerciseStateName = OneOf(EXERCISE_STATES)
const words = { question: Nullable(Type.String()), answer: Nullable(Type.String()) }
const version = Type.Integer({ minimum: 1 })
const person = Obj({ id: Id, name: Nullable(Type.String()) })

/** An exercise as its teacher has it. */
export const OwnExerciseView = Obj({
  id: Id,
  version,
  state: ExerciseStateName,
  ...words,
  /** Why the newest version was rejected. */
  reason: Nullable(Type.String()),
  /** Students see an approved version, maybe an older one. */
  is_visible: Type.Boolean(),
  changed_at: Instant,
})
export type OwnExerciseView = Static<typeof OwnExerciseView>

const topic = { id: Id, title: Type.String(), subject_id: SubjectRef, level: OfferLevel }

export const TopicRowView = Obj({
  ...topic,
  exercises: Count,
  /** Of them, those that students see. */
  visible: Count,
  waiting: Count,
  rejected: Count,
  students: Count,
  changed_at: Instant,
})
export type TopicRowView = Static<typeof TopicRowView>

export const TopicView = Obj({
  ...topic,
  description: Nullable(Type.String()),
  exercises: Type.Array(OwnExerciseView),
  /** Whom it is attached to, for good or for one lesson. */
  attached: Type.Array(Obj({ student: person, lesson_id: Nullable(Id) })),
})
export type TopicView = Static<typeof TopicView>

/** A topic as a student reads it: approved exercises alone. */
export const SharedTopicView = Obj({
  ...topic,
  description: Nullable(Type.String()),
  teacher: person,
  exercises: Type.Array(Obj({ id: Id, ...words })),
  /** It belongs to this lesson alone. */
  lesson_id: Nullable(Id),
})
export type SharedTopicView = Static<typeof SharedTopicView>

/** A row of the back office, and all of it. */
export const ExerciseRowView = Obj({
  id: Id,
  topic_id: Id,
  topic: Type.String(),
  subject_id: SubjectRef,
  level: OfferLevel,
  teacher: person,
  version,
  state: ExerciseStateName,
  ...words,
  reason: Nullable(Type.String()),
  /** What students see now, where that is another version. */
  visible: Nullable(Obj(words)),
  sent_at: Instant,
})
export type ExerciseRowView = Static<typeof ExerciseRowView>

/** One of them for who decides: also when it was sent, approved and rejected before, the oldest first. */
export const ExerciseDetailView = Obj({
  ...ExerciseRowView.properties,
  history: Type.Array(Obj({ ...ActView.properties, version })),
})
export type ExerciseDetailView = Static<typeof ExerciseDetailView>
