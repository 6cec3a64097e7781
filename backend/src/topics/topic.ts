import { type Rejection, reject } from '@kredka/contracts/kernel/errors'
import { make } from '@kredka/contracts/kernel/events'
import { transitionsFrom } from '@kredka/contracts/kernel/graph'
import type { Level } from '@kredka/contracts/offers/rules'
import { topicEvents as e, type TopicEvent } from '@kredka/contracts/topics/events'
import { EXERCISE_GRAPH, EXERCISES_MAX, type ExerciseState, TOPIC_STUDENTS_MAX } from '@kredka/contracts/topics/rules'
import type { Decider } from '../kernel/decider.ts'

export interface Exercise {
  readonly state: ExerciseState
  readonly version: number
  /** The version that students see. */
  readonly visible: number | null
}

/** Stream `topic-{topic_id}`: what a teacher teaches, with exercises that staff have looked at (TOP-01). */
export interface Topic {
  readonly is: 'absent' | 'there' | 'removed'
  readonly teacher_id: string | null
  readonly exercises: ReadonlyMap<string, Exercise>
  /** `student_id/lesson_id`, the latter empty where it is for good. */
  readonly attached: ReadonlySet<string>
}

interface OfTopic {
  readonly topic_id: string
  readonly teacher_id: string
}
interface OfExercise {
  readonly topic_id: string
  readonly exercise_id: string
  readonly version: number
}
interface Whom {
  readonly student_id: string
  readonly lesson_id: string | null
}
export type TopicCommand =
  | (OfTopic & {
      readonly do: 'write'
      readonly is_new: boolean
      readonly title: string
      readonly subject_id: string
      readonly subject_known: boolean
      readonly level: Level
      readonly description: string | null
    })
  | (OfTopic & { readonly do: 'remove' })
  | (OfTopic & {
      readonly do: 'write_exercise'
      readonly exercise_id: string
      readonly is_new: boolean
      readonly question: string
      readonly answer: string | null
      readonly send: boolean
    })
  | (OfTopic & { readonly do: 'remove_exercise'; readonly exercise_id: string })
  | (OfExercise & { readonly do: 'approve' })
  | (OfExercise & { readonly do: 'reject'; readonly reason: string })
  | (OfExercise & { readonly do: 'reopen'; readonly reason: string })
  /** `is_student`: the two have a lesson behind or before them. */
  | (OfTopic & Whom & { readonly do: 'attach'; readonly is_student: boolean })
  | (OfTopic & Whom & { readonly do: 'detach' })

export const topicDecider: Decider<Topic, TopicCommand, TopicEvent> = {
  category: 'topic',
  initial: { is: 'absent', teacher_id: null, exercises: new Map(), attached: new Set() },
  evolve,
  decide(topic, command) {
    if (command.do === 'approve' || command.do === 'reject' || command.do === 'reopen') return review(topic, command)
    const { topic_id, teacher_id } = command
    if (command.do === 'write' && command.is_new)
      return topic.is === 'absent' ? writeTopic(command) : reject('CONFLICT')
    // somebody else's topic is as good as none
    if (topic.is !== 'there' || topic.teacher_id !== teacher_id) return reject('TOPIC_NOT_FOUND')
    switch (command.do) {
      case 'write':
        return writeTopic(command)
      case 'remove':
        return [make(e.TopicRemoved, { topic_id, teacher_id })]
      case 'write_exercise':
        return writeExercise(topic, command)
      case 'remove_exercise': {
        const { exercise_id } = command
        if (!topic.exercises.has(exercise_id)) return reject('EXERCISE_NOT_FOUND')
        return [make(e.ExerciseRemoved, { topic_id, teacher_id, exercise_id })]
      }
      case 'attach': {
        const { student_id, lesson_id, is_student } = command
        if (topic.attached.has(keyOf(command))) return []
        if (!is_student) return reject('TOPIC_NOT_YOUR_STUDENT')
        if (topic.attached.size >= TOPIC_STUDENTS_MAX) return reject('TOPIC_FULL')
        return [make(e.TopicAttached, { topic_id, teacher_id, student_id, lesson_id })]
      }
      case 'detach': {
        const { student_id, lesson_id } = command
        if (!topic.attached.has(keyOf(command))) return []
        return [make(e.TopicDetached, { topic_id, teacher_id, student_id, lesson_id })]
      }
    }
  },
}

