import { reject } from '@kredka/contracts/kernel/errors'
import { DEFAULT_PAGE_SIZE } from '@kredka/contracts/kernel/schema'
import {
  countLessons,
  getLesson,
  listLessons,
  listNextLessons,
  listTeacherLessons,
} from '@kredka/contracts/lessons/endpoints'
import {
  LESSON_FILTERS,
  type LessonFilter,
  type LessonRole,
  LINK_BEFORE_MS,
  showsLink,
} from '@kredka/contracts/lessons/rules'
import type { LessonCountView, LessonRowView, LessonView } from '@kredka/contracts/lessons/views'
import type { OnlineTool } from '@kredka/contracts/settings/rules'
import { countsBy } from '../kernel/counts.ts'
import { pageOf } from '../kernel/paging.ts'
import { answer, answerPage, beside, type QueryHandler, userIdOf } from '../kernel/query.ts'
import { LESSONS, MORE, PROBLEM, ROW } from './sql.ts'

const READS = ['lessons', 'profiles', 'payments']
/** The next few, for the dashboard. */
const NEXT = 4

/** The teacher's link for a tool, which is theirs alone until it shows; null where there is none (LES-02). */
export type LinkOf = (teacher_id: string, tool: OnlineTool) => Promise<string | null>

type Own = Omit<LessonView, 'meeting_link' | 'link_from'> & { readonly teacher_id: string }

/** Lessons as one of their two people sees them. */
export function lessonQueryHandlers(linkOf: LinkOf): readonly QueryHandler[] {
  return [
    answerPage(listLessons, READS, async ({ sql, input, viewer, now }) => {
      const page = pageOf(input, DEFAULT_PAGE_SIZE)
      const rows = await sql<LessonRowView>(
        `select ${ROW} ${LESSONS}
          where ${WHOSE[input.role ?? 'any']} and ${WHICH[input.status ?? 'any']}
          order by ${orderOf(input.status)} limit ${page.limit} offset ${page.offset}`,
        [userIdOf(viewer), instant(now)],
      )
      return page.of(rows)
    }),

    answerPage(listTeacherLessons, READS, async ({ sql, input, viewer, now }) => {
      const page = pageOf(input, DEFAULT_PAGE_SIZE)
      const rows = await sql<LessonRowView>(
        `select ${ROW} ${LESSONS}
          where l.teacher_id = $1 and ${WHICH[input.status ?? 'any']} and ($3::text is null or l.student_id = $3)
          order by ${orderOf(input.status)} limit ${page.limit} offset ${page.offset}`,
        [userIdOf(viewer), instant(now), input.student_id ?? null],
      )
      return page.of(rows)
    }),

    answer(listNextLessons, READS, async ({ sql, viewer, now }) => {
      const rows = await sql<LessonRowView>(
        `select ${ROW} ${LESSONS} where ${WHOSE.any} and l.state = 'booked' and l.ends_at > $2
          order by l.starts_at, l.lesson_id limit ${NEXT}`,
        [userIdOf(viewer), instant(now)],
      )
      return [...rows]
    }),

    answer(countLessons, ['lessons'], async ({ sql, input, viewer, now }) => {
      const [counts] = await sql<LessonCountView>(
        `select ${COUNTS} from lessons.lessons l where ${WHOSE[input.role ?? 'any']}`,
        [userIdOf(viewer), instant(now)],
      )
      return counts ?? countsBy(LESSON_FILTERS, [])
    }),

    answer(getLesson, [...READS, beside('offers')], async ({ sql, input, viewer, now }) => {
      const [lesson] = await sql<Own>(
        `select ${ROW}, ${MORE}, case when r.lesson_id is not null then ${PROBLEM} end as problem,
                (select o.title from offers.versions o
                  where o.offer_id = l.offer_id and o.version = l.offer_version) as offer_title
           ${LESSONS} where l.lesson_id = $3 and ${WHOSE.any}`,
        [userIdOf(viewer), instant(now), input.id],
      )
      if (lesson === undefined) return reject('LESSON_NOT_FOUND')
      const { teacher_id, ...view } = lesson
      const tool = view.place === 'online' ? view.online_tool : null
      const booked = view.status === 'new' || view.status === 'moved'
      const shows = tool !== null && showsLink({ ...view, state: booked ? 'booked' : 'done' }, now)
      const from = new Date(Date.parse(view.starts_at) - LINK_BEFORE_MS).toISOString()
      return {
        ...view,
        meeting_link: shows ? await linkOf(teacher_id, tool) : null,
        link_from: tool !== null && booked ? from : null,
      }
    }),
  ]
}

const WHOSE: Readonly<Record<LessonRole | 'any', string>> = {
  student: 'l.student_id = $1',
  teacher: 'l.teacher_id = $1',
  any: '(l.student_id = $1 or l.teacher_id = $1)',
}
const WHICH: Readonly<Record<LessonFilter | 'any', string>> = {
  any: 'true',
  booked: `l.state = 'booked'`,
  overdue: `l.state = 'booked' and l.ends_at <= $2`,
  new: `l.status = 'new'`,
  moved: `l.status = 'moved'`,
  done: `l.state = 'done'`,
  cancelled: `l.state = 'cancelled'`,
}

/** Overdue ones first, since they wait for a word; then what comes next. What is over: the latest first. */
function orderOf(status: LessonFilter | undefined): string {
  return status === 'booked' || status === 'new' || status === 'moved'
    ? 'l.starts_at, l.lesson_id'
    : 'l.starts_at desc, l.lesson_id'
}

const COUNTS = LESSON_FILTERS.map((which) => `count(*) filter (where ${WHICH[which]})::int as ${which}`).join(', ')

function instant(now: number): string {
  return new Date(now).toISOString()
}
