import { COUNTED } from '@kredka/contracts/figures/rules'
import type { Rows } from '../kernel/projection.ts'
import { iso } from '../postgres/postgres.ts'
import { countDay, countsOf, type DayCounts, type LessonFacts, monthOf, OF_SUBJECT } from './lesson-counts.ts'

/** Lessons and people of one slice. */
const SLICE = 500
const PEOPLE = 200
/** Days of one slice. */
const DAYS = 100
/** Days since somebody was active before, at most: no period is longer. Who never was is counted with these. */
export const GAP_MAX = 366

interface DueLesson extends LessonFacts {
  readonly lesson_id: string
  readonly student_id: string
  readonly subject_id: string
  readonly counted: readonly DayCounts[]
}

/** Brings the sums up to what is known of lessons and people by now. */
export async function settleFigures(rows: Rows): Promise<boolean> {
  const isMoreOfLessons = await settleLessons(rows)
  const isMoreOfNewcomers = await settleNewcomers(rows)
  return (await settlePeople(rows)) || isMoreOfLessons || isMoreOfNewcomers
}

/** Takes back what a lesson was counted with, and counts it as it is now. */
async function settleLessons(rows: Rows): Promise<boolean> {
  const due = await rows.sql<DueLesson & Record<string, unknown>>(DUE)
  const lessened = new Set<string>()
  const students = new Set<string>()
  for (const { lesson_id, student_id, subject_id, counted, ...lesson } of due) {
    students.add(student_id)
    const counts = countsOf(lesson)
    const add = (times: 1 | -1) => (one: DayCounts) => countDay(rows, one.day, subject_id, one, times)
    for (const { day } of counted) lessened.add(day)
    counted.forEach(add(-1))
    counts.forEach(add(1))
    rows.patch('lessons', { lesson_id }, { counted: counts, is_due: false })
  }
  if (lessened.size > 0) {
    await rows.sql(EMPTY_DAYS, [[...lessened]])
    await rows.sql(EMPTY_MONTHS, [[...new Set([...lessened].map(monthOf))]])
  }
  if (students.size > 0) await rows.sql(MOVED_ON, [[...students]])
  return due.length === SLICE
}

const MOVED_ON = 'update newcomers set is_due = true where user_id = any($1) and not is_due'

interface Newcomer {
  readonly user_id: string
  readonly joined_on: string
  readonly reached: number
  readonly reaches: number
}

/** Counts people on the day on which they signed up by how far their lessons have come. */
async function settleNewcomers(rows: Rows): Promise<boolean> {
  const due = await rows.sql<Newcomer & Record<string, unknown>>(NEWCOMERS)
  for (const { user_id, joined_on, reached, reaches } of due) {
    const moved = (stage: number) => Number(reaches >= stage) - Number(reached >= stage)
    if (reaches !== reached)
      countDay(rows, joined_on, '', { new_asked: moved(1), new_done: moved(2), new_settled: moved(3) })
    rows.patch('newcomers', { user_id }, { reached: reaches, is_due: false })
  }
  return due.length === SLICE
}

const NEWCOMERS = `
  select n.user_id, n.joined_on::text, n.reached,
         coalesce(max(case when not is_accepted or held_on is null then 1
                           when paid_on is null or returned_on is not null then 2 else 3 end)
                    filter (where l.lesson_id is not null), 0)::int as reaches
    from (select * from newcomers where is_due order by user_id limit ${SLICE}) n
    left join lessons l on l.student_id = n.user_id
   group by n.user_id, n.joined_on, n.reached order by n.user_id`

const DUE = `
  select lesson_id, student_id, subject_id, ${iso('asked_at')} as asked_at, ${iso('answered_at')} as answered_at, is_accepted,
         held_on::text, amount, paid_on::text, returned_on::text, counted
    from lessons where is_due order by lesson_id limit ${SLICE}`
/** A day on which nothing is left to count has no row: a rebuild would not make one either. */
const EMPTY_DAYS = `
  delete from days where day = any($1::date[]) and ${COUNTED.map((column) => `${column} = 0`).join(' and ')}`
const EMPTY_MONTHS = `
  delete from months where month = any($1::date[]) and ${OF_SUBJECT.map((column) => `${column} = 0`).join(' and ')}`

/** Counts the days on which people were active by how long they had not been. */
async function settlePeople(rows: Rows): Promise<boolean> {
  const [moved] = await rows.sql<{ readonly people: number }>(MOVED)
  const people = moved?.people ?? 0
  if (people > 0) await rows.sql('delete from active where people = 0')
  // once for all people: most of them were here on the same days
  return people === PEOPLE || settleReturned(rows)
}

/** Adds up the days that changed. */
async function settleReturned(rows: Rows): Promise<boolean> {
  const [added] = await rows.sql<{ readonly days: number }>(ADDED_UP)
  const days = added?.days ?? 0
  if (days > 0) await rows.sql(`delete from returned where people = '{}' and not is_due`)
  return days === DAYS
}

/** How many were away for at least so many days is how many were for just as many, and for each number above. */
const ADDED_UP = `
  with due as materialized (select day from returned where is_due order by day limit ${DAYS}),
       sums as (
         select due.day, coalesce(array_agg(s.people order by s.gap) filter (where s.gap is not null), '{}') as people
           from due
           left join lateral (
             select gap.gap, sum(coalesce(a.people, 0)) over (order by gap.gap desc)::int as people
               from generate_series(1, ${GAP_MAX}) gap (gap)
               left join active a on a.day = due.day and a.gap = gap.gap
              where exists (select from active other where other.day = due.day)) s on true
          group by due.day),
       added as (
         update returned r set people = sums.people, is_due = false from sums where r.day = sums.day)
  select count(*)::int as days from due`

/**
 * A day that is told late moves the day after it, too: its gap is shorter now. Days before the first new one stay as
 * they are, so that a person's new day costs the same however long they have been here.
 */
const MOVED = `
  with due as materialized (
         select user_id, min(day) as first from seen where not is_counted group by user_id order by user_id
          limit ${PEOPLE}),
       lived as materialized (
         select s.user_id, s.day, s.is_counted, s.day >= due.first as is_judged,
                lag(s.day) over w as before,
                max(s.day) filter (where s.is_counted) over (w rows between unbounded preceding and 1 preceding)
                  as counted_before
           from due
           join seen s on s.user_id = due.user_id and s.day >= coalesce(
             (select max(p.day) from seen p where p.user_id = due.user_id and p.day < due.first), due.first)
         window w as (partition by s.user_id order by s.day)),
       moves as (
         select day, least(coalesce(day - before, ${GAP_MAX}), ${GAP_MAX}) as gap, 1 as n
           from lived where is_judged and (not is_counted or before is distinct from counted_before)
         union all
         select day, least(coalesce(day - counted_before, ${GAP_MAX}), ${GAP_MAX}), -1
           from lived where is_judged and is_counted and before is distinct from counted_before),
       marked as (
         update seen s set is_counted = true from due where s.user_id = due.user_id and not s.is_counted),
       counted as (
         insert into active as known (day, gap, people)
         select day, gap, sum(n) from moves group by 1, 2 having sum(n) <> 0
         on conflict (day, gap) do update set people = known.people + excluded.people),
       changed as (
         insert into returned as known (day) select distinct day from moves
         on conflict (day) do update set is_due = true where not known.is_due)
  select count(*)::int as people from due`
