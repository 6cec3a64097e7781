import { reject } from '@kredka/contracts/kernel/errors'
import { DEFAULT_PAGE_SIZE } from '@kredka/contracts/kernel/schema'
import { plain } from '@kredka/contracts/kernel/slug'
import {
  countExercises,
  getTopic,
  listSharedTopics,
  listTopics,
  searchExercises,
} from '@kredka/contracts/topics/endpoints'
import type { ExerciseRowView, SharedTopicView, TopicRowView, TopicView } from '@kredka/contracts/topics/views'
import { pageOf } from '../kernel/paging.ts'
import { iso } from '../kernel/postgres.ts'
import { answer, answerPage, type Viewer } from '../kernel/query.ts'

const SORTS = {
  sent_at: 'e.sent_at, e.exercise_id',
  '-sent_at': 'e.sent_at desc, e.exercise_id',
  topic: 't.title collate "pl-x-icu", e.sent_at, e.exercise_id',
  '-topic': 't.title collate "pl-x-icu" desc, e.sent_at, e.exercise_id',
} as const

export const topicAnswerers = [
  answerPage(listTopics, ['topics'], async ({ sql, input, viewer }) => {
    const page = pageOf(input, DEFAULT_PAGE_SIZE)
    const rows = await sql<TopicRowView>(
      `select t.topic_id as id, coalesce(t.title, '') as title, t.subject_id, t.level,
              e.exercises, e.visible, e.waiting, e.rejected, a.students, greatest(t.changed_at, e.changed_at) as changed_at
         from topics.topics t
         cross join lateral (
           select count(*)::int as exercises, count(visible_version)::int as visible,
                  count(*) filter (where state = 'waiting')::int as waiting,
                  count(*) filter (where state = 'rejected')::int as rejected, max(changed_at) as changed_at
             from topics.exercises where topic_id = t.topic_id) e
         cross join lateral (
           select count(distinct student_id)::int as students from topics.attached where topic_id = t.topic_id) a
        where t.teacher_id = $1 and ($2::text is null or position($2 in t.search) > 0)
        order by changed_at desc, id
        limit ${page.limit} offset ${page.offset}`,
      [idOf(viewer), typed(input.q)],
    )
    return page.of(rows)
  }),

  answer(getTopic, ['topics', 'profiles'], async ({ sql, input, viewer }) => {
    const [topic] = await sql<TopicView>(
      `select t.topic_id as id, coalesce(t.title, '') as title, t.subject_id, t.level, t.description,
              coalesce((select jsonb_agg(jsonb_build_object(
                  'id', exercise_id, 'version', version, 'state', state, 'question', question, 'answer', answer,
                  'reason', reason, 'is_visible', visible_version is not null, 'changed_at', ${iso('changed_at')})
                  order by added_at, exercise_id)
                from topics.exercises where topic_id = t.topic_id), '[]') as exercises,
              coalesce((select jsonb_agg(jsonb_build_object(
                  'student', jsonb_build_object('id', a.student_id, 'name', p.name), 'lesson_id', nullif(a.lesson_id, ''))
                  order by a.attached_at, a.student_id)
                from topics.attached a left join profiles.people p on p.user_id = a.student_id
               where a.topic_id = t.topic_id), '[]') as attached
         from topics.topics t where t.topic_id = $1 and t.teacher_id = $2`,
      [input.id, idOf(viewer)],
    )
    return topic ?? reject('TOPIC_NOT_FOUND')
  }),

  answer(listSharedTopics, ['topics', 'profiles'], async ({ sql, input, viewer }) => {
    const topics = await sql<SharedTopicView>(
      `select t.topic_id as id, coalesce(t.title, '') as title, t.subject_id, t.level, t.description,
              jsonb_build_object('id', t.teacher_id, 'name', p.name) as teacher,
              coalesce((select jsonb_agg(jsonb_build_object('id', exercise_id, 'question', visible_question,
                                                            'answer', visible_answer) order by added_at, exercise_id)
                from topics.exercises where topic_id = t.topic_id and visible_version is not null), '[]') as exercises,
              nullif(a.lesson_id, '') as lesson_id
         from topics.attached a
         join topics.topics t on t.topic_id = a.topic_id
         left join profiles.people p on p.user_id = t.teacher_id
        where $1 in (a.student_id, a.teacher_id) and case when $2::text is null then a.student_id = $1 else a.lesson_id = $2 end
        order by a.attached_at desc, id limit 200`,
      [idOf(viewer), input.lesson_id ?? null],
    )
    return [...topics]
  }),

  answerPage(searchExercises, ['topics', 'profiles'], async ({ sql, input }) => {
    const page = pageOf(input, DEFAULT_PAGE_SIZE)
    const rows = await sql<ExerciseRowView>(
      `select e.exercise_id as id, e.topic_id, coalesce(t.title, '') as topic, t.subject_id, t.level,
              jsonb_build_object('id', e.teacher_id, 'name', p.name) as teacher, e.version, e.state, e.question, e.answer,
              e.reason, e.sent_at,
              case when e.visible_version is null or e.visible_version = e.version then null
                   else jsonb_build_object('question', e.visible_question, 'answer', e.visible_answer) end as visible
         from topics.exercises e
         join topics.topics t on t.topic_id = e.topic_id
         left join profiles.people p on p.user_id = e.teacher_id
        where e.sent_at is not null and ($1::text is null or e.state = $1)
          and ($2::text is null or position($2 in e.search) > 0 or position($2 in t.search) > 0
               or p.name ilike '%' || $3 || '%')
        order by ${SORTS[input.sort ?? '-sent_at']}
        limit ${page.limit} offset ${page.offset}`,
      [input.state ?? null, typed(input.q), (input.q ?? '').trim().replace(/[\\%_]/g, '\\$&')],
    )
    return page.of(rows)
  }),

  answer(countExercises, ['topics'], async ({ sql }) => {
    const [row] = await sql<{ readonly waiting: number }>(
      `select count(*)::int as waiting from topics.exercises where state = 'waiting'`,
    )
    return { waiting: row?.waiting ?? 0 }
  }),
]

function idOf(viewer: Viewer): string | null {
  return viewer.kind === 'user' ? viewer.id : null
}

/** What was typed as plain text; null where nothing was. */
function typed(q: string | undefined): string | null {
  const text = plain(q ?? '').trim()
  return text === '' ? null : text
}
