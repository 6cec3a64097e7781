import { countFacets } from '@kredka/contracts/offers/endpoints'
import { LEVELS } from '@kredka/contracts/offers/rules'
import type { OfferFacetsView } from '@kredka/contracts/offers/views'
import { answer } from '../kernel/query.ts'
import { conditionsOf, textQueryOf } from './search.ts'

const MOST_CHOICES = 60

/** How many offers each further filter would leave (OFR-04). Where nothing but facets narrows the search, all was counted beforehand. */
export const facetsAnswerer = answer(countFacets, ['offers'], async ({ sql, input }) => {
  const c = conditionsOf(input, await textQueryOf(sql, input.q))
  const [facets] = await sql<OfferFacetsView>(
    `with hit as materialized (${c.base === null ? COUNTED : `${LOOKED_AT} where ${c.base}`}),
          in_city as materialized (
            select h.subject_id, h.level, h.places, ${c.subject} as by_subject, ${c.level} as by_level, ${c.place} as by_place,
                   sum(h.offers) as offers
              from hit h where ${c.city} group by 1, 2, 3, 4, 5, 6),
          of_city as materialized (
            select h.city_id, h.places @> array['online'] as online, sum(h.offers) as offers
              from hit h where ${c.subject} and ${c.level} and ${c.place} group by 1, 2)
     select (select coalesce(sum(offers), 0)::int from in_city where by_subject and by_level and by_place) as total,
            ${facet('subject_id', 'in_city', 'by_level and by_place')} as subjects,
            ${facet('choice', `in_city, ${EACH_LEVEL} as choice`, 'by_subject and by_place')} as levels,
            ${facet('choice', 'in_city, unnest(places) as choice', 'by_subject and by_level')} as places,
            ${facet('city_id', 'of_city', 'city_id is not null', input.online ? ONLINE_TOO : 'sum(offers)')} as cities`,
    c.params,
  )
  return facets ?? { total: 0, subjects: [], levels: [], places: [], cities: [] }
})

const COUNTED = "select subject_id, level, places, nullif(city_id, '') as city_id, offers from offers.counts"
const LOOKED_AT = 'select h.subject_id, h.level, h.places, h.city_id, 1 as offers from offers.hits h'

/** An offer for any level is a hit of each of them. */
const EACH_LEVEL = `unnest(case level when 'any' then array[${LEVELS.map((level) => `'${level}'`)}] else array[level] end)`
/** A city's own offers and every online one, those that are both once. */
const ONLINE_TOO = `coalesce(sum(offers) filter (where not online), 0)
  + (select coalesce(sum(offers), 0) from of_city where online)`

function facet(column: string, from: string, where: string, count = 'sum(offers)'): string {
  return `(select coalesce(jsonb_agg(jsonb_build_object('value', f.value, 'count', f.count) order by f.count desc, f.value), '[]')
             from (select ${column} as value, (${count})::int as count from ${from} where ${where} group by 1
                    order by 2 desc, 1 limit ${MOST_CHOICES}) f)`
}
