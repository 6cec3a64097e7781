import { warsawDay } from '@kredka/contracts/kernel/days'
import type { InputOf } from '@kredka/contracts/kernel/endpoints'
import { DEFAULT_PAGE_SIZE } from '@kredka/contracts/kernel/schema'
import { BASE_DURATION } from '@kredka/contracts/offers/rules'
import { cityById } from '@kredka/contracts/places/cities'
import { countTeachers, listTeachers } from '@kredka/contracts/profiles/endpoints'
import type { TeacherCardView, TeacherFacetsView } from '@kredka/contracts/profiles/views'
import { pageOf } from '../kernel/paging.ts'
import { answer, answerPage, userIdOf } from '../kernel/query.ts'
import { promotionOf } from '../promotions/index.ts'

const READS = ['profiles', 'offers'] as const
const CARDS = [...READS, 'statistics', 'promotions'] as const
/** Characters; white space is looked for in four times as many, not in all of a long story. */
const EXCERPT = 220

/** The best one of any of the teacher's offers: the first that a promotion names stands for all. */
const PROMOTION = promotionOf({
  teacher: 'p.user_id',
  offer: 'm.offer_ids[1]',
  viewer: '$4::text',
  today: '$5::date',
})

/** The directory of teachers (PRO-04): everybody with a public offer, each once. */
export const directoryQueryHandlers = [
  answerPage(listTeachers, CARDS, async ({ sql, input, viewer, now }) => {
    const page = pageOf(input, DEFAULT_PAGE_SIZE)
    const fits = fittingOf(input)
    const rows = await sql<CardRow>(
      `with hit as materialized (
         select h.teacher_id, h.added_at, h.offer_id
           from offers.hits h
          where ${fits('h')} and ${firstOf('h', fits)}
          order by h.added_at desc, h.offer_id
          limit ${page.limit} offset ${page.offset})
       select p.user_id as id, p.name, p.picture_url, p.teacher_since,
              left(p.about, ${4 * EXCERPT}) as excerpt,
              o.subjects, o.cities, o.online, o.offers, coalesce(f.lessons_done, 0) as lessons_done,
              case when f.rating_count > 0
                   then jsonb_build_object('average', round(f.rating_sum::numeric / f.rating_count, 2)::float8,
                                           'reviews', f.rating_count) end as rating,
              (${PROMOTION} ->> 'percentage')::int as discount,
              jsonb_build_object('currency', 'PLN', 'amount', o.lowest, 'duration', ${BASE_DURATION}) as from_price
         from hit h
         join profiles.people p on p.user_id = h.teacher_id
         left join statistics.teachers f on f.teacher_id = h.teacher_id
         cross join lateral (
           select array_agg(distinct v.subject_id order by v.subject_id) as subjects,
                  array_agg(distinct v.city_id order by v.city_id) filter (where v.city_id is not null) as cities,
                  bool_or(v.online) as online, count(*)::int as offers,
                  min(v.main_amount) filter (where ${fits('v')}) as lowest
             from offers.hits v
            where v.teacher_id = h.teacher_id) o
        order by h.added_at desc, h.offer_id`,
      [...paramsOf(input), userIdOf(viewer), warsawDay(now)],
    )
    return page.of(
      rows.map((row) => ({ ...row, excerpt: excerptOf(row.excerpt), cities: (row.cities ?? []).map(nameCity) })),
    )
  }),

  answer(countTeachers, READS, async ({ sql, input }) => {
    const [facets] = await sql<TeacherFacetsView>(FACETS, paramsOf(input))
    if (facets === undefined) return { total: 0, online: 0, subjects: [], cities: [] }
    return { ...facets, cities: facets.cities.map((city) => ({ ...city, ...nameCity(city.id) })) }
  }),
]

type CardRow = Omit<TeacherCardView, 'cities'> & { readonly cities: readonly string[] | null }

function nameCity(id: string) {
  return { id, name: cityById(id)?.name ?? id }
}

function excerptOf(about: string): string {
  return [...about.replace(/\s+/g, ' ').trim()].slice(0, EXCERPT).join('')
}

/** Teachers of total `t` who are where was asked for; `o` is the total of its subject in any city. */
const THERE = `case
  when $2::text is null then case when $3::boolean then o.online else o.teachers end
  when $3::boolean then coalesce(t.teachers, 0) + o.online - coalesce(t.online, 0)
  else coalesce(t.teachers, 0) end`

/** All was counted beforehand. */
const FACETS = `
  with there as materialized (
    select o.subject_id, o.online, ${THERE} as count
      from offers.totals o
      left join offers.totals t on t.subject_id = o.subject_id and t.city_id = $2
     where o.city_id = '')
  select coalesce((select count from there where subject_id = coalesce($1, '')), 0) as total,
         coalesce((select online from there where subject_id = coalesce($1, '')), 0) as online,
         (select coalesce(jsonb_agg(jsonb_build_object('value', subject_id, 'count', count) order by count desc,
           subject_id), '[]')
            from there where subject_id <> '' and count > 0) as subjects,
         (select coalesce(jsonb_agg(jsonb_build_object('id', city_id, 'name', city_id, 'count', teachers)
                                    order by teachers desc, city_id), '[]')
            from offers.totals where subject_id = coalesce($1, '') and city_id <> '') as cities`

type Filters = InputOf<typeof countTeachers>

/**
 * Whether a hit is what was asked for, by its alias. Each choice of filters is a statement of its own, so that an index
 * may serve it. A city means in person there; `online` puts those who teach online beside them, or without a city
 * leaves them alone. All parameters stand in it, so that their types are known whatever was asked for.
 */
function fittingOf({ subject, city, online }: Filters) {
  return (h: string): string =>
    [
      subject === undefined ? '$1::text is null' : `${h}.subject_id = $1::text`,
      city === undefined ? '$2::text is null' : `(${h}.city_id = $2::text${online ? ` or ${h}.online` : ''})`,
      online && city === undefined ? `${h}.online` : 'true',
      '$3::boolean is not null',
    ].join(' and ')
}

/**
 * Whether a fitting hit is the newest one of its teacher, who is listed by it. Asked of each hit in the order of the
 * index until the page is full: grouping them would look at all. A question within brackets is not joined, which would
 * look at all, too.
 */
function firstOf(h: string, fits: (h: string) => string): string {
  return `not (select exists (
    select from offers.hits other
     where other.teacher_id = ${h}.teacher_id and ${fits('other')}
       and (other.added_at > ${h}.added_at or other.added_at = ${h}.added_at and other.offer_id < ${h}.offer_id)))`
}

function paramsOf({ subject, city, online }: Filters) {
  return [subject ?? null, city ?? null, online ?? false]
}