function evolve(topic: Topic, event: TopicEvent): Topic {
  switch (event.type) {
    case 'TopicWritten':
      return { ...topic, is: 'there', teacher_id: event.data.teacher_id }
    case 'TopicRemoved':
      return { ...topic, is: 'removed', exercises: new Map(), attached: new Set() }
    case 'ExerciseWritten': {
      const { exercise_id, version } = event.data
      const visible = topic.exercises.get(exercise_id)?.visible ?? null
      return withExercise(topic, exercise_id, { state: 'new', version, visible })
    }
    case 'ExerciseSent':
    case 'ExerciseReviewReopened':
      return changeExercise(topic, event.data.exercise_id, { state: 'waiting' })
    case 'ExerciseApproved':
      return changeExercise(topic, event.data.exercise_id, { state: 'approved', visible: event.data.version })
    case 'ExerciseRejected':
      return changeExercise(topic, event.data.exercise_id, { state: 'rejected', visible: event.data.visible })
    case 'ExerciseRemoved': {
      const exercises = new Map(topic.exercises)
      exercises.delete(event.data.exercise_id)
      return { ...topic, exercises }
    }
    case 'TopicAttached':
      return { ...topic, attached: new Set([...topic.attached, keyOf(event.data)]) }
    case 'TopicDetached':
      return { ...topic, attached: new Set([...topic.attached].filter((key) => key !== keyOf(event.data))) }
  }
}

function writeTopic(command: Extract<TopicCommand, { do: 'write' }>): readonly TopicEvent[] | Rejection {
  const { topic_id, teacher_id, title, subject_id, subject_known, level, description } = command
  if (!subject_known) return reject('SUBJECT_UNKNOWN')
  return [make(e.TopicWritten, { topic_id, teacher_id, title: title.trim(), subject_id, level, description })]
}

function writeExercise(topic: Topic, command: Extract<TopicCommand, { do: 'write_exercise' }>) {
  const { topic_id, teacher_id, exercise_id, is_new, question, answer, send } = command
  const before = topic.exercises.get(exercise_id)
  if (is_new === (before !== undefined)) return reject(is_new ? 'CONFLICT' : 'EXERCISE_NOT_FOUND')
  if (is_new && topic.exercises.size >= EXERCISES_MAX) return reject('TOPIC_FULL')
  const ids = { topic_id, teacher_id, exercise_id, version: (before?.version ?? 0) + 1 }
  const written = make(e.ExerciseWritten, { ...ids, question: question.trim(), answer })
  return send ? [written, make(e.ExerciseSent, ids)] : [written]
}

function review(
  topic: Topic,
  command: Extract<TopicCommand, { do: 'approve' | 'reject' | 'reopen' }>,
): readonly TopicEvent[] | Rejection {
  const { topic_id, exercise_id, version } = command
  const exercise = topic.exercises.get(exercise_id)
  if (exercise === undefined || topic.teacher_id === null) return reject('EXERCISE_NOT_FOUND')
  if (exercise.version !== version || transitionsFrom(EXERCISE_GRAPH, exercise.state, command.do).length === 0)
    return reject(command.do === 'reopen' ? 'EXERCISE_NOT_REJECTED' : 'EXERCISE_NOT_WAITING')
  const ids = { topic_id, teacher_id: topic.teacher_id, exercise_id, version }
  if (command.do === 'approve') return [make(e.ExerciseApproved, ids)]
  const reason = command.reason.trim()
  if (command.do === 'reopen') return [make(e.ExerciseReviewReopened, { ...ids, reason })]
  // rejecting what is visible takes it down; rejecting a change keeps what was visible before
  const visible = exercise.visible === version ? null : exercise.visible
  return [make(e.ExerciseRejected, { ...ids, reason, visible })]
}

function withExercise(topic: Topic, id: string, exercise: Exercise): Topic {
  return { ...topic, exercises: new Map([...topic.exercises, [id, exercise]]) }
}

function changeExercise(topic: Topic, id: string, change: Partial<Exercise>): Topic {
  const exercise = topic.exercises.get(id)
  return exercise === undefined ? topic : withExercise(topic, id, { ...exercise, ...change })
}

function keyOf({ student_id, lesson_id }: Whom): string {
  return `${student_id}/${lesson_id ?? ''}`
}
