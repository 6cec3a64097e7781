import type { Sql } from '../kernel/query.ts'

/**
 * People whose names hold what was typed, or nearly: a subquery of their ids, for a list that is searched by either
 * side of what it lists. Only so many, so that one letter does not join everybody.
 * @param typed a parameter with the search text as `plainLiteral` makes it
 */
export function peopleNamed(typed: string): string {
  return `(select user_id from profiles.people
            where plain_name like '%' || ${typed} || '%' or ${typed} operator(public.<%) plain_name limit 500)`
}

/** Fewer letters are looked for where a word begins: anywhere within one no index knows them. */
const MIN_PART = 3

/** Their ids, for a list whose search has an index for each side. */
export async function idsOfPeople(sql: Sql, typed: string): Promise<readonly string[]> {
  const named =
    typed.length < MIN_PART
      ? `(select user_id from profiles.people where plain_name like '% ' || $1 || '%' limit 500)`
      : peopleNamed('$1')
  const found = await sql<{ readonly user_id: string }>(`select user_id from ${named} named`, [typed])
  return found.map(({ user_id }) => user_id)
}
