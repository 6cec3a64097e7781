import { command, Done, query } from '../kernel/endpoints.ts'
import { Count, Id, Obj, OneOf, PageQuery, Text, Type } from '../kernel/schema.ts'
import { REASON_MAX } from '../offers/rules.ts'
import { OfferLevel, SubjectRef } from '../offers/views.ts'
import { ANSWER_MAX, QUESTION_MAX, TOPIC_DESCRIPTION_MAX, TOPIC_TITLE_MAX } from './rules.ts'
import { ExerciseDetailView, ExerciseRowView, SharedTopicView, TopicRowView, TopicView } from './views.ts'

const One = Obj({ id: Id })
const own = { access: 'teacher', of: 'topic.teacher', params: One } as const

export const listTopics = query('topics.list', {
  path: 'GET /my-topics',
  access: 'teacher',
  about: 'The teacher’s topics, those changed last first.',
  query: Obj({ q: Type.Optional(Type.String({ maxLength: 100 })), ...PageQuery }),
  answer: Type.Array(TopicRowView),
  paged: true,
})

export const getTopic = query('topics.get', {
  path: 'GET /my-topics/{id}',
  ...own,
  about: 'One of the teacher’s topics with its exercises and those who read it.',
  answer: TopicView,
  errors: ['TOPIC_NOT_FOUND'],
})

export const listSharedTopics = query('topics.shared', {
  path: 'GET /topics/shared',
  access: 'user',
  about: 'Topics that teachers have attached to the caller; with a lesson, those of that lesson and its teacher.',
  query: Obj({ lesson_id: Type.Optional(Id) }),
  answer: Type.Array(SharedTopicView),
})

const content = Obj({
  title: Text(TOPIC_TITLE_MAX),
  subject_id: SubjectRef,
  level: OfferLevel,
  description: Type.Optional(Type.String({ maxLength: TOPIC_DESCRIPTION_MAX })),
})

export const createTopic = command('topics.create', {
  path: 'POST /my-topics',
  access: 'teacher',
  about: 'Makes a topic.',
  body: content,
  answer: Obj({ id: Id }),
  errors: ['SUBJECT_UNKNOWN', 'TOPICS_FULL'],
})

export const changeTopic = command('topics.change', {
  path: 'POST /my-topics/{id}',
  ...own,
  about: 'Writes a topic anew.',
  body: content,
  answer: Done,
  errors: ['SUBJECT_UNKNOWN', 'TOPIC_NOT_FOUND'],
})

export const removeTopic = command('topics.remove', {
  path: 'POST /my-topics/{id}/remove',
  ...own,
  about: 'Removes a topic with its exercises. Students no longer see it.',
  answer: Done,
  errors: ['TOPIC_NOT_FOUND'],
})

const exercise = Obj({
  question: Text(QUESTION_MAX),
  answer: Type.Optional(Type.String({ maxLength: ANSWER_MAX })),
  /** Also sends it for review; otherwise it stays the teacher's alone. */
  send: Type.Boolean(),
})

export const addExercise = command('topics.add_exercise', {
  path: 'POST /my-topics/{id}/exercises',
  ...own,
  about: 'Adds an exercise to a topic. Students see it once it is approved.',
  body: exercise,
  answer: Obj({ id: Id }),
  errors: ['TOPIC_NOT_FOUND', 'TOPIC_FULL'],
})

const ofTopic = Obj({ id: Id, exercise_id: Id })

export const changeExercise = command('topics.change_exercise', {
  path: 'POST /my-topics/{id}/exercises/{exercise_id}',
  ...own,
  params: ofTopic,
  about: 'Writes an exercise anew. What was approved stays visible until the new version is.',
  body: exercise,
  answer: Done,
  errors: ['TOPIC_NOT_FOUND', 'EXERCISE_NOT_FOUND'],
})

export const removeExercise = command('topics.remove_exercise', {
  path: 'POST /my-topics/{id}/exercises/{exercise_id}/remove',
  ...own,
  params: ofTopic,
  about: 'Removes an exercise.',
  answer: Done,
  errors: ['TOPIC_NOT_FOUND', 'EXERCISE_NOT_FOUND'],
})

const whom = Obj({ student_id: Id, lesson_id: Type.Optional(Id) })
const attaching = ['TOPIC_NOT_FOUND', 'TOPIC_NOT_YOUR_STUDENT'] as const

export const attachTopic = command('topics.attach', {
  path: 'POST /my-topics/{id}/attach',
  ...own,
  about: 'Lets a student of the teacher read a topic, for good or with one lesson.',
  body: whom,
  answer: Done,
  errors: [...attaching, 'TOPIC_FULL'],
})

export const detachTopic = command('topics.detach', {
  path: 'POST /my-topics/{id}/detach',
  ...own,
  about: 'Takes a topic back from a student.',
  body: whom,
  answer: Done,
  errors: ['TOPIC_NOT_FOUND'],
})

export const searchExercises = query('topics.admin_exercises', {
  path: 'GET /admin/exercises',
  access: 'admin',
  duty: 'moderate',
  about: 'Exercises that were sent for review, by their newest version.',
  query: Obj({
    state: Type.Optional(OneOf(['waiting', 'approved', 'rejected'])),
    q: Type.Optional(Type.String({ maxLength: 100 })),
    sort: Type.Optional(OneOf(['sent_at', '-sent_at', 'topic', '-topic', 'state', '-state'])),
    ...PageQuery,
  }),
  answer: Type.Array(ExerciseRowView),
  paged: true,
})

export const getExercise = query('topics.admin_exercise', {
  path: 'GET /admin/exercises/{id}',
  access: 'admin',
  duty: 'moderate',
  about: 'One exercise that was sent for review, with what was decided before.',
  params: One,
  answer: ExerciseDetailView,
  errors: ['EXERCISE_NOT_FOUND'],
})

export const countExercises = query('topics.count_exercises', {
  path: 'GET /admin/exercises/count',
  access: 'admin',
  duty: 'moderate',
  about: 'How many exercises wait for review.',
  answer: Obj({ waiting: Count }),
})

/** The version that was looked at: a newer one is not decided unseen. */
const looked = { topic_id: Id, version: Type.Integer({ minimum: 1 }) }
const decision = { params: One, answer: Done, errors: ['EXERCISE_NOT_FOUND', 'EXERCISE_NOT_WAITING'] } as const

export const approveExercise = command('topics.approve_exercise', {
  path: 'POST /admin/exercises/{id}/approve',
  access: 'admin',
  duty: 'moderate',
  about: 'Shows an exercise to those who read its topic.',
  ...decision,
  body: Obj(looked),
})

export const rejectExercise = command('topics.reject_exercise', {
  path: 'POST /admin/exercises/{id}/reject',
  access: 'admin',
  duty: 'moderate',
  about: 'Rejects an exercise, or takes it down, with a reason that its teacher reads.',
  ...decision,
  body: Obj({ ...looked, reason: Text(REASON_MAX) }),
})

export const reopenExerciseReview = command('topics.reopen_exercise', {
  path: 'POST /admin/exercises/{id}/reopen',
  access: 'admin',
  duty: 'moderate',
  about: 'Takes back that an exercise was rejected or taken down: it waits again, and its teacher is told.',
  params: One,
  answer: Done,
  body: Obj({ ...looked, reason: Text(REASON_MAX) }),
  errors: ['EXERCISE_NOT_FOUND', 'EXERCISE_NOT_REJECTED'],
})
