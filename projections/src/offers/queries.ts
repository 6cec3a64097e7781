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
import { firstOffers } from './first-offers.ts'
import { conditionsOf } from './search.ts'
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
      const bySubject = sort === 'relevance' && (text !== null || input.subject !== undefined)
      const order = `${ORDER[bySubject ? 'relevance_in_subject' : sort]}, h.offer_id`
      const [hits] = await sql<{ found: readonly string[]; is_whole: boolean }>(
        replanned(firstOffers(c, order, page)),
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
