import { reject } from '@kredka/contracts/kernel/errors'
import { countExercises, getExercise, searchExercises } from '@kredka/contracts/topics/endpoints'
import type { ExerciseDetailView, ExerciseRowView } from '@kredka/contracts/topics/views'
import { historyOf } from '../admin/index.ts'
import { staffPageOf } from '../kernel/paging.ts'
import { answer, answerPage } from '../kernel/query.ts'
import { literal, toPlainSearchText, toSearchText } from '../kernel/typed.ts'

const SORTS = {
  sent_at: 'e.sent_at, e.exercise_id',
  '-sent_at': 'e.sent_at desc, e.exercise_id',
  topic: 't.title collate "pl-x-icu", e.sent_at, e.exercise_id',
  '-topic': 't.title collate "pl-x-icu" desc, e.sent_at, e.exercise_id',
  state: 'e.state, e.sent_at desc, e.exercise_id',
  '-state': 'e.state desc, e.sent_at desc, e.exercise_id',
} as const

/** Exercise `e` of topic `t` and teacher `p`, as `ExerciseRowView`. What was not sent is the teacher's alone. */
const ROW = `e.exercise_id as id, e.topic_id, coalesce(t.title, '') as topic, t.subject_id, t.level,
  jsonb_build_object('id', e.teacher_id, 'name', p.name) as teacher, e.version, e.state, e.question, e.answer,
  e.reason, e.sent_at,
  case when e.visible_version is null or e.visible_version = e.version then null
       else jsonb_build_object('question', e.visible_question, 'answer', e.visible_answer) end as visible`
const SENT = `
  from topics.exercises e
  join topics.topics t on t.topic_id = e.topic_id
  left join profiles.people p on p.user_id = e.teacher_id
 where e.sent_at is not null`

/** The back office's section of exercises (ADM-02, TOP-01). */
export const exerciseQueryHandlers = [
  answerPage(searchExercises, ['topics', 'profiles'], async ({ sql, input }) => {
    const page = staffPageOf(input)
    const rows = await sql<ExerciseRowView>(
      `select ${ROW} ${SENT} and ($1::text is null or e.state = $1)
          and ($2::text is null or position($2 in e.search) > 0 or position($2 in t.search) > 0
               or p.name ilike '%' || $3 || '%' or $4 in (e.exercise_id, e.topic_id, e.teacher_id))
        order by ${SORTS[input.sort ?? '-sent_at']}
        limit ${page.limit} offset ${page.offset}`,
      [input.state ?? null, toPlainSearchText(input.q), literal(input.q), toSearchText(input.q)],
    )
    return page.of(rows)
  }),

  answer(getExercise, ['topics', 'profiles', 'admin'], async ({ sql, input }) => {
    const history = historyOf('topics.history', 'h.exercise_id = e.exercise_id', "'version', h.version")
    const [exercise] = await sql<ExerciseDetailView>(`select ${ROW}, ${history} ${SENT} and e.exercise_id = $1`, [
      input.id,
    ])
    return exercise ?? reject('EXERCISE_NOT_FOUND')
  }),

  answer(countExercises, ['topics'], async ({ sql }) => {
    const [row] = await sql<{ readonly waiting: number }>(
      `select count(*)::int as waiting from topics.exercises where state = 'waiting'`,
    )
    return { waiting: row?.waiting ?? 0 }
  }),
]
