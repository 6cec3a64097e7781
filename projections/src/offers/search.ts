import type { InputOf } from '@kredka/contracts/kernel/endpoints'
import type { countFacets } from '@kredka/contracts/offers/endpoints'
import type { Sql } from '../kernel/query.ts'
import { splitWords, termOf } from './search-words.ts'
import { hoursAsked } from './week.ts'

type Filters = InputOf<typeof countFacets>

/** How alike a known word must be to stand in for one that was typed (pg_trgm similarity). */
const ALIKE = 0.45
const STAND_INS = 6

/** A search text as two tsqueries. */
export interface TextQuery {
  /** What was typed, in every form of the words. */
  readonly typed: string
  /** The same, where each word may also be one that looks like it. */
  readonly alike: string
}

/**
 * The text typed into the search: each word by its beginning without the ending, or by the known words that look like
 * it, so that typos and Polish endings find what was meant (OFR-04). Null when nothing searchable was typed.
 */
export async function textQueryOf(sql: Sql, text: string | undefined): Promise<TextQuery | null> {
  const words = splitWords(text ?? '')
  if (words.length === 0) return null
  const standIns = await sql<{ typed: string; word: string }>(STAND_INS_SQL, [
    words.map(({ word }) => word),
    words.map(({ stem }) => stem),
    ALIKE,
    STAND_INS,
  ])
  const alike = words.map((one) => {
    const others = standIns.filter(({ typed }) => typed === one.word).map(({ word }) => `'${word}'`)
    return `(${[termOf(one), ...others].join(' | ')})`
  })
  const typed = words.map(termOf)
  return { typed: typed.join(' & '), alike: (standIns.length === 0 ? typed : alike).join(' & ') }
}

/**
 * Words that look like a typed one; for a word that nothing begins with also those that are a slip of one or two
 * letters away.
 */
const STAND_INS_SQL = `
  select t.typed, w.word
    from unnest($1::text[], $2::text[]) as t(typed, stem)
    cross join lateral (
      select word, similarity(word, t.typed) as alike
        from offers.words
       where word % t.typed and similarity(word, t.typed) >= $3
      union
      select word, similarity(word, t.typed)
        from offers.words
       where length(t.typed) > 3
         and not exists (select from offers.words known where known.word like t.stem || '%')
         and word like left(t.typed, 1) || '%'
         and length(word) between length(t.typed) - 2 and length(t.typed) + 2
         and levenshtein_less_equal(word, t.typed, 2) <= case when length(t.typed) < 6 then 1 else 2 end
       order by alike desc, word
       limit $4) w
   where w.word not like t.stem || '%'`

/** Numbered parameters and the conditions they stand in, gathered for one statement. */
export interface Conditions {
  readonly params: readonly unknown[]
  /** Always true of a hit, whatever the facet; null where nothing but facets narrows the search. */
  readonly base: string | null
  readonly subject: string
  readonly level: string
  readonly place: string
  readonly city: string
  /** How well a hit can fit the text, the best first, none twice; one that is always true without a text. */
  readonly tiers: readonly string[]
}

/** Conditions over `offers.hits h`. */
export function conditionsOf(input: Filters, text: TextQuery | null, tiered = false): Conditions {
  const params: unknown[] = []
  const param = (value: unknown, type: string) => `$${params.push(value)}::${type}`
  const base: string[] = []
  const query = (words: string) => `to_tsquery('simple', ${param(words, 'text')})`
  const tiers = text === null ? ['true'] : tiersOf(text, query, tiered)
  if (text !== null && !tiered) base.push(tiers[0] ?? 'true')
  if (input.price_min !== undefined) base.push(`h.main_amount >= ${param(input.price_min, 'int')}`)
  if (input.price_max !== undefined) base.push(`h.main_amount <= ${param(input.price_max, 'int')}`)
  if (input.rating !== undefined) base.push(`h.rating >= ${param(ratingFloorOf(input.rating), 'int')}`)
  if (input.day !== undefined || input.hour !== undefined) {
    base.push(`h.hours && ${param(hoursAsked(input.day, input.hour), 'smallint[]')}`)
  }
  if (input.teacher !== undefined) base.push(`h.teacher_id = ${param(input.teacher, 'text')}`)
  return {
    base: base.length === 0 ? null : base.join(' and '),
    subject: input.subject === undefined ? 'true' : `h.subject_id = ${param(input.subject, 'text')}`,
    level: input.level === undefined ? 'true' : `h.level in ('any', ${param(input.level, 'text')})`,
    place: input.place === undefined ? 'true' : `h.places @> array[${param(input.place, 'text')}]`,
    city: cityCondition(input, param),
    params,
    tiers,
  }
}

/** Title, subject and city come before the description, what was typed before what looks like it. */
function tiersOf(text: TextQuery, query: (words: string) => string, tiered: boolean): readonly string[] {
  const alike = query(text.alike)
  if (!tiered) return [`h.search @@ ${alike}`]
  const typed = query(text.typed)
  return [
    `h.names @@ ${typed}`,
    ...(text.typed === text.alike ? [] : [`h.names @@ ${alike} and not h.names @@ ${typed}`]),
    `h.search @@ ${alike} and not h.names @@ ${alike}`,
  ]
}

/**
 * An offer has a city only where lessons are held in person. A city means in person there; online offers stand beside
 * them where asked for (OFR-04).
 */
function cityCondition(input: Filters, param: (value: unknown, type: string) => string): string {
  if (input.city === undefined) return 'true'
  const there = `h.city_id = ${param(input.city, 'text')}`
  return input.online === true ? `(${there} or h.online)` : there
}

/** Average stars as hits keep them: hundredths. */
export function ratingFloorOf(stars: string): number {
  return Math.round(Number(stars) * 100)
}
