import type { Sql } from '../kernel/query.ts'
import { MIN_PART } from '../kernel/typed.ts'

/** Where so many names hold what was typed, they are meant: to resemble it is dear to find out. */
const ENOUGH = 5
/** Only so many, so that one letter does not join everybody. */
const MOST = 500
/** Of those who teach: each has a few offers, and whatever else hangs on these. */
const MOST_TEACHERS = 200
/** In the words of an index of their own. */
const IS_TEACHER = "teacher_state <> 'none'"

/**
 * People whose names hold what was typed, or where few do nearly: a subquery of their ids, for a list that is searched
 * by either side of what it lists.
 * @param typed a parameter with the search text as `plainLiteral` makes it
 */
export function peopleNamed(typed: string): string {
  return namedAmong('true', typed, MOST)
}

function namedAmong(whom: string, typed: string, most: number): string {
  return `(with held as materialized (
      select user_id from profiles.people
       where ${whom}
         and plain_name like case when length(${typed}) < ${MIN_PART} then '% ' else '%' end || ${typed} || '%'
       limit ${most})
    select user_id from held union all
    (select user_id from profiles.people
      where ${whom} and length(${typed}) >= ${MIN_PART} and ${typed} operator(public.<%) plain_name
        and (select count(*) from held) < ${ENOUGH} limit ${most}))`
}

/** Their ids, for a list whose search has an index for each side. */
export function idsOfPeople(sql: Sql, typed: string): Promise<readonly string[]> {
  return idsIn(sql, peopleNamed('$1::text'), typed)
}

/** Those of them who ever taught. */
export function idsOfTeachers(sql: Sql, typed: string): Promise<readonly string[]> {
  return idsIn(sql, namedAmong(IS_TEACHER, '$1::text', MOST_TEACHERS), typed)
}

async function idsIn(sql: Sql, named: string, typed: string): Promise<readonly string[]> {
  const found = await sql<{ readonly user_id: string }>(`select distinct user_id from ${named} named`, [typed])
  return found.map(({ user_id }) => user_id)
}
