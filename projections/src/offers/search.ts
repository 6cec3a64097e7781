import type { InputOf } from '@kredka/contracts/kernel/endpoints'
import type { countFacets } from '@kredka/contracts/offers/endpoints'
import { PLACES } from '@kredka/contracts/offers/rules'
import type { Sql } from '../kernel/query.ts'
import { wordsOf } from './search-text.ts'

type Filters = InputOf<typeof countFacets>

/** How alike a word must be to stand in for one that was typed (pg_trgm similarity). */
const ALIKE = 0.45
const STAND_INS = 6
const MOST_WORDS = 8

/**
 * The text typed into the search as a tsquery: each word by its beginning, or by the known words that look like it, so that typos
 * and Polish endings find what was meant. Null when nothing searchable was typed.
 */
export async function tsqueryOf(sql: Sql, typed: string | undefined): Promise<string | null> {
  const words = wordsOf(typed ?? '').slice(0, MOST_WORDS)
  if (words.length === 0) return null
  const standIns = await sql<{ typed: string; word: string }>(
    `select t.typed, w.word
       from unnest($1::text[]) as t(typed)
       cross join lateral (
         select word from offers.words
          where word % t.typed and similarity(word, t.typed) >= $2
          order by similarity(word, t.typed) desc, word limit $3) w`,
    [words, ALIKE, STAND_INS],
  )
  return words
    .map((word) => {
      const others = standIns.filter((row) => row.typed === word && row.word !== word).map((row) => row.word)
      return `(${[`${word}:*`, ...others].join(' | ')})`
    })
    .join(' & ')
}

/** Numbered parameters and the conditions they stand in, gathered for one statement. */
export interface Conditions {
  readonly params: readonly unknown[]
  /** Always true of a hit, whatever the facet. */
  readonly base: string
  readonly subject: string
  readonly level: string
  readonly place: string
  readonly city: string
  /** The parameter that holds the tsquery, `null::text` without one. */
  readonly tsquery: string
}

/** Conditions over `offers.versions v` joined with `profiles.people p`. */
export function conditionsOf(input: Filters, tsquery: string | null): Conditions {
  const params: unknown[] = []
  const param = (value: unknown, type: string) => `$${params.push(value)}::${type}`
  const query = tsquery === null ? 'null::text' : param(tsquery, 'text')
  const base = ["v.visible and p.teacher_state = 'active' and not p.blocked"]
  if (tsquery !== null) base.push(`v.search @@ to_tsquery('simple', ${query})`)
  if (input.price_min !== undefined) base.push(`v.main_amount >= ${param(input.price_min, 'int')}`)
  if (input.price_max !== undefined) base.push(`v.main_amount <= ${param(input.price_max, 'int')}`)
  if (input.teacher !== undefined) base.push(`v.teacher_id = ${param(input.teacher, 'text')}`)
  return {
    base: base.join(' and '),
    subject: input.subject === undefined ? 'true' : `v.subject_id = ${param(input.subject, 'text')}`,
    level: input.level === undefined ? 'true' : `v.level in ('any', ${param(input.level, 'text')})`,
    place: input.place === undefined ? 'true' : `v.places @> array[${param(input.place, 'text')}]`,
    city: cityCondition(input, param),
    params,
    tsquery: query,
  }
}

const IN_PERSON = PLACES.filter((place) => place !== 'online')

/** A city means in person there; online offers stand beside them where asked for (OFR-04). */
function cityCondition(input: Filters, param: (value: unknown, type: string) => string): string {
  if (input.city === undefined) return 'true'
  const there = `(v.city_id = ${param(input.city, 'text')} and v.places && ${param(IN_PERSON, 'text[]')})`
  return input.online === true ? `(${there} or v.places @> array['online'])` : there
}
