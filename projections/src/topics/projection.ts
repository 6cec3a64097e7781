import { accountEvents } from '@kredka/contracts/accounts/events'
import type { AnyEvent, EventOf, Recorded } from '@kredka/contracts/kernel/events'
import { foldLetters } from '@kredka/contracts/kernel/slug'
import { topicEvents as e } from '@kredka/contracts/topics/events'
import { actOf } from '../admin/index.ts'
import { on, type Projection, type Rows } from '../kernel/projection.ts'
import { sqlBeside } from '../kernel/sql-file.ts'

/** Topics and exercises for teachers, students and the back office (TOP-01). */
export const topicsProjection: Projection = {
  name: 'topics',
  number: 3,
  tables: sqlBeside(import.meta.url),
  settle: nameTopics,
  on: {
    ...on(e.TopicWritten, ({ data, metadata }, rows) => {
      const { topic_id, title } = data
      const search = foldLetters(title ?? '')
      rows.put('topics', { ...data, search, changed_at: metadata.occurred_at })
      rows.patch('exercises', { topic_id }, { topic: title ?? '', topic_search: search })
    }),
    ...on(e.TopicRemoved, ({ data: { topic_id } }, rows) => {
      for (const table of ['topics', 'exercises', 'attached', 'history']) rows.remove(table, { topic_id })
    }),
    ...on(e.ExerciseWritten, ({ data, metadata }, rows) => {
      const { exercise_id, version, question, answer } = data
      const changed_at = metadata.occurred_at
      const search = foldLetters(`${question ?? ''} ${answer ?? ''}`)
      if (version === 1) rows.put('exercises', { ...data, state: 'new', search, added_at: changed_at, changed_at })
      else {
        const written = { version, question, answer, state: 'new', reason: null, sent_at: null, search, changed_at }
        rows.patch('exercises', { exercise_id }, written)
      }
    }),
    ...on(e.ExerciseSent, (event, rows) => {
      const { exercise_id } = event.data
      remember(event, rows)
      rows.patch('exercises', { exercise_id }, { state: 'waiting', sent_at: event.metadata.occurred_at })
    }),
    ...on(e.ExerciseApproved, async (event, rows) => {
      const { exercise_id, version } = event.data
      remember(event, rows)
      await rows.sql(
        `update exercises set state = 'approved', reason = null, visible_version = $2, visible_question = question,
                visible_answer = answer
          where exercise_id = $1`,
        [exercise_id, version],
      )
    }),
    ...on(e.ExerciseRejected, (event, rows) => {
      const { exercise_id, reason, visible } = event.data
      remember(event, rows, reason)
      const none = { visible_version: null, visible_question: null, visible_answer: null }
      rows.patch('exercises', { exercise_id }, { state: 'rejected', reason, ...(visible === null ? none : {}) })
    }),
    ...on(e.ExerciseReviewReopened, (event, rows) => {
      const { exercise_id, reason } = event.data
      remember(event, rows, reason)
      rows.patch('exercises', { exercise_id }, { state: 'waiting', reason: null })
    }),
    ...on(e.ExerciseRemoved, ({ data: { exercise_id } }, rows) => {
      for (const table of ['exercises', 'history']) rows.remove(table, { exercise_id })
    }),
    ...on(e.TopicAttached, ({ data, metadata }, rows) => {
      rows.put('attached', { ...data, lesson_id: data.lesson_id ?? '', attached_at: metadata.occurred_at })
    }),
    ...on(e.TopicDetached, ({ data: { topic_id, student_id, lesson_id } }, rows) => {
      rows.remove('attached', { topic_id, student_id, lesson_id: lesson_id ?? '' })
    }),
    ...on(accountEvents.PersonForgotten, ({ data: { subject_id } }, rows) => {
      rows.patch('topics', { teacher_id: subject_id }, { title: null, description: null, search: '' })
      const words = { question: null, answer: null, visible_question: null, visible_answer: null, search: '' }
      rows.patch('exercises', { teacher_id: subject_id }, { ...words, topic: '', topic_search: '' })
    }),
  },
}

/** Exercises of one slice. */
const SLICE = 5_000
const NAME_TOPICS = `
  update exercises e set topic = coalesce(t.title, ''), topic_search = coalesce(t.search, '')
    from (select exercise_id, topic_id from exercises where topic is null limit ${SLICE}) nameless
    left join topics t on t.topic_id = nameless.topic_id
   where e.exercise_id = nameless.exercise_id
  returning e.exercise_id`

/** New exercises stand by their topic's title. */
async function nameTopics(rows: Rows): Promise<boolean> {
  return (await rows.sql(NAME_TOPICS)).length === SLICE
}

type Reviewed = Recorded<AnyEvent & { readonly data: EventOf<typeof e.ExerciseSent>['data'] }>

function remember(event: Reviewed, rows: Rows, reason: string | null = null): void {
  const { exercise_id, topic_id, version } = event.data
  rows.put('history', { exercise_id, topic_id, version, ...actOf(event, reason) })
}
