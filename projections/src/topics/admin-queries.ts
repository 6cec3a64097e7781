import { reject } from '@kredka/contracts/kernel/errors'
import { countExercises, getExercise, searchExercises } from '@kredka/contracts/topics/endpoints'
import type { ExerciseDetailView, ExerciseRowView } from '@kredka/contracts/topics/views'
import { historyOf } from '../admin/index.ts'
import { bothWays } from '../kernel/both-ways.ts'
import { parameters } from '../kernel/conditions.ts'
import { staffPageOf } from '../kernel/paging.ts'
import { answer, answerPage } from '../kernel/query.ts'
import { firstHits } from '../kernel/text-hits.ts'
import { plainLiteral, toSearchText, unseenPart } from '../kernel/typed.ts'
import { among, teachersNamed } from '../profiles/index.ts'

/** Each is the order of an index, forwards or backwards. */
const ORDER = bothWays(
  { sent_at: 'e.sent_at', topic: ['e.topic collate "pl-x-icu"', 'e.sent_at'], state: ['e.state', 'e.sent_at'] },
  'e.exercise_id',
)
const EXERCISES = { of: 'topics.exercises e' }
/** As its index has it: a space before each word. */
const WORDS = "(' ' || e.topic_search || ' ' || e.search)"

/** Exercise `e` of topic `t` and teacher `p`, as `ExerciseRowView`. What was not sent is the teacher's alone. */
const ROW = `e.exercise_id as id, e.topic_id, coalesce(t.title, '') as topic, t.subject_id, t.level,
  jsonb_build_object('id', e.teacher_id, 'name', p.name) as teacher, e.version, e.state, e.question, e.answer,
  e.reason, e.sent_at,
  case when e.visible_version is null or e.visible_version = e.version then null
       else jsonb_build_object('question', e.visible_question, 'answer', e.visible_answer) end as visible`
const BESIDE = `
  join topics.topics t on t.topic_id = e.topic_id
  left join profiles.people p on p.user_id = e.teacher_id`
const SENT = 'e.sent_at is not null'

/** The back office's section of exercises (ADM-02, TOP-01). */
export const exerciseQueryHandlers = [
  answerPage(searchExercises, ['topics', 'profiles'], async ({ sql, input }) => {
    const page = staffPageOf(input)
    const by = ORDER[input.sort ?? '-sent_at']
    const { state, q } = input
    const teachers = await teachersNamed(sql, q)
    const { params, ...fits } = exercisesWhere(q, teachers.ids)
    const window = state === undefined ? SENT : `${SENT} and e.state = '${state}'`
    const count = page.offset + page.limit
    const found = firstHits(
      { ...EXERCISES, window, isPart: state !== undefined, isGatheredWhole: true, ...fits, by, count },
      q,
    )
    const rows = await sql<ExerciseRowView>(
      `select ${ROW}
         from (select e.exercise_id from (${found}) e order by ${by} limit ${page.limit} offset ${page.offset}) shown
         join ${EXERCISES.of} on e.exercise_id = shown.exercise_id ${BESIDE} order by ${by}`,
      params,
    )
    return page.of(rows, teachers)
  }),

  answer(getExercise, ['topics', 'profiles', 'admin'], async ({ sql, input }) => {
    const history = historyOf('topics.history', 'h.exercise_id = e.exercise_id', "'version', h.version")
    const [exercise] = await sql<ExerciseDetailView>(
      `select ${ROW}, ${history} from ${EXERCISES.of} ${BESIDE} where ${SENT} and e.exercise_id = $1`,
      [input.id],
    )
    return exercise ?? reject('EXERCISE_NOT_FOUND')
  }),

  answer(countExercises, ['topics'], async ({ sql }) => {
    const [row] = await sql<{ readonly waiting: number }>(
      `select count(*)::int as waiting from topics.exercises where state = 'waiting'`,
    )
    return { waiting: row?.waiting ?? 0 }
  }),
]

/** What fits a text: as a row is looked at, and as indexes gather it, each side by one of its own. */
function exercisesWhere(q: string | undefined, named: readonly string[]) {
  const { param, params } = parameters()
  const typed = toSearchText(q)
  if (typed === null) return { where: 'true', gathered: 'true', params }
  const plain = plainLiteral(q)
  const [id, part, teachers] = [param(typed), unseenPart(param(plain), plain), param(named)]
  // ids that the planner sees cost it more than what they find
  const whereOf = (isTeachers: string) =>
    `(${WORDS} like ${part} or e.teacher_id ${isTeachers} or ${id} in (e.exercise_id, e.topic_id, e.teacher_id))`
  return { where: whereOf(`in ${among(teachers)}`), gathered: whereOf(`= any(array${among(teachers)})`), params }
}
