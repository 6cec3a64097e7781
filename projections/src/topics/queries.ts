import { reject } from '@kredka/contracts/kernel/errors'
import { DEFAULT_PAGE_SIZE } from '@kredka/contracts/kernel/schema'
import { getTopic, listSharedTopics, listTopics } from '@kredka/contracts/topics/endpoints'
import type { SharedTopicView, TopicRowView, TopicView } from '@kredka/contracts/topics/views'
import { pageOf } from '../kernel/paging.ts'
import { answer, answerPage, userIdOf } from '../kernel/query.ts'
import { toPlainSearchText } from '../kernel/typed.ts'
import { iso } from '../postgres/postgres.ts'

export const topicQueryHandlers = [
  answerPage(listTopics, ['topics'], async ({ sql, input, viewer }) => {
    const page = pageOf(input, DEFAULT_PAGE_SIZE)
    const rows = await sql<TopicRowView>(
      `select t.topic_id as id, coalesce(t.title, '') as title, t.subject_id, t.level,
              e.exercises, e.visible, e.waiting, e.rejected, a.students, greatest(t.changed_at, e.changed_at)
                as changed_at
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
      [userIdOf(viewer), toPlainSearchText(input.q)],
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
                  'student', jsonb_build_object('id', a.student_id, 'name', p.name), 'lesson_id', nullif(a.lesson_id,
                    ''))
                  order by a.attached_at, a.student_id)
                from topics.attached a left join profiles.people p on p.user_id = a.student_id
               where a.topic_id = t.topic_id), '[]') as attached
         from topics.topics t where t.topic_id = $1 and t.teacher_id = $2`,
      [input.id, userIdOf(viewer)],
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
        where $1 in (a.student_id, a.teacher_id) and case when $2::text is null then a.student_id = $1
          else a.lesson_id = $2 end
        order by a.attached_at desc, id limit 200`,
      [userIdOf(viewer), input.lesson_id ?? null],
    )
    return [...topics]
  }),
]
