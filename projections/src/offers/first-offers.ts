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
  const found = c.isTelling ? foundTogether(c, where) : foundBestFirst(c, where, order, page)
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
 * tells whether some hit has all of it.
 */
function foundTogether(c: Conditions, where: readonly string[]): FoundParts {
  const fitting = (columns: string, conditions: readonly string[]) =>
    `fitting as materialized (select ${NARROW}, ${columns} from offers.hits h where ${conditions.join(' and ')})`
  if (c.some === 'true') {
    const parts = ['whole as materialized (select true as found)', fitting(`${tierOf(c)} as tier`, [c.fits, ...where])]
    return { parts, hits: 'select * from fitting' }
  }
  const passes = where.length === 0 ? 'true' : where.join(' and ')
  const parts = [
    fitting(`${tierOf(c)} as tier, ${passes} as passes`, [c.fits]),
    `whole as materialized (select exists (select from fitting where ${c.shows}) as found)`,
  ]
  return { parts, hits: 'select * from fitting where passes' }
}

/** How many hits are looked through in their order before all that have the words are found and sorted. */
const LOOKED_THROUGH = 500
/** How many after them, where those fill a good part of the page, so that these promise to fill it. */
const LOOKED_ON = 2_500
const GOOD_PART = 1 / 6
/** Those seldom fill a page beyond so many. */
const FIRST_PAGES = 60

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
  const lookThrough = (window: string, conditions: readonly string[]) => `select ${NARROW}, 0 as tier
       from (select * from offers.hits h where ${c.bestIn ?? c.subject} order by ${order} ${window}) h
      where ${[best, ...where, ...conditions].join(' and ')}
      order by ${order} limit ${last}`
  const isPromised = `${count('first')} between ${Math.ceil(last * GOOD_PART)} and ${last - 1}`
  const more = lookThrough(`offset ${LOOKED_THROUGH} limit ${LOOKED_ON}`, [isPromised])
  const isFar = isShort('first', 'more')
  const whole = `whole as materialized (select ${c.some} as found)`
  const parts =
    c.isWorded && c.isBroad && last <= FIRST_PAGES
      ? [
          whole,
          `first as materialized (${lookThrough(`limit ${LOOKED_THROUGH}`, [])})`,
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
