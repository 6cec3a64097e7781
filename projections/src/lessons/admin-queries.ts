import type { InputOf } from '@kredka/contracts/kernel/endpoints'
import { reject } from '@kredka/contracts/kernel/errors'
import {
  exportLessonProblems,
  exportLessons,
  getLessonProblem,
  listLessonProblems,
  searchLessons,
} from '@kredka/contracts/lessons/endpoints'
import type { LessonProblemSort, LessonSort } from '@kredka/contracts/lessons/rules'
import type { AdminLessonView, LessonProblemDetailView, LessonProblemRowView } from '@kredka/contracts/lessons/views'
import { historyOf } from '../admin/index.ts'
import { bothWays } from '../kernel/both-ways.ts'
import { staffPageOf } from '../kernel/paging.ts'
import { answer, answerPage, type DocumentHandler, type QueryHandler, type Sql } from '../kernel/query.ts'
import { answerTable, plainAmount } from '../kernel/table-file.ts'
import { toSearchText } from '../kernel/typed.ts'
import { among, type Named, peopleNamed } from '../profiles/index.ts'
import { PROBLEM } from './sql.ts'

const READS = ['lessons', 'profiles', 'admin']

const ORDER: Readonly<Record<LessonProblemSort, string>> = bothWays(
  { reported_at: 'r.reported_at', state: ['r.state', 'r.reported_at'] },
  'r.lesson_id',
)

/** Reports on lessons of one of the two, and how many came to their absence. */
function record(role: 'teacher' | 'student'): string {
  return `(select jsonb_build_object('reports', count(*)::int,
      'absences', (count(*) filter (where x.outcome = '${role}_absent'))::int)
     from lessons.problems x join lessons.lessons y on y.lesson_id = x.lesson_id
    where y.${role}_id = l.${role}_id) as of_${role}`
}

/** Report `r` on lesson `l` of teacher `t` and student `s`, as `LessonProblemRowView`. */
const ROW = `r.lesson_id as id, r.state, r.kind, r.by,
  jsonb_build_object('id', t.user_id, 'name', t.name) as teacher,
  jsonb_build_object('id', s.user_id, 'name', s.name) as student,
  l.subject_id, l.starts_at, ${record('teacher')}, ${record('student')},
  r.reported_at, r.answer_by, r.outcome, r.decided_at`
const PROBLEMS = `
  from lessons.problems r
  join lessons.lessons l on l.lesson_id = r.lesson_id
  join profiles.people t on t.user_id = l.teacher_id
  join profiles.people s on s.user_id = l.student_id`

const LESSON_ORDER: Readonly<Record<LessonSort, string>> = bothWays(
  { starts_at: 'l.starts_at', amount: 'l.amount', state: ['l.state', 'l.starts_at'] },
  'l.lesson_id',
)

/** The back office's sections of lessons and of problem reports (LES-04, ADM-02). */
export const lessonAdminQueryHandlers: readonly QueryHandler[] = [
  answerPage(searchLessons, ['lessons', 'profiles'], async ({ sql, input }) => {
    const page = staffPageOf(input)
    const named = await peopleNamed(sql, input.q)
    return page.of(await findLessons(sql, input, page, named), named)
  }),

  answerPage(listLessonProblems, READS, async ({ sql, input }) => {
    const page = staffPageOf(input)
    const named = await peopleNamed(sql, input.q)
    return page.of(await findProblems(sql, input, page, named), named)
  }),

  answer(getLessonProblem, READS, async ({ sql, input }) => {
    const [report] = await sql<LessonProblemDetailView>(
      `select ${ROW}, l.order_id, l.status, l.ends_at, l.amount, l.currency, ${PROBLEM} as problem,
              ${historyOf('lessons.problem_history', 'h.lesson_id = r.lesson_id')}
         ${PROBLEMS} where r.lesson_id = $1`,
      [input.id],
    )
    return report ?? reject('LESSON_PROBLEM_NOT_FOUND')
  }),
]

