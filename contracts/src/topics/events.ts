import { type EventsOf, event } from '../kernel/events.ts'
import { Id, Nullable, Obj, Personal, Text, Type } from '../kernel/schema.ts'
import { REASON_MAX } from '../offers/rules.ts'
import { OfferLevel, SubjectRef } from '../offers/views.ts'
import { ANSWER_MAX, QUESTION_MAX, TOPIC_DESCRIPTION_MAX, TOPIC_TITLE_MAX } from './rules.ts'

const topic = { topic_id: Id, teacher_id: Id }
const version = Type.Integer({ minimum: 1 })
const exercise = { ...topic, exercise_id: Id, version }

/** Stream `topic-{topic_id}`: a topic with its exercises. Written anew as a whole. */
export const TopicWritten = event(
  'TopicWritten',
  Obj({
    ...topic,
    title: Personal(Text(TOPIC_TITLE_MAX), 'teacher_id'),
    subject_id: SubjectRef,
    level: OfferLevel,
    description: Personal(Nullable(Text(TOPIC_DESCRIPTION_MAX)), 'teacher_id'),
  }),
)
export const TopicRemoved = event('TopicRemoved', Obj(topic))
/** Each version is the teacher's alone until it is sent. */
export const ExerciseWritten = event(
  'ExerciseWritten',
  Obj({
    ...exercise,
    question: Personal(Text(QUESTION_MAX), 'teacher_id'),
    answer: Personal(Nullable(Text(ANSWER_MAX)), 'teacher_id'),
  }),
)
export const ExerciseSent = event('ExerciseSent', Obj(exercise))
export const ExerciseApproved = event('ExerciseApproved', Obj(exercise))
/** `visible`: the version that students still see, null where none is. */
export const ExerciseRejected = event(
  'ExerciseRejected',
  Obj({ ...exercise, reason: Text(REASON_MAX), visible: Nullable(version) }),
)
/** Staff take back that they rejected it or took it down: it waits again. */
export const ExerciseReviewReopened = event('ExerciseReviewReopened', Obj({ ...exercise, reason: Text(REASON_MAX) }))
export const ExerciseRemoved = event('ExerciseRemoved', Obj({ ...topic, exercise_id: Id }))
/** The student reads the topic, with what of it is approved. `lesson_id` where it belongs to one lesson. */
export const TopicAttached = event('TopicAttached', Obj({ ...topic, student_id: Id, lesson_id: Nullable(Id) }))
export const TopicDetached = event('TopicDetached', Obj({ ...topic, student_id: Id, lesson_id: Nullable(Id) }))

export const topicEvents = {
  TopicWritten,
  TopicRemoved,
  ExerciseWritten,
  ExerciseSent,
  ExerciseApproved,
  ExerciseRejected,
  ExerciseReviewReopened,
  ExerciseRemoved,
  TopicAttached,
  TopicDetached,
}
export type TopicEvent = EventsOf<typeof topicEvents>
