import type { Sql, Viewer } from '../kernel/query.ts'
import { readsNames } from '../kernel/reads-names.ts'
import { MIN_PART, plainLiteral, toSearchText, unseenPart } from '../kernel/typed.ts'

/** Only so many of them, so that one letter does not join everybody. */
const PEOPLE = { whom: 'true', most: 300 }
/** In the words of an index of their own; each has a few offers, and whatever else hangs on these. */
const TEACHERS = { whom: "teacher_state <> 'none'", most: 100 }

/** Whom a list is searched by. */
export interface Named {
  readonly ids: readonly string[]
  /** There are more of the name: the list has rows of some of them alone, and says so. */
  readonly more_people: boolean
}

const NOBODY: Named = { ids: [], more_people: false }

/**
 * People whose names hold what was typed, or where none does nearly: whoever is called just so is meant.
 * @param q as it was typed into the search of a list, if anything was
 */
export function peopleNamed(sql: Sql, q: string | undefined): Promise<Named> {
  return namedAmong(PEOPLE, sql, q)
}

/** The same, and nobody for whoever reads no names. */
export async function peopleNamedFor(viewer: Viewer, sql: Sql, q: string | undefined): Promise<Named> {
  return readsNames(viewer) ? peopleNamed(sql, q) : NOBODY
}

/** Those of them who ever taught. */
export function teachersNamed(sql: Sql, q: string | undefined): Promise<Named> {
  return namedAmong(TEACHERS, sql, q)
}

/**
 * The same as a part of another statement, which tells ids as `user_id`; `foundTeachers` says what they are.
 * @param first number of its first parameter
 */
export function teachersNamedQuery(q: string, first: number) {
  const plain = plainLiteral(q)
  return { sql: namedQuery(TEACHERS, `$${first}::text`, plain), params: [plain] }
}

export function foundTeachers(ids: readonly string[]): Named {
  return namedOf(TEACHERS, ids)
}

/**
 * Ids as a condition has them: a list that is made a table once is looked up, where an array would be read through for
 * each row.
 * @param ids a parameter
 */
export function among(ids: string): string {
  return `(select unnest(${ids}::text[]))`
}

async function namedAmong(whom: typeof PEOPLE, sql: Sql, q: string | undefined): Promise<Named> {
  if (toSearchText(q) === null) return NOBODY
  const plain = plainLiteral(q)
  const found = await sql<{ readonly user_id: string }>(namedQuery(whom, '$1::text', plain), [plain])
  return namedOf(
    whom,
    found.map(({ user_id }) => user_id),
  )
}

function namedOf({ most }: typeof PEOPLE, ids: readonly string[]): Named {
  return { ids, more_people: ids.length >= most }
}

/**
 * The planner sees nothing of what was typed, as in `unseenPart`: the plan is kept.
 * @param sign the parameter with what was typed, as `plainLiteral` makes it
 */
function namedQuery({ whom, most }: typeof PEOPLE, sign: string, typed: string): string {
  const held = `with held as materialized (
      select user_id from profiles.people where ${whom} and plain_name like ${unseenPart(sign, typed)} limit ${most})
    select user_id from held`
  if (typed.length < MIN_PART) return held
  return `${held} union all
    (select user_id from profiles.people
      where ${whom} and (select ${sign}) operator(public.<%) plain_name and not exists (select from held)
      limit ${most})`
}
