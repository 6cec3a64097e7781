import { reject } from '@kredka/contracts/kernel/errors'
import { DEFAULT_PAGE_SIZE } from '@kredka/contracts/kernel/schema'
import {
  countAskedQuizzes,
  getAskedQuiz,
  listAskableTeachers,
  listAskedQuizzes,
} from '@kredka/contracts/quiz-requests/endpoints'
import type { AskableTeacherView, AskedQuizView } from '@kredka/contracts/quiz-requests/views'
import { pageOf } from '../kernel/paging.ts'
import { answer, answerPage, userIdOf } from '../kernel/query.ts'

const READS = ['quiz_requests', 'profiles']
const person = (of: string) =>
  `jsonb_build_object('id', r.${of}_id, 'name', ${of}.name, 'picture_url', ${of}.picture_url) as ${of}`

/** Requests `r` as the person in `$1` sees them. */
const ROW = `
  r.request_id as id, case when r.teacher_id = $1 then 'teacher' else 'student' end as role, ${person('teacher')},
  ${person('student')}, r.subject_id, r.level, r.words, r.state, r.assignment_id, r.reason, r.asked_at, r.ended_at`
const FROM = `
  from quiz_requests.requests r
  left join profiles.people teacher on teacher.user_id = r.teacher_id
  left join profiles.people student on student.user_id = r.student_id`

export const quizRequestQueryHandlers = [
  answerPage(listAskedQuizzes, READS, async ({ sql, input, viewer }) => {
    const page = pageOf(input, DEFAULT_PAGE_SIZE)
    const own = input.role === 'teacher' ? 'r.teacher_id' : 'r.student_id'
    const rows = await sql<AskedQuizView>(
      `select ${ROW} ${FROM}
        where ${own} = $1 and ($2::text is null or r.state = $2)
        order by r.state <> 'open', r.asked_at desc, r.request_id
        limit ${page.limit} offset ${page.offset}`,
      [userIdOf(viewer), input.state ?? null],
    )
    return page.of(rows)
  }),

  answer(countAskedQuizzes, ['quiz_requests'], async ({ sql, viewer }) => {
    const [row] = await sql<{ readonly open: number }>(
      `select count(*)::int as open from quiz_requests.requests where teacher_id = $1 and state = 'open'`,
      [userIdOf(viewer)],
    )
    return { open: row?.open ?? 0 }
  }),

  answer(listAskableTeachers, ['students', 'profiles'], async ({ sql, viewer }) => {
    const rows = await sql<AskableTeacherView>(
      `select p.user_id as id, p.name
         from students.students s join profiles.people p on p.user_id = s.teacher_id
        where s.student_id = $1 and p.teaches and p.name is not null
        order by p.name collate "pl-x-icu", p.user_id`,
      [userIdOf(viewer)],
    )
    return [...rows]
  }),

  answer(getAskedQuiz, READS, async ({ sql, input, viewer }) => {
    const [row] = await sql<AskedQuizView>(
      `select ${ROW} ${FROM} where r.request_id = $2 and $1 in (r.teacher_id, r.student_id)`,
      [userIdOf(viewer), input.id],
    )
    return row ?? reject('QUIZ_REQUEST_NOT_FOUND')
  }),
]
