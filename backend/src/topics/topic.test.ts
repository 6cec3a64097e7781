import { make } from '@kredka/contracts/kernel/events'
import { topicEvents as e } from '@kredka/contracts/topics/events'
import { EXERCISE_GRAPH, EXERCISES_MAX } from '@kredka/contracts/topics/rules'
import { graphStory } from '../kernel/testing/graph-story.ts'
import { story } from '../kernel/testing/story.ts'
import { type TopicCommand, topicDecider } from './topic.ts'

const topic_id = '01jd0000000000000000000090'
const teacher_id = '01jd0000000000000000000001'
const STRANGER = '01jd0000000000000000000009'
const student_id = '01jd0000000000000000000002'
const exercise_id = '01jd0000000000000000000091'

const ids = { topic_id, teacher_id }
const content = { title: ' Pochodne ', subject_id: 'maths', level: 'advanced', description: null } as const
const write = (more: object = {}) =>
  ({ do: 'write', ...ids, is_new: true, ...content, subject_known: true, ...more }) as const
const written = make(e.TopicWritten, { ...ids, ...content, title: 'Pochodne' })
const exercise = (more: object = {}) =>
  ({
    do: 'write_exercise',
    ...ids,
    exercise_id,
    is_new: true,
    question: ' Policz. ',
    answer: null,
    send: false,
    ...more,
  }) as const
const worded = (version = 1) =>
  make(e.ExerciseWritten, { ...ids, exercise_id, version, question: 'Policz.', answer: null })
const sent = (version = 1) => make(e.ExerciseSent, { ...ids, exercise_id, version })
const approved = (version = 1) => make(e.ExerciseApproved, { ...ids, exercise_id, version })
const rejected = (version = 1, visible: number | null = null) =>
  make(e.ExerciseRejected, { ...ids, exercise_id, version, reason: 'Przepisane.', visible })
const approve = (version = 1) => ({ do: 'approve', topic_id, exercise_id, version }) as const
const refuse = (version = 1) => ({ do: 'reject', topic_id, exercise_id, version, reason: ' Przepisane. ' }) as const
const reopen = { do: 'reopen', topic_id, exercise_id, version: 1, reason: ' Pomyłka. ' } as const
const remove = { do: 'remove_exercise', ...ids, exercise_id } as const

const topic = story(topicDecider, e)
const there = topic.given(written)

test('TOP-01 a teacher writes a topic, changes and removes it; for others there is none', () => {
  topic.given().when(write()).gives(written)
  topic
    .given()
    .when(write({ subject_known: false }))
    .rejects('SUBJECT_UNKNOWN')
  topic
    .given()
    .when(write({ is_new: false }))
    .rejects('TOPIC_NOT_FOUND')
  there.when(write()).rejects('CONFLICT')
  there.when(write({ is_new: false })).gives(written)
  there.when(write({ is_new: false, teacher_id: STRANGER })).rejects('TOPIC_NOT_FOUND')
  const removed = make(e.TopicRemoved, ids)
  there.when({ do: 'remove', ...ids }).gives(removed)
  there
    .given(removed)
    .when({ do: 'remove', ...ids })
    .rejects('TOPIC_NOT_FOUND')
  there.given(removed).when(exercise()).rejects('TOPIC_NOT_FOUND')
})

test('TOP-01 an exercise is the teacher’s alone until it is sent; students see what was approved', () => {
  there.when(exercise()).gives(worded())
  there.when(exercise({ send: true })).gives(worded(), sent())
  there
    .given(worded())
    .when(exercise({ is_new: false, send: true }))
    .gives(worded(2), sent(2))
  there.when(exercise({ is_new: false })).rejects('EXERCISE_NOT_FOUND')
  there.given(worded(), sent()).when(approve()).gives(approved())
  there.given(worded(), sent(), worded(2), sent(2)).when(approve(1)).rejects('EXERCISE_NOT_WAITING')
  const full = Array.from({ length: EXERCISES_MAX }, (_, n) => ({
    ...worded(),
    data: { ...worded().data, exercise_id: `01jd00000000000000000001${String(n).padStart(2, '0')}` },
  }))
  there
    .given(...full)
    .when(exercise())
    .rejects('TOPIC_FULL')
})

test('TOP-01 rejecting a change keeps what was approved before; rejecting what is visible takes it down', () => {
  const shown = there.given(worded(), sent(), approved())
  shown.when(refuse()).gives(rejected(1, null))
  shown.given(worded(2), sent(2)).when(refuse(2)).gives(rejected(2, 1))
})

test('TOP-01 ADM-02 staff take back that they rejected an exercise or took it down, which waits again', () => {
  const reopened = make(e.ExerciseReviewReopened, { ...ids, exercise_id, version: 1, reason: 'Pomyłka.' })
  const refused = there.given(worded(), sent(), approved(), rejected())
  refused.when(reopen).gives(reopened)
  refused.when(approve()).rejects('EXERCISE_NOT_WAITING')
  refused.given(reopened).when(approve()).gives(approved())
  refused.given(worded(2)).when(reopen).rejects('EXERCISE_NOT_REJECTED')
})

test('TOP-01 a topic is attached to the teacher’s own students, once, and taken back', () => {
  const whom = { ...ids, student_id, lesson_id: null }
  const attach = { do: 'attach', ...whom, is_student: true } as const
  const attached = make(e.TopicAttached, whom)
  there.when(attach).gives(attached)
  there.given(attached).when(attach).gives()
  there.when({ ...attach, is_student: false }).rejects('TOPIC_NOT_YOUR_STUDENT')
  there
    .given(attached)
    .when({ do: 'detach', ...whom })
    .gives(make(e.TopicDetached, whom))
  there.when({ do: 'detach', ...whom }).gives()
  const lesson_id = '01jd0000000000000000000041'
  there
    .given(attached)
    .when({ ...attach, lesson_id })
    .gives(make(e.TopicAttached, { ...whom, lesson_id }))
})

test('TOP-01 every command in every state of an exercise goes where the graph says or is refused', () =>
  graphStory(topicDecider, e).follows({
    graph: EXERCISE_GRAPH,
    stateOf: ({ exercises }) => exercises.get(exercise_id)?.state ?? 'absent',
    given: {
      absent: [written],
      new: [written, worded()],
      waiting: [written, worded(), sent()],
      approved: [written, worded(), sent(), approved()],
      rejected: [written, worded(), sent(), rejected()],
    },
    when: {
      write: (_, state): readonly TopicCommand[] =>
        [false, true].map((send) => exercise({ is_new: state === 'absent', send })),
      approve: () => approve(),
      reject: () => refuse(),
      reopen: () => reopen,
      remove: () => remove,
    },
  }))
