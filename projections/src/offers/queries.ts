import { warsawDay } from '@kredka/contracts/kernel/days'
import { reject } from '@kredka/contracts/kernel/errors'
import { DEFAULT_PAGE_SIZE } from '@kredka/contracts/kernel/schema'
import { countOwnOffers, getOffer, getOwnOffer, listOwnOffers, searchOffers } from '@kredka/contracts/offers/endpoints'
import type { OfferCardView, OfferView, OwnOfferRowView, OwnOfferView } from '@kredka/contracts/offers/views'
import { pageOf } from '../kernel/paging.ts'
import { iso } from '../kernel/postgres.ts'
import { answer, answerPage, type Viewer } from '../kernel/query.ts'
import { facetsAnswerer } from './facets.ts'
import { conditionsOf, textQueryOf } from './search.ts'
import { CARD_OF, CITY, card, TEACHER, VERSION } from './sql.ts'

const ORDER = {
  relevance: 'h.score desc, h.added_at desc',
  rating: 'h.standing desc, h.reviews desc',
  price: 'h.main_amount',
  '-price': 'h.main_amount desc',
  newest: 'h.added_at desc',
} as const

export const offerAnswerers = [
  answerPage(searchOffers, ['offers', 'profiles', 'promotions', 'calendar'], async ({ sql, input, viewer, now }) => {
    const sort = input.sort ?? 'relevance'
    const c = conditionsOf(input, await textQueryOf(sql, input.q), sort === 'relevance')
    const page = pageOf(input, DEFAULT_PAGE_SIZE)
    const where = [c.base, c.subject, c.level, c.place, c.city].filter((one) => one !== null && one !== 'true')
    const order = `${ORDER[sort]}, h.offer_id`
    const n = c.params.length
    const rows = await sql<OfferCardView>(
      `with ${tiersSql(c.tiers, where, order, page)}
       select ${card({ viewer: `$${n + 1}::text`, today: `$${n + 2}::date`, now: `$${n + 3}::timestamptz` })}
         from hit h ${CARD_OF} order by h.tier, ${order}`,
      [...c.params, idOf(viewer), warsawDay(now), new Date(now)],
    )
    return page.of(rows)
  }),

  facetsAnswerer,

  answer(getOffer, ['offers', 'profiles'], async ({ sql, input }) => {
    const [offer] = await sql<OfferView>(
      `select v.offer_id as id, v.slug, v.title, v.description, v.subject_id, v.level, v.places, ${CITY} as city, v.prices,
              ${TEACHER} || jsonb_build_object(
                'about', p.about, 'teacher_since', ${iso('p.teacher_since')},
                'offers', (select count(*) from offers.hits t where t.teacher_id = h.teacher_id)) as teacher,
              o.views, h.added_at, o.changed_at
         from offers.hits h ${CARD_OF} join offers.offers o on o.offer_id = h.offer_id
        where h.offer_id = $1`,
      [input.id],
    )
    return offer ?? reject('OFFER_NOT_FOUND')
  }),

  answer(countOwnOffers, ['offers'], async ({ sql, viewer }) => {
    const rows = await sql<{ state: OwnOfferRowView['state']; count: number }>(
      'select state, count(*)::int as count from offers.offers where teacher_id = $1 group by state order by state',
      [idOf(viewer)],
    )
    return [...rows]
  }),

  answerPage(listOwnOffers, ['offers'], async ({ sql, input, viewer }) => {
    const page = pageOf(input, DEFAULT_PAGE_SIZE)
    const rows = await sql<OwnOfferRowView>(
      `select o.offer_id as id, v.slug, o.state, coalesce(v.title, '') as title, v.subject_id, v.level, v.prices, o.added_at, o.changed_at,
              o.views, o.rejection_reason
         from offers.offers o join offers.versions v on v.offer_id = o.offer_id and v.version = o.latest_version
        where o.teacher_id = $1 and o.state <> 'removed'
        order by o.changed_at desc, o.offer_id
        limit ${page.limit} offset ${page.offset}`,
      [idOf(viewer)],
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
      [input.id, idOf(viewer)],
    )
    return offer ?? reject('OFFER_NOT_FOUND')
  }),
]

function idOf(viewer: Viewer): string | null {
  return viewer.kind === 'user' ? viewer.id : null
}

/** Of each hit what its order and its card need. */
const NARROW = `h.offer_id, h.version, h.teacher_id, h.subject_id, h.level, h.places, h.rating, h.reviews, h.standing, h.score, h.reasons,
  h.main_amount, h.added_at`

/**
 * The page of hits as table `hit`: tier by tier, each read in its order as far as the page goes, and the next one only where the ones before did not
 * fill it. An index gives either the order or the few that fit; nothing is ranked that is not shown.
 */
function tiersSql(tiers: readonly string[], where: readonly unknown[], order: string, page: Page): string {
  const last = page.offset + page.limit
  const parts = tiers.map((tier, n) => {
    const enough = tiers.slice(0, n).map((_, m) => `(select count(*) from tier_${m})`)
    const conditions = [tier, ...where, ...(n === 0 ? [] : [`${enough.join(' + ')} < ${last}`])].filter(
      (one) => one !== 'true',
    )
    return `tier_${n} as materialized (
      select ${NARROW}, ${n} as tier from offers.hits h
       ${conditions.length === 0 ? '' : `where ${conditions.join(' and ')}`} order by ${order} limit ${last})`
  })
  const all = tiers.map((_, n) => `select * from tier_${n}`).join(' union all ')
  return `${parts.join(', ')}, hit as materialized (
    select * from (${all}) h order by h.tier, ${order} limit ${page.limit} offset ${page.offset})`
}

interface Page {
  readonly limit: number
  readonly offset: number
}
