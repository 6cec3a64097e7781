import { warsawDay } from '@kredka/contracts/kernel/days'
import { getOverview } from '@kredka/contracts/offers/endpoints'
import type { OfferCardView, OfferOverviewView } from '@kredka/contracts/offers/views'
import { answer, userIdOf } from '../kernel/query.ts'
import { CARD_OF, card } from './sql.ts'

const SHOWN = 6
/** The newest offers to choose from: enough for different teachers and subjects, few enough to read at every visit. */
const CHOICE = 120

/** The landing page's figures and its cards (NAV-08). */
export const overviewQueryHandler = answer(
  getOverview,
  ['offers', 'profiles', 'promotions', 'calendar'],
  async ({ sql, viewer, now }) => {
    const [[totals], newest] = await Promise.all([
      sql<Omit<OfferOverviewView, 'newest'>>(TOTALS),
      sql<OfferCardView>(NEWEST, [CHOICE, SHOWN, userIdOf(viewer), warsawDay(now), new Date(now)]),
    ])
    return { ...(totals ?? { offers: 0, teachers: 0, cities: 0, subjects: [] }), newest: [...newest] }
  },
)

const TOTALS = `
  select coalesce(sum(offers) filter (where subject_id = '' and city_id = ''), 0)::int as offers,
         coalesce(sum(teachers) filter (where subject_id = '' and city_id = ''), 0)::int as teachers,
         (count(*) filter (where subject_id = '' and city_id <> ''))::int as cities,
         coalesce(jsonb_agg(jsonb_build_object('value', subject_id, 'count', offers) order by offers desc, subject_id)
                  filter (where subject_id <> '' and city_id = ''), '[]') as subjects
    from offers.totals where subject_id = '' or city_id = ''`

/** Of each teacher the newest; then the first of every subject before the second of any. */
const NEWEST = `
  with fresh as materialized (
    select offer_id, teacher_id, subject_id, added_at from offers.hits order by added_at desc, offer_id limit $1),
  of_teacher as (select distinct on (teacher_id) * from fresh order by teacher_id, added_at desc, offer_id),
  chosen as (
    select offer_id, row_number() over (partition by subject_id order by added_at desc, offer_id) as turn, added_at
      from of_teacher order by turn, added_at desc, offer_id limit $2)
  select ${card({ viewer: '$3::text', today: '$4::date', now: '$5::timestamptz' })} from chosen c join offers.hits h
    on h.offer_id = c.offer_id ${CARD_OF}
   order by c.turn, c.added_at desc, c.offer_id`
