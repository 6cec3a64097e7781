import type { Sql } from '../kernel/query.ts'
import type { TypedWord } from './search-words.ts'

/** How alike a known word must be to stand in for one that was typed (pg_trgm similarity). */
const ALIKE = 0.45
const STAND_INS = 6

/** A known word that looks like one that was typed. */
export interface StandIn {
  readonly typed: string
  readonly word: string
}

/**
 * A statement for ids of teachers, `user_id`, who are called what was typed; null where no name is that.
 * @param first number of its first parameter
 */
export type TeachersQuery = (
  typed: string,
  first: number,
) => { readonly sql: string; readonly params: readonly string[] } | null

/**
 * What is known of the words, in one statement: words that look like them, which of them nothing begins with, subjects
 * with offers, teachers so named.
 */
export async function lookUp(sql: Sql, typed: string, words: readonly TypedWord[], teachersQuery: TeachersQuery) {
  const named = teachersQuery(typed, 3)
  const rows = await sql<{ kind: 'alike' | 'unknown' | 'subject' | 'teacher'; typed: string; found: string }>(
    `select 'alike' as kind, a.typed, a.word as found from (${STAND_INS_SQL}) a
     union all
     select 'unknown', '', t.typed from ${TYPED} as t(typed, stem)
      where not exists (select from offers.words where word like t.stem || '%')
     union all
     select 'subject', '', t.subject_id from offers.totals t
      where t.city_id = '' and t.offers > 0 and t.subject_id <> ''
     ${named === null ? '' : `union all (select 'teacher', '', n.user_id from (${named.sql}) n)`}`,
    [words.map(({ word }) => word), words.map(({ stem }) => stem), ...(named?.params ?? [])],
  )
  const of = (kind: (typeof rows)[number]['kind']) => rows.filter((row) => row.kind === kind)
  return {
    standIns: of('alike').map(({ typed, found }) => ({ typed, word: found })),
    subjects: new Set(of('subject').map(({ found }) => found)),
    unknown: new Set(of('unknown').map(({ found }) => found)),
    teachers: of('teacher').map(({ found }) => found),
  }
}

/**
 * The typed words and their stems. The planner does not see how many they are: one plan is as good for all, and is kept
 * where making it takes as long as its run.
 */
const TYPED = 'unnest((select $1::text[]), (select $2::text[]))'

/**
 * Words that look like a typed one; for a word that nothing begins with also those that are a slip of one or two
 * letters away.
 */
const STAND_INS_SQL = `
  select t.typed, w.word
    from ${TYPED} as t(typed, stem)
    cross join lateral (
      select word, similarity(word, t.typed) as alike
        from offers.words
       where word % t.typed and similarity(word, t.typed) >= ${ALIKE}
      union
      select word, similarity(word, t.typed)
        from offers.words
       where length(t.typed) > 3
         and not exists (select from offers.words known where known.word like t.stem || '%')
         and word like left(t.typed, 1) || '%'
         and length(word) between length(t.typed) - 2 and length(t.typed) + 2
         and levenshtein_less_equal(word, t.typed, 2) <= case when length(t.typed) < 6 then 1 else 2 end
       order by alike desc, word
       limit ${STAND_INS}) w
   where w.word not like t.stem || '%'`
