import { warsawDay } from '@kredka/contracts/kernel/days'
import { reject } from '@kredka/contracts/kernel/errors'
import { DEFAULT_PAGE_SIZE } from '@kredka/contracts/kernel/schema'
import { countOwnOffers, getOffer, getOwnOffer, listOwnOffers, searchOffers } from '@kredka/contracts/offers/endpoints'
import { OFFER_STATES, type OfferState } from '@kredka/contracts/offers/states'
import type { OfferCardView, OfferView, OwnOfferRowView, OwnOfferView } from '@kredka/contracts/offers/views'
import { countsBy, type StatusCount } from '../kernel/counts.ts'
import { pageOf } from '../kernel/paging.ts'
import { answer, answerPage, userIdOf } from '../kernel/query.ts'
import { iso, replanned } from '../postgres/postgres.ts'
import { facetsQueryHandler } from './facets.ts'
import { type Conditions, conditionsOf } from './search.ts'
import { CARD_OF, CITY, card, ratingOf, TEACHER, VERSION } from './sql.ts'
import { askByText } from './text-query.ts'

const ORDER = {
  relevance: 'h.score desc, h.added_at desc',
  relevance_in_subject: 'h.subject_score desc, h.added_at desc',
  rating: 'h.standing desc, h.reviews desc',
  price: 'h.main_amount',
  '-price': 'h.main_amount desc',
  newest: 'h.added_at desc',
} as const

export const offerQueryHandlers = [
  answerPage(searchOffers, ['offers', 'profiles', 'promotions', 'calendar'], async ({ sql, input, viewer, now }) => {
    const sort = input.sort ?? 'relevance'
    const page = pageOf(input, DEFAULT_PAGE_SIZE)
    const { found } = await askByText(sql, input.q, async (text) => {
      const c = conditionsOf(input, text, sort === 'relevance')
      const where = [c.base ?? 'true', c.subject, c.level, c.place, c.city].filter((one) => one !== 'true')
      const bySubject = sort === 'relevance' && (text !== null || input.subject !== undefined)
      const order = `${ORDER[bySubject ? 'relevance_in_subject' : sort]}, h.offer_id`
      const [hits] = await sql<{ found: readonly string[]; is_whole: boolean }>(
        replanned(pageSql(c, where, order, page)),
        c.params,
      )
      return hits ?? { found: [], is_whole: true }
    })
    return page.of(await sql<OfferCardView>(CARDS, [found, userIdOf(viewer), warsawDay(now), new Date(now)]))
  }),

  facetsQueryHandler,

  answer(getOffer, ['offers', 'profiles'], async ({ sql, input }) => {
    const [offer] = await sql<OfferView>(
      `select v.offer_id as id, v.slug, v.title, v.description, v.subject_id, v.level, v.places, ${CITY}
          as city, v.prices,
              ${TEACHER} || jsonb_build_object(
                'about', p.about, 'video', p.video, 'teacher_since', ${iso('p.teacher_since')},
                'offers', (select count(*) from offers.hits t where t.teacher_id = h.teacher_id)) as teacher,
              ${ratingOf('h')} as rating, o.views, h.added_at, o.changed_at
         from offers.hits h ${CARD_OF} join offers.offers o on o.offer_id = h.offer_id
        where h.offer_id = $1`,
      [input.id],
    )
    return offer ?? reject('OFFER_NOT_FOUND')
  }),

  answer(countOwnOffers, ['offers'], async ({ sql, viewer }) => {
    const rows = await sql<StatusCount<OfferState>>(
      'select state as status, count(*)::int as count from offers.offers where teacher_id = $1 group by 1',
      [userIdOf(viewer)],
    )
    return countsBy(OFFER_STATES, rows)
  }),

  answerPage(listOwnOffers, ['offers'], async ({ sql, input, viewer }) => {
    const page = pageOf(input, DEFAULT_PAGE_SIZE)
    const rows = await sql<OwnOfferRowView>(
      `select o.offer_id as id, v.slug, o.state, coalesce(v.title, '') as title, v.subject_id, v.level, v.prices,
          o.added_at, o.changed_at,
              o.views, o.rejection_reason
         from offers.offers o join offers.versions v on v.offer_id = o.offer_id and v.version = o.latest_version
        where o.teacher_id = $1 and o.state <> 'removed'
        order by o.changed_at desc, o.offer_id
        limit ${page.limit} offset ${page.offset}`,
      [userIdOf(viewer)],
    )
    return page.of(rows)
  }),

  answer(getOwnOffer, ['offers'], async ({ sql, input, viewer }) => {
    const [offer] = await sql<OwnOfferView>(
      `select o.offer_id as id, l.slug, o.state, o.added_at, o.views, o.rejection_reason,
              case when v.offer_id is null then null else ${VERSION('v')} end as visible, ${VERSION('l')} as latest
         from offers.offers o
         join offers.versions l on l.offer_id = o.offer_id and l.version = o.latest_version
         left join offers.versions v on v.offer_id = o.offer_id and v.version = o.visible_version
        where o.offer_id = $1 and o.teacher_id = $2 and o.state <> 'removed'`,
      [input.id, userIdOf(viewer)],
    )
    return offer ?? reject('OFFER_NOT_FOUND')
  }),
]

/**
 * The cards of offers, in the order of their ids. Apart from the search for them: this statement is always the same and
 * planned once.
 */
const CARDS = `
  select ${card({ viewer: '$2::text', today: '$3::date', now: '$4::timestamptz' })}
    from unnest($1::text[]) with ordinality as found(offer_id, n)
    join offers.hits h using (offer_id) ${CARD_OF}
   order by found.n`

/** What the order needs of a hit. */
const NARROW = 'h.offer_id, h.subject_id, h.standing, h.reviews, h.score, h.subject_score, h.main_amount, h.added_at'

/**
 * The ids of a page of hits, and whether some hit has all of the text. Without a text an index may give the order; with
 * one the hits are found by their words first (`offset 0` parts the two): the planner cannot know how many fit words
 * that nobody wrote, and would read all there is in the order of the index to find none.
 */
function pageSql(c: Conditions, where: readonly string[], order: string, page: Page): string {
  const found = c.isTelling ? foundTogether(c, where) : foundBestFirst(c, where, order, page)
  return `with ${found.parts.join(', ')},
      page as materialized (
        select h.offer_id, h.subject_id, row_number() over (order by h.tier, ${order}) as n from (${found.hits}) h
         order by n limit ${page.limit} offset ${page.offset})
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
  const isShort = (part: string) => `(select count(*) from ${part}) < ${last}`
  const rest = `select * from (${hitsOf(tierOf(c), [c.fits, ...where, isShort('best')])} offset 0) h where tier > 0`
  const bestIf = (conditions: readonly string[]) =>
    `select * from (${hitsOf('0', [best, ...where, ...conditions])} ${c.isWorded ? 'offset 0' : ''}) h
       order by ${order} limit ${last}`
  const first = `select ${NARROW}, 0 as tier
       from (select * from offers.hits h where ${c.bestIn ?? c.subject} order by ${order} limit ${LOOKED_THROUGH}) h
      where ${[best, ...where].join(' and ')}
      order by ${order} limit ${last}`
  const whole = `whole as materialized (select ${c.some} as found)`
  const parts =
    c.isWorded && c.isBroad && last <= FIRST_PAGES
      ? [
          whole,
          `first as materialized (${first})`,
          `best as materialized (
            select * from first where not ${isShort('first')} union all (${bestIf([isShort('first')])}))`,
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