const HEAD = [
  'id',
  'order_id',
  'starts_at',
  'minutes',
  'teacher_id',
  'teacher',
  'student_id',
  'student',
  'subject',
  'state',
  'amount',
  'currency',
]

const PROBLEM_HEAD = [
  'lesson_id',
  'kind',
  'reported_by',
  'state',
  'outcome',
  'teacher_id',
  'teacher',
  'student_id',
  'student',
  'subject',
  'starts_at',
  'reported_at',
  'decided_at',
]

/** The lists as files (ADM-02). */
export const lessonDocuments: readonly DocumentHandler[] = [
  answerTable(exportLessons, ['lessons', 'profiles'], {
    name: 'lessons',
    head: HEAD,
    cellsOf,
    find: async (sql, input, page) => findLessons(sql, input, page, await peopleNamed(sql, input.q)),
  }),
  answerTable(exportLessonProblems, READS, {
    name: 'lesson-problems',
    head: PROBLEM_HEAD,
    cellsOf: problemCells,
    find: async (sql, input, page) => findProblems(sql, input, page, await peopleNamed(sql, input.q)),
  }),
]

function problemCells(row: LessonProblemRowView): readonly string[] {
  const { id, kind, by, state, outcome, starts_at, reported_at, decided_at } = row
  const people = [row.teacher.id, row.teacher.name ?? '', row.student.id, row.student.name ?? '', row.subject_id]
  return [id, kind, by, state, outcome ?? '', ...people, starts_at, reported_at, decided_at ?? '']
}

function cellsOf(row: AdminLessonView): readonly string[] {
  const { id, order_id, starts_at, duration, state, amount, currency } = row
  const people = [row.teacher.id, row.teacher.name ?? '', row.student.id, row.student.name ?? '', row.subject_id]
  return [id, order_id, starts_at, String(duration), ...people, state, plainAmount(amount), currency]
}

/** As the list shows them, so many of them. */
function findLessons(
  sql: Sql,
  input: InputOf<typeof exportLessons>,
  page: { readonly limit: number; readonly offset: number },
  named: Named,
): Promise<readonly AdminLessonView[]> {
  return sql<AdminLessonView>(
    `select l.lesson_id as id, l.order_id, jsonb_build_object('id', l.teacher_id, 'name', t.name) as teacher,
            jsonb_build_object('id', l.student_id, 'name', s.name) as student, l.subject_id, l.state, l.starts_at,
            l.duration, l.amount, l.currency
       from lessons.lessons l
       left join profiles.people t on t.user_id = l.teacher_id
       left join profiles.people s on s.user_id = l.student_id
      where ($1::text is null or l.state = $1)
        and ($2::text is null or $2 in (l.lesson_id, l.order_id, l.teacher_id, l.student_id)
             or l.teacher_id in ${among('$3')} or l.student_id in ${among('$3')})
      order by ${LESSON_ORDER[input.sort ?? '-starts_at']}
      limit ${page.limit} offset ${page.offset}`,
    [input.state ?? null, toSearchText(input.q), named.ids],
  )
}

/** As their list shows them, so many of them. */
function findProblems(
  sql: Sql,
  input: InputOf<typeof exportLessonProblems>,
  page: { readonly limit: number; readonly offset: number },
  named: Named,
): Promise<readonly LessonProblemRowView[]> {
  return sql<LessonProblemRowView>(
    `select ${ROW} ${PROBLEMS}
      where ($1::text is null or r.state = $1 or ($1 = 'waiting' and r.state in ('answered', 'unanswered')))
        and ($2::text is null or r.kind = $2)
        and ($3::text is null or $3 in (r.lesson_id, l.order_id, t.user_id, s.user_id)
             or l.teacher_id in ${among('$4')} or l.student_id in ${among('$4')})
      order by ${ORDER[input.sort ?? '-reported_at']}
      limit ${page.limit} offset ${page.offset}`,
    [input.state ?? null, input.kind ?? null, toSearchText(input.q), named.ids],
  )
}
