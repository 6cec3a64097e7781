import type { Conditions } from './search.ts'

/** What the order needs of a hit. */
const NARROW = 'h.offer_id, h.subject_id, h.standing, h.reviews, h.score, h.subject_score, h.main_amount, h.added_at'

/**
 * The ids of a page of hits, and whether some hit has all of the text. Without a text an index may give the order; with
 * one the hits are found by their words first (`offset 0` parts the two): the planner cannot know how many fit words
 * that nobody wrote, and would read all there is in the order of the index to find none.
 */
export function firstOffers(c: Conditions, order: string, page: Page): string {
  const where = [c.base ?? 'true', c.subject, c.level, c.place, c.city].filter((one) => one !== 'true')
  const found = c.isTelling ? foundTogether(c, where, order, page) : foundBestFirst(c, where, order, page)
  return `with ${found.parts.join(', ')},
      page as materialized (
        select h.offer_id, h.subject_id, row_number() over (order by h.tier, ${order}) as n
          from (select * from (${found.hits}) h order by h.tier, ${order} limit ${page.limit} offset ${page.offset}) h)
    select coalesce((select array_agg(offer_id order by n) from page), '{}') as found,
           exists (select from page where ${c.shows}) or (select found from whole) as is_whole`
}

interface FoundParts {
  /** Parts of a `with`; `whole` is one of them. */
  readonly parts: readonly string[]
  /** All that the page may show, with their tiers. */
  readonly hits: string
}

/**
 * Of a text that few hits have: its words are the dear part, and are looked up once; whatever the filters, where that
 * tells whether some hit has all of it. Of a word that many of its subject have in their names a page comes before.
 */
function foundTogether(c: Conditions, where: readonly string[], order: string, page: Page): FoundParts {
  const last = page.offset + page.limit
  const [best = 'true'] = c.tiers
  const isLookedThrough = c.bestIn !== null && c.isBroad && last <= FIRST_PAGES
  const first = `first as materialized (${lookThrough(c, order, last, NEAR, [best, ...where])})`
  const isShort = isLookedThrough ? `(select count(*) from first) < ${last}` : 'true'
  const [before, full] = isLookedThrough ? [[first], `select * from first where not (${isShort}) union all`] : [[], '']
  const fitting = (columns: string, conditions: readonly string[]) => `fitting as materialized (
    select ${NARROW}, ${columns}
      from (select * from offers.hits h where ${[c.gathered, isShort, ...conditions].join(' and ')} offset 0) h
     where ${c.checked})`
  if (c.some === 'true') {
    const parts = ['whole as materialized (select true as found)', ...before, fitting(`${tierOf(c)} as tier`, where)]
    return { parts, hits: `${full} select * from fitting` }
  }
  const passes = where.length === 0 ? 'true' : where.join(' and ')
  // what neither passes nor shows anything needs no look into its words
  const counts = c.shows === 'true' || passes === 'true' ? [] : [`(${passes} or ${c.shows})`]
  const parts = [
    ...before,
    fitting(`${tierOf(c)} as tier, ${passes} as passes`, counts),
    `whole as materialized (select exists (select from fitting where ${c.shows}) as found)`,
  ]
  return { parts, hits: `${full} select ${NARROW}, h.tier from fitting h where h.passes` }
}

/** How many hits are looked through in their order before all that have the words are found and sorted. */
const LOOKED_THROUGH = 500
/** How many after them, where those fill a good part of the page, so that these promise to fill it. */
const LOOKED_ON = 2_500
const GOOD_PART = 1 / 6
/** Those seldom fill a page beyond so many. */
const FIRST_PAGES = 60
const NEAR = `limit ${LOOKED_THROUGH}`
const FAR = `offset ${LOOKED_THROUGH} limit ${LOOKED_ON}`

/** Those that fit best among some hits, which an index gives in their order. */
function lookThrough(c: Conditions, order: string, last: number, some: string, conditions: readonly string[]): string {
  return `select ${NARROW}, 0 as tier
       from (select * from offers.hits h where ${c.bestIn ?? c.subject} order by ${order} ${some}) h
      where ${conditions.join(' and ')}
      order by ${order} limit ${last}`
}

/**
 * Of any other: those that fit best, and only where they do not fill the page all others. Of words that many hits have
 * a page comes soon in the order of an index, and is looked for there first.
 */
function foundBestFirst(c: Conditions, where: readonly string[], order: string, page: Page): FoundParts {
  const last = page.offset + page.limit
  const [best = 'true', ...others] = c.tiers
  const hitsOf = (tier: string, conditions: readonly string[]) =>
    `select ${NARROW}, ${tier} as tier from offers.hits h where ${conditions.join(' and ')}`
  const count = (...parts: readonly string[]) => parts.map((part) => `(select count(*) from ${part})`).join(' + ')
  const isShort = (...parts: readonly string[]) => `${count(...parts)} < ${last}`
  const rest = `select * from (${hitsOf(tierOf(c), [c.fits, ...where, isShort('best')])} offset 0) h where tier > 0`
  const bestIf = (conditions: readonly string[]) =>
    `select * from (${hitsOf('0', [best, ...where, ...conditions])} ${c.isWorded ? 'offset 0' : ''}) h
       order by ${order} limit ${last}`
  const isPromised = `${count('first')} between ${Math.ceil(last * GOOD_PART)} and ${last - 1}`
  const more = lookThrough(c, order, last, FAR, [best, ...where, isPromised])
  const isFar = isShort('first', 'more')
  const whole = `whole as materialized (select ${c.some} as found)`
  const parts =
    c.isWorded && c.isBroad && last <= FIRST_PAGES
      ? [
          whole,
          `first as materialized (${lookThrough(c, order, last, NEAR, [best, ...where])})`,
          `more as materialized (${more})`,
          `best as materialized (
            select * from first where not (${isFar}) union all select * from more where not (${isFar})
            union all (${bestIf([isFar])}))`,
        ]
      : [whole, `best as materialized (${bestIf([])})`]
  if (others.length === 0) return { parts, hits: 'select * from best' }
  return {
    parts: [...parts, `rest as materialized (${rest} order by tier, ${order} limit ${last})`],
    hits: 'select * from best union all select * from rest',
  }
}

function tierOf({ tiers }: Conditions): string {
  return `case ${tiers.map((tier, n) => `when ${tier} then ${n}`).join(' ')} end`
}

interface Page {
  readonly limit: number
  readonly offset: number
}
