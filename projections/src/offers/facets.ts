import { countFacets } from '@kredka/contracts/offers/endpoints'
import { LEVELS } from '@kredka/contracts/offers/rules'
import type { OfferFacetsView } from '@kredka/contracts/offers/views'
import { citiesNear, cityById } from '@kredka/contracts/places/cities'
import { answer, type Sql } from '../kernel/query.ts'
import { replanned } from '../postgres/postgres.ts'
import { type Conditions, conditionsOf } from './search.ts'
import { askByText, type Found } from './text-query.ts'

const MAX_CHOICES = 60

interface Counts extends Omit<OfferFacetsView, 'without' | 'read_as' | 'near'> {
  readonly around: readonly { readonly value: string; readonly count: number }[]
}
const NOTHING: Counts = { total: 0, subjects: [], levels: [], places: [], cities: [], around: [] }
/** As far as somebody would go for a lesson. */
const NEAR_KM = 40
const NEAR_SHOWN = 3

/**
 * How many offers each further filter would leave (OFR-04). Where nothing but facets narrows the search, all was
 * counted beforehand.
 */
export const facetsQueryHandler = answer(countFacets, ['offers', 'profiles'], async ({ sql, input }) => {
  const city = input.city === undefined ? undefined : cityById(input.city)
  const beside = city === undefined ? [] : citiesNear(city, NEAR_KM)
  const ids = beside.map(({ city: { id } }) => id)
  const {
    found: { around, ...counts },
    without,
    read_as,
  } = await askByText(sql, input.q, (text) => countBy(sql, conditionsOf(input, text), ids, input.online === true))
  const offers = new Map(around.map(({ value, count }) => [value, count]))
  const near = beside.flatMap(({ city: { id, name }, km }) => {
    const count = offers.get(id) ?? 0
    return count === 0 ? [] : [{ city_id: id, name, km, count }]
  })
  return { ...counts, without: [...without], read_as: [...read_as], near: near.slice(0, NEAR_SHOWN) }
})

/** @param beside towns whose offers are counted too, whatever the city */
async function countBy(sql: Sql, c: Conditions, beside: readonly string[], online: boolean): Promise<Found<Counts>> {
  const [counts] = await sql<Counts & { readonly is_whole: boolean }>(
    replanned(`with whole as materialized (select ${c.some} as found),
          counted as materialized (
            select h.kind, h.city_id, h.online,
                   sum(h.offers) filter (where ${c.city}) as there,
                   sum(h.offers) filter (where ${c.subject} and ${c.level} and ${c.place}) as fitting
              from (${c.base === null ? COUNTED : `${LOOKED_AT} where ${c.base}`}) h
             group by grouping sets ((h.kind), (h.city_id, h.online))),
          in_city as materialized (
            select h.subject_id, h.level, h.places, ${c.subject} as by_subject, ${c.level} as by_level, ${c.place}
              as by_place,
                   t.there as offers
              from counted t join offers.kinds h using (kind) where t.there > 0),
          of_city as materialized (
            select city_id, online, fitting as offers from counted where kind is null and fitting > 0)
     select (select coalesce(sum(offers), 0)::int from in_city where by_subject and by_level and by_place) as total,
            ${facet('subject_id', 'in_city', 'by_level and by_place')} as subjects,
            ${facet('choice', `in_city, ${EACH_LEVEL} as choice`, 'by_subject and by_place')} as levels,
            ${facet('choice', EACH_PLACE, 'true')} as places,
            ${facet('city_id', 'of_city', 'city_id is not null', online ? ONLINE_TOO : 'sum(offers)')} as cities,
            ${facet('city_id', 'of_city', `city_id = any($${c.params.length + 1}::text[])`)} as around,
            exists (select from in_city where ${c.shows})
              or (select found from whole) as is_whole`),
    [...c.params, beside],
  )
  if (counts === undefined) return { found: NOTHING, is_whole: true }
  const { is_whole, ...found } = counts
  return { found, is_whole }
}

const COUNTED = `select c.kind, k.subject_id, k.level, k.places, k.online, nullif(c.city_id, '') as city_id, c.offers
  from offers.counts c join offers.kinds k using (kind)`
const LOOKED_AT = 'select h.kind, h.subject_id, h.level, h.places, h.online, h.city_id, 1 as offers from offers.hits h'

/** An offer for any level is a hit of each of them. */
const EACH_LEVEL = `unnest(case level when 'any' then array[${LEVELS.map((level) => `'${level}'`)}] else array[level] end)`
/** Of the few sets of places each is looked into once. */
const EACH_PLACE = `(select places, sum(offers) as offers from in_city where by_subject and by_level group by places) p,
  unnest(p.places) as choice`
/** A city's own offers and every online one, those that are both once. */
const ONLINE_TOO = `coalesce(sum(offers) filter (where not online), 0)
  + (select coalesce(sum(offers), 0) from of_city where online)`

function facet(column: string, from: string, where: string, count = 'sum(offers)'): string {
  return `(select coalesce(jsonb_agg(jsonb_build_object('value', f.value, 'count', f.count) order by f.count desc,
      f.value), '[]')
             from (select ${column} as value, (${count})::int as count from ${from} where ${where} group by 1
                    order by 2 desc, 1 limit ${MAX_CHOICES}) f)`
}
