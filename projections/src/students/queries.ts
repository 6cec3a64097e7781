import { reject } from '@kredka/contracts/kernel/errors'
import { DEFAULT_PAGE_SIZE } from '@kredka/contracts/kernel/schema'
import { getStudent, listStudentLessons, listStudents } from '@kredka/contracts/students/endpoints'
import type { StudentSort } from '@kredka/contracts/students/rules'
import type { StudentLessonView, StudentRowView, StudentView } from '@kredka/contracts/students/views'
import { pageOf } from '../kernel/paging.ts'
import { answer, answerPage, userIdOf } from '../kernel/query.ts'
import { literal, toSearchText } from '../kernel/typed.ts'

const POLISH = 'collate "pl-x-icu"'

/** Deleted users stand last. */
const ORDERS: Readonly<Record<StudentSort, string>> = {
  name: `p.name ${POLISH} nulls last, s.taken_at desc`,
  '-last_lesson': 'l.last_lesson_at desc nulls last, s.taken_at desc',
  next_lesson: 'l.next_lesson_at nulls last, s.taken_at desc',
  '-lessons': 'l.lessons_done desc, s.taken_at desc',
  '-unpaid': 'l.unpaid desc, s.taken_at desc',
}

/**
 * Students `s` of the teacher in `$1` with sums `l` of their lessons as of `$2`. Unpaid is what is due by now: a lesson
 * ahead is not, one cancelled late is.
 */
const STUDENTS = `
  from students.students s
  join profiles.people p on p.user_id = s.student_id
  cross join lateral (
    select count(*) filter (where state = 'done')::int as lessons_done,
           count(*) filter (where state = 'booked')::int as lessons_booked,
           coalesce(sum(amount) filter (where coalesce(payment, 'due') = 'due' and (state <> 'booked'
             or starts_at <= $2)), 0)::int as unpaid,
           coalesce(min(currency), 'PLN') as currency,
           max(starts_at) filter (where state = 'done') as last_lesson_at,
           min(starts_at) filter (where state = 'booked' and starts_at > $2) as next_lesson_at,
           coalesce(jsonb_agg(distinct subject_id), '[]') as subjects
      from students.lessons left join students.payments using (payment_id)
     where teacher_id = s.teacher_id and student_id = s.student_id) l
 where s.teacher_id = $1`

const ROW = `
  jsonb_build_object('id', p.user_id, 'name', p.name, 'picture_url', p.picture_url) as student,
  l.subjects, l.lessons_done, l.lessons_booked, l.unpaid, l.currency, l.last_lesson_at, l.next_lesson_at, s.taken_at`

export const studentQueryHandlers = [
  answerPage(listStudents, ['students', 'profiles'], async ({ sql, input, viewer, now }) => {
    const page = pageOf(input, DEFAULT_PAGE_SIZE)
    const rows = await sql<StudentRowView>(
      `select ${ROW}, s.note is not null as has_note ${STUDENTS}
          and ($3::text is null or p.name ilike '%' || $4 || '%')
        order by ${ORDERS[input.sort ?? '-last_lesson']}, s.student_id
        limit ${page.limit} offset ${page.offset}`,
      [userIdOf(viewer), at(now), toSearchText(input.q), literal(input.q)],
    )
    return page.of(rows)
  }),

  answer(getStudent, ['students', 'profiles'], async ({ sql, input, viewer, now }) => {
    const [student] = await sql<StudentView>(
      `select ${ROW}, s.note, s.note_written_at
         ${STUDENTS} and s.student_id = $3`,
      [userIdOf(viewer), at(now), input.id],
    )
    return student ?? reject('STUDENT_NOT_FOUND')
  }),

  answerPage(listStudentLessons, ['students'], async ({ sql, input, viewer }) => {
    const page = pageOf(input, DEFAULT_PAGE_SIZE)
    const pair = [userIdOf(viewer), input.id]
    const [taken] = await sql('select from students.students where teacher_id = $1 and student_id = $2', pair)
    if (taken === undefined) return reject('STUDENT_NOT_FOUND')
    const rows = await sql<StudentLessonView>(
      `select lesson_id as id, subject_id, starts_at, ends_at, state, amount, currency, coalesce(payment, 'due')
          as payment
         from students.lessons left join students.payments using (payment_id)
        where teacher_id = $1 and student_id = $2
        order by starts_at desc, lesson_id
        limit ${page.limit} offset ${page.offset}`,
      pair,
    )
    return page.of(rows)
  }),
]

function at(now: number): string {
  return new Date(now).toISOString()
}
