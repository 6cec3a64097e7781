import { getOverview } from '@kredka/contracts/offers/endpoints'
import type { OfferCardView, OfferOverviewView } from '@kredka/contracts/offers/views'
import { answer } from '../kernel/query.ts'
import { CARD, FOUND, PUBLIC } from './sql.ts'

const SHOWN = 6
/** The newest offers to choose from: enough for different teachers and subjects, few enough to read at every visit. */
const CHOICE = 120

/** The landing page's figures and its cards (NAV-08). */
export const overviewAnswerer = answer(getOverview, ['offers', 'profiles'], async ({ sql }) => {
  const [[totals], newest] = await Promise.all([
    sql<Omit<OfferOverviewView, 'newest'>>(TOTALS),
    sql<OfferCardView>(NEWEST, [CHOICE, SHOWN]),
  ])
  return { ...(totals ?? { offers: 0, teachers: 0, cities: 0, subjects: [] }), newest: [...newest] }
})

const TOTALS = `
  with shown as materialized (select v.subject_id, v.teacher_id, v.city_id ${FOUND} where ${PUBLIC})
  select (select count(*)::int from shown) as offers,
         (select count(distinct teacher_id)::int from shown) as teachers,
         (select count(distinct city_id)::int from shown) as cities,
         (select coalesce(jsonb_agg(jsonb_build_object('value', subject_id, 'count', count) order by count desc, subject_id), '[]')
            from (select subject_id, count(*)::int as count from shown group by subject_id) by_subject) as subjects`

/** Of each teacher the newest; then the first of every subject before the second of any. */
const NEWEST = `
  with fresh as materialized (
    select v.offer_id, v.version, v.teacher_id, v.subject_id, v.added_at ${FOUND} where ${PUBLIC}
     order by v.added_at desc, v.offer_id limit $1),
  of_teacher as (select distinct on (teacher_id) * from fresh order by teacher_id, added_at desc, offer_id),
  chosen as (
    select offer_id, version, row_number() over (partition by subject_id order by added_at desc, offer_id) as turn, added_at
      from of_teacher order by turn, added_at desc, offer_id limit $2)
  select ${CARD} from chosen c
    join offers.versions v on v.offer_id = c.offer_id and v.version = c.version
    join profiles.people p on p.user_id = v.teacher_id
   order by c.turn, c.added_at desc, c.offer_id`
