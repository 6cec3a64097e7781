import { reject } from '@kredka/contracts/kernel/errors'
import { DEFAULT_PAGE_SIZE } from '@kredka/contracts/kernel/schema'
import {
  countFacets,
  countOwnOffers,
  getOffer,
  getOwnOffer,
  listOwnOffers,
  searchOffers,
} from '@kredka/contracts/offers/endpoints'
import { LEVELS } from '@kredka/contracts/offers/rules'
import type {
  OfferCardView,
  OfferFacetsView,
  OfferView,
  OwnOfferRowView,
  OwnOfferView,
} from '@kredka/contracts/offers/views'
import { pageOf } from '../kernel/paging.ts'
import { answer, answerPage, type Viewer } from '../kernel/query.ts'
import { conditionsOf, textQueryOf } from './search.ts'
import { CARD, CITY, FOUND, isoOf, PUBLIC, TEACHER, VERSION } from './sql.ts'

const ORDER = {
  relevance: (rank: string) => `${rank} v.added_at desc`,
  price: () => 'v.main_amount',
  '-price': () => 'v.main_amount desc',
  newest: () => 'v.added_at desc',
  rating: () => 'v.added_at desc',
} as const

const MOST_CHOICES = 60

export const offerAnswerers = [
  answerPage(searchOffers, ['offers', 'profiles'], async ({ sql, input }) => {
    const sort = input.sort ?? 'relevance'
    const c = conditionsOf(input, await textQueryOf(sql, input.q), sort === 'relevance')
    const page = pageOf(input, DEFAULT_PAGE_SIZE)
    const rows = await sql<OfferCardView>(
      `select ${CARD}
         ${FOUND}
        where ${c.base} and ${c.subject} and ${c.level} and ${c.place} and ${c.city}
        order by ${ORDER[sort](c.rank)}, v.offer_id
        limit ${page.limit} offset ${page.offset}`,
      c.params,
    )
    return page.of(rows)
  }),

  answer(countFacets, ['offers', 'profiles'], async ({ sql, input }) => {
    const c = conditionsOf(input, await textQueryOf(sql, input.q))
    const [facets] = await sql<OfferFacetsView>(
      `with hit as materialized (
         select v.subject_id, v.level, v.places, v.city_id, count(*) as offers,
                ${c.subject} as by_subject, ${c.level} as by_level, ${c.place} as by_place, ${c.city} as by_city
           ${FOUND} where ${c.base}
          group by v.subject_id, v.level, v.places, v.city_id)
       select (select coalesce(sum(offers), 0)::int from hit where by_subject and by_level and by_place and by_city) as total,
              ${facet('subject_id', 'hit', 'by_level and by_place and by_city')} as subjects,
              ${facet('choice', `hit, ${EACH_LEVEL} as choice`, 'by_subject and by_place and by_city')} as levels,
              ${facet('choice', 'hit, unnest(places) as choice', 'by_subject and by_level and by_city')} as places,
              ${facet('city_id', 'hit', `${BUT_CITY} and city_id is not null`, input.online ? ONLINE_TOO : 'sum(offers)')} as cities`,
      c.params,
    )
    return facets ?? { total: 0, subjects: [], levels: [], places: [], cities: [] }
  }),

  answer(getOffer, ['offers', 'profiles'], async ({ sql, input }) => {
    const [offer] = await sql<OfferView>(
      `select v.offer_id as id, v.slug, v.title, v.description, v.subject_id, v.level, v.places, ${CITY} as city, v.prices,
              ${TEACHER} || jsonb_build_object(
                'about', p.about, 'teacher_since', ${isoOf('p.teacher_since')},
                'offers', (select count(*) from offers.versions t where t.teacher_id = v.teacher_id and t.visible)) as teacher,
              o.views, v.added_at, o.changed_at
         ${FOUND} join offers.offers o on o.offer_id = v.offer_id
        where v.offer_id = $1 and ${PUBLIC}`,
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

/** An offer for any level is a hit of each of them. */
const EACH_LEVEL = `unnest(case level when 'any' then array[${LEVELS.map((level) => `'${level}'`)}] else array[level] end)`
const BUT_CITY = 'by_subject and by_level and by_place'
/** A city's own offers and every online one, those that are both once. */
const ONLINE_TOO = `coalesce(sum(offers) filter (where not places @> array['online']), 0)
                    + (select coalesce(sum(offers), 0) from hit where ${BUT_CITY} and places @> array['online'])`

function facet(column: string, from: string, where: string, count = 'sum(offers)'): string {
  return `(select coalesce(jsonb_agg(jsonb_build_object('value', f.value, 'count', f.count) order by f.count desc, f.value), '[]')
             from (select ${column} as value, (${count})::int as count from ${from} where ${where} group by 1
                    order by 2 desc, 1 limit ${MOST_CHOICES}) f)`
}
