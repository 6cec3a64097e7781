import {
  countAssignments,
  getAssignment,
  getAssignmentTry,
  listAssignments,
} from '@kredka/contracts/assignments/endpoints'
import { AWAITED_STATES, reasonAgainstTry } from '@kredka/contracts/assignments/rules'
import type { AssignmentRowView, AssignmentTryView } from '@kredka/contracts/assignments/views'
import { reject } from '@kredka/contracts/kernel/errors'
import { DEFAULT_PAGE_SIZE } from '@kredka/contracts/kernel/schema'
import { slugOf } from '@kredka/contracts/kernel/slug'
import { attemptView, readAttempt } from '../attempts/index.ts'
import { pageOf } from '../kernel/paging.ts'
import { answer, answerPage, userIdOf } from '../kernel/query.ts'

type Quiz = NonNullable<AssignmentRowView['quiz']>
interface Row extends Omit<AssignmentRowView, 'quiz'> {
  readonly quiz: Omit<Quiz, 'slug'> | null
}

const READS = ['assignments', 'quizzes', 'profiles', 'attempts']
const person = (of: string) =>
  `jsonb_build_object('id', a.${of}_id, 'name', ${of}.name, 'picture_url', ${of}.picture_url) as ${of}`

/** Assignments `a` as the person in `$1` may know them at the moment in `$2`: what is hidden from them is not here. */
const ROW = `
  a.assignment_id as id, case when a.teacher_id = $1 then 'teacher' else 'student' end as role,
  case when v.title is null then null else jsonb_build_object('id', v.quiz_id, 'title', v.title,
    'subject_id', v.subject_id, 'questions', v.length) end as quiz,
  a.version, ${person('teacher')}, ${person('student')}, a.mode, a.due_at, a.tries, a.begun, a.counts, a.review, a.state,
  case when h.until is null then a.bp end as bp, h.until as hidden_until, a.assigned_at`
const FROM = `
  from assignments.assignments a
  left join quizzes.versions v on v.quiz_id = a.quiz_id and v.version = a.version
  left join profiles.people teacher on teacher.user_id = a.teacher_id
  left join profiles.people student on student.user_id = a.student_id
  cross join lateral (select max(c.until) as until from attempts.concealed c
                       where c.player_id = $1 and c.quiz_id = a.quiz_id and c.until > $2) h`
const IS_AWAITED = `a.state in (${AWAITED_STATES.map((state) => `'${state}'`).join(', ')})`

export const assignmentQueryHandlers = [
  answerPage(listAssignments, READS, async ({ sql, input, viewer, now }) => {
    const page = pageOf(input, DEFAULT_PAGE_SIZE)
    const { role, person_id = null, quiz_id = null, state = null } = input
    const [own, other] = role === 'teacher' ? ['a.teacher_id', 'a.student_id'] : ['a.student_id', 'a.teacher_id']
    const rows = await sql<Row>(
      `select ${ROW} ${FROM}
        where ${own} = $1 and ($3::text is null or ${other} = $3) and ($4::text is null or a.quiz_id = $4)
          and ($5::text is null or a.state = $5 or $5 = 'awaited' and ${IS_AWAITED})
        order by not ${IS_AWAITED}, case when ${IS_AWAITED} then a.due_at end, a.assigned_at desc, a.assignment_id
        limit ${page.limit} offset ${page.offset}`,
      [userIdOf(viewer), at(now), person_id, quiz_id, state],
    )
    return page.of(rows.map(withSlug))
  }),

  answer(countAssignments, ['assignments'], async ({ sql, viewer }) => {
    const [row] = await sql<{ readonly awaited: number }>(
      `select count(*)::int as awaited from assignments.assignments a where a.student_id = $1 and ${IS_AWAITED}`,
      [userIdOf(viewer)],
    )
    return { awaited: row?.awaited ?? 0 }
  }),

  answer(getAssignment, READS, async ({ sql, input, viewer, now }) => {
    const [row] = await sql<Row & { readonly open_attempt_id: string | null }>(
      `select ${ROW}, a.open_attempt_id ${FROM} where a.assignment_id = $3 and $1 in (a.teacher_id, a.student_id)`,
      [userIdOf(viewer), at(now), input.id],
    )
    if (row === undefined) return reject('ASSIGNMENT_NOT_FOUND')
    const attempts = await sql<AssignmentTryView>(
      `select t.attempt_id, t.n, t.state, case when $2 then null else t.bp end as bp, t.is_late,
              -- which one is the best tells of their scores
              not $2 and t.attempt_id is not distinct from a.counted_attempt_id as is_counted, t.begun_at, t.ended_at,
              (select count(*)::int from attempts.answers w where w.attempt_id = t.attempt_id) as answered
         from assignments.tries t join assignments.assignments a using (assignment_id)
        where t.assignment_id = $1 order by t.n desc`,
      [input.id, row.hidden_until !== null],
    )
    return { ...withSlug(row), attempts: [...attempts], no_try: reasonAgainstTry({ ...row }, now) }
  }),

  answer(getAssignmentTry, READS, async ({ sql, input, viewer, now }) => {
    const reader_id = userIdOf(viewer)
    const [known] = await sql(
      `select from assignments.tries t join assignments.assignments a using (assignment_id)
        where t.assignment_id = $1 and t.attempt_id = $2 and a.teacher_id = $3`,
      [input.id, input.attempt_id, reader_id],
    )
    const found = known === undefined ? null : await readAttempt(sql, { attempt_id: input.attempt_id, reader_id, now })
    return found === null ? reject('ASSIGNMENT_NOT_FOUND') : attemptView(found, now)
  }),
]

function withSlug<T extends Row>({ quiz, ...row }: T) {
  return { ...row, quiz: quiz === null ? null : { ...quiz, slug: slugOf(quiz.title) } }
}

function at(now: number): string {
  return new Date(now).toISOString()
}
