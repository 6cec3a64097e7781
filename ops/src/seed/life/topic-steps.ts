import { deriveEntityId } from '@kredka/backend/kernel/ids'
import { type TopicCommand, topicDecider } from '@kredka/backend/topics/topic'
import { DAY, MINUTE } from '@kredka/contracts/kernel/durations'
import type { Actor } from '@kredka/contracts/kernel/ports'
import type { Step } from '../step.ts'
import { type SeedExercise, type SeedTopic, TOPIC_REJECTED, TOPICS } from '../texts/topics.ts'

export interface TopicParts {
  readonly now: number
  readonly admin_id: string
  readonly teacher_id: string
  readonly student_id: string
}

/** Topics with their exercises; one of them is a student's, too (TOP-01). */
export function topicSteps(parts: TopicParts): readonly Step[] {
  return TOPICS.flatMap((topic, n) => stepsOf(parts, topic, parts.now - (9 - 3 * n) * DAY))
}

function stepsOf({ admin_id, teacher_id, student_id }: TopicParts, topic: SeedTopic, at: number): readonly Step[] {
  const topic_id = deriveEntityId(teacher_id, `topic ${topic.title}`, at)
  const ids = { topic_id, teacher_id }
  const step = (name: string, actor: Actor, when: number, what: TopicCommand, key: string = topic_id): Step => ({
    at: when,
    command: name,
    actor,
    key: `${name} ${key}`,
    of: teacher_id,
    run: (write, context) => write.execute(topicDecider, topic_id, what, context),
  })
  const teacher: Actor = { kind: 'user', id: teacher_id }
  const { title, description } = topic
  const content = { title, description, subject_id: 'biology', subject_known: true, level: 'intermediate' } as const

  function exerciseSteps({ question, answer, is }: SeedExercise, n: number): readonly Step[] {
    const written_at = at + (n + 1) * 12 * MINUTE
    const exercise_id = deriveEntityId(topic_id, `exercise ${n}`, written_at)
    const words = { question, answer, is_new: true, send: is !== 'new' }
    const write = step(
      'topics.add_exercise',
      teacher,
      written_at,
      { do: 'write_exercise', ...ids, exercise_id, ...words },
      exercise_id,
    )
    if (is === 'new' || is === 'waiting') return [write]
    const what = { topic_id, exercise_id, version: 1 }
    const decision: TopicCommand =
      is === 'approved' ? { do: 'approve', ...what } : { do: 'reject', ...what, reason: TOPIC_REJECTED }
    const name = is === 'approved' ? 'topics.approve_exercise' : 'topics.reject_exercise'
    return [write, step(name, { kind: 'admin', id: admin_id }, written_at + DAY, decision, exercise_id)]
  }

  const attach = { do: 'attach', ...ids, student_id, lesson_id: null, is_student: true } as const
  return [
    step('topics.create', teacher, at, { do: 'write', ...ids, ...content, is_new: true }),
    ...topic.exercises.flatMap(exerciseSteps),
    ...(topic.shared ? [step('topics.attach', teacher, at + 2 * DAY, attach)] : []),
  ]
}
