/**
 * People whose names hold what was typed, or nearly: a subquery of their ids, for a list that is searched by either
 * side of what it lists. Only so many, so that one letter does not join everybody.
 * @param typed a parameter with the search text as `plainLiteral` makes it
 */
export function peopleNamed(typed: string): string {
  return `(select user_id from profiles.people
            where plain_name like '%' || ${typed} || '%' or ${typed} operator(public.<%) plain_name limit 500)`
}
