import { warsawDay } from '@kredka/contracts/kernel/days'
import type { InputOf } from '@kredka/contracts/kernel/endpoints'
import { DEFAULT_PAGE_SIZE } from '@kredka/contracts/kernel/schema'
import { BASE_DURATION } from '@kredka/contracts/offers/rules'
import { cityById } from '@kredka/contracts/places/cities'
import { countTeachers, listTeachers } from '@kredka/contracts/profiles/endpoints'
import type { TeacherCardView, TeacherFacetsView } from '@kredka/contracts/profiles/views'
import { pageOf } from '../kernel/paging.ts'
import { answer, answerPage } from '../kernel/query.ts'
import { promotionOf } from '../promotions/index.ts'

const READS = ['profiles', 'offers'] as const
const CARDS = [...READS, 'facts', 'promotions'] as const
/** Characters; white space is looked for in four times as many, not in all of a long story. */
const EXCERPT = 220

/** The best one of any of the teacher's offers: the first that a promotion names stands for all. */
const PROMOTION = promotionOf({
  teacher: 'p.user_id',
  offer: 'm.offer_ids[1]',
  viewer: '$4::text',
  today: '$5::date',
})

/** Public offers. */
const FOUND = 'from offers.hits v'

/** The directory of teachers (PRO-04): everybody with a public offer, each once. */
export const directoryAnswerers = [
  answerPage(listTeachers, CARDS, async ({ sql, input, viewer, now }) => {
    const page = pageOf(input, DEFAULT_PAGE_SIZE)
    const rows = await sql<TeacherCardView>(
      `with hit as materialized (
         select v.teacher_id, max(v.added_at) as newest, min(v.main_amount) as lowest
           ${FOUND} where ${SUBJECT} and ${PLACE}
          group by v.teacher_id
          order by newest desc, v.teacher_id
          limit ${page.limit} offset ${page.offset})
       select p.user_id as id, p.name, p.picture_url, p.teacher_since,
              left(btrim(regexp_replace(left(p.about, ${4 * EXCERPT}), '\\s+', ' ', 'g')), ${EXCERPT}) as excerpt,
              o.subjects, o.cities, o.online, o.offers, coalesce(f.lessons_done, 0) as lessons_done,
              case when f.rating_count > 0
                   then jsonb_build_object('average', round(f.rating_sum::numeric / f.rating_count, 2)::float8,
                                           'reviews', f.rating_count) end as rating,
              (${PROMOTION} ->> 'percentage')::int as discount,
              jsonb_build_object('currency', 'PLN', 'amount', h.lowest, 'duration', ${BASE_DURATION}) as from_price
         from hit h
         join profiles.people p on p.user_id = h.teacher_id
         left join facts.teachers f on f.teacher_id = h.teacher_id
         cross join lateral (
           select array_agg(distinct v.subject_id order by v.subject_id) as subjects,
                  coalesce(jsonb_agg(distinct jsonb_build_object('id', v.city_id, 'name', w.city))
                           filter (where v.city_id is not null), '[]') as cities,
                  bool_or(v.places @> array['online']) as online,
                  count(*)::int as offers
             from offers.hits v join offers.versions w using (offer_id, version)
            where v.teacher_id = h.teacher_id) o
        order by h.newest desc, h.teacher_id`,
      [...paramsOf(input), viewer.kind === 'user' ? viewer.id : null, warsawDay(now)],
    )
    return page.of(rows)
  }),

  answer(countTeachers, READS, async ({ sql, input }) => {
    const [facets] = await sql<TeacherFacetsView>(
      `with hit as materialized (
         select v.teacher_id, v.subject_id, v.city_id, v.places @> array['online'] as online,
                ${SUBJECT} as by_subject, ${PLACE} as by_place
           ${FOUND})
       select (select count(distinct teacher_id)::int from hit where by_subject and by_place) as total,
              (select count(distinct teacher_id)::int from hit where by_subject and online) as online,
              (select coalesce(jsonb_agg(jsonb_build_object('value', value, 'count', count) order by count desc, value), '[]')
                 from (select subject_id as value, count(distinct teacher_id)::int as count
                         from hit where by_place group by subject_id) s) as subjects,
              (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', id, 'count', count) order by count desc, id), '[]')
                 from (select city_id as id, count(distinct teacher_id)::int as count
                         from hit where by_subject and city_id is not null group by city_id) c) as cities`,
      paramsOf(input),
    )
    if (facets === undefined) return { total: 0, online: 0, subjects: [], cities: [] }
    return { ...facets, cities: facets.cities.map((city) => ({ ...city, name: cityById(city.id)?.name ?? city.id })) }
  }),
]

const SUBJECT = '($1::text is null or v.subject_id = $1)'
/** A city means in person there; `online` puts those who teach online beside them, or without a city leaves them alone. */
const PLACE = `case
  when $2::text is not null then v.city_id = $2 or $3::boolean and v.places @> array['online']
  when $3::boolean then v.places @> array['online']
  else true end`

function paramsOf({ subject, city, online }: InputOf<typeof countTeachers>) {
  return [subject ?? null, city ?? null, online ?? false]
}
