import type { Sql } from '../kernel/query.ts'
import { MIN_PART } from '../kernel/typed.ts'

/** Where so many names hold what was typed, they are meant: to resemble it is dear to find out. */
const ENOUGH = 5
/** Only so many, so that one letter does not join everybody. */
const MOST = 500

/**
 * People whose names hold what was typed, or where few do nearly: a subquery of their ids, for a list that is searched
 * by either side of what it lists.
 * @param typed a parameter with the search text as `plainLiteral` makes it
 */
export function peopleNamed(typed: string): string {
  return `(with held as materialized (
      select user_id from profiles.people
       where plain_name like case when length(${typed}) < ${MIN_PART} then '% ' else '%' end || ${typed} || '%'
       limit ${MOST})
    select user_id from held union all
    (select user_id from profiles.people
      where length(${typed}) >= ${MIN_PART} and ${typed} operator(public.<%) plain_name
        and (select count(*) from held) < ${ENOUGH} limit ${MOST}))`
}

/** Their ids, for a list whose search has an index for each side. */
export async function idsOfPeople(sql: Sql, typed: string): Promise<readonly string[]> {
  const found = await sql<{ readonly user_id: string }>(
    `select distinct user_id from ${peopleNamed('$1::text')} named`,
    [typed],
  )
  return found.map(({ user_id }) => user_id)
}
