import { accountEvents } from '@kredka/contracts/accounts/events'
import { make } from '@kredka/contracts/kernel/events'
import { offerEvents as e } from '@kredka/contracts/offers/events'
import { profileEvents } from '@kredka/contracts/profiles/events'
import { startTestReadModels, type TestEvent, type TestReadModels } from '../kernel/testing/test-read-models.ts'
import { offersProjection } from './projection.ts'
import { idOf, offerEventsOf, submitted, teacher } from './testing/market.ts'

let models: TestReadModels
beforeEach(async () => {
  models = await startTestReadModels([offersProjection], [])
})
afterEach(() => models.close())

const of = (n: number, version = 1) => ({ offer_id: idOf('f', n), teacher_id: idOf('t', n % 10), version })
const kept = (subject: string, city: string) =>
  models.pool
    .query('select offers, teachers, online from offers.totals where subject_id = $1 and city_id = $2', [subject, city])
    .then(({ rows }) => rows[0] ?? null)

/** The same from every hit, by each subject or any and each city or any. */
const COUNTED = `
  with hit as (select teacher_id, subject_id, coalesce(city_id, '') as city_id, places @> array['online'] as online
    from offers.hits),
       place as (select distinct s.subject_id, c.city_id from (select subject_id from hit union
         select '') s, (select city_id from hit union select '') c)
  select p.subject_id, p.city_id, count(*)::int as offers, count(distinct h.teacher_id)::int as teachers,
         (count(distinct h.teacher_id) filter (where exists (
            select from hit o where o.online and o.teacher_id = h.teacher_id and p.subject_id in ('',
              o.subject_id))))::int as online
    from place p join hit h on p.subject_id in ('', h.subject_id) and p.city_id in ('', h.city_id)
   group by 1, 2 order by 1, 2`

async function tell(events: readonly TestEvent[]) {
  await models.tell(events)
  const { rows } = await models.pool.query(
    'select subject_id, city_id, offers, teachers, online from offers.totals order by 1, 2',
  )
  expect(rows).toEqual((await models.pool.query(COUNTED)).rows)
}

test('PRO-04 the totals by subject and city follow every change of an offer and of whose it is', async () => {
  const there = { places: ['teacher_house' as const] }
  await tell([
    ...[1, 2, 3].flatMap((n) => teacher(n)),
    ...offerEventsOf(1, { ...of(1), ...there, city_id: 'krakow' }),
    ...offerEventsOf(11, { ...of(11), subject_id: 'physics' }),
    ...offerEventsOf(2, { ...of(2), ...there, city_id: 'krakow' }),
    ...offerEventsOf(12, of(12)),
    submitted(3, of(3)),
  ])
  expect(await kept('', '')).toEqual({ offers: 4, teachers: 2, online: 2 })
  expect(await kept('maths', 'krakow')).toEqual({ offers: 2, teachers: 2, online: 1 })
  expect(await kept('physics', 'krakow')).toBeNull()

  // published, edited into another city, taken away
  await tell([make(e.OfferActivated, { ...of(3), replaces: null, reason: null })])
  await tell([
    submitted(1, { ...of(1, 2), ...there, city_id: 'lodz' }),
    make(e.OfferActivated, { ...of(1, 2), replaces: 1, reason: null }),
  ])
  expect(await kept('maths', 'krakow')).toEqual({ offers: 1, teachers: 1, online: 1 })
  expect(await kept('maths', 'lodz')).toEqual({ offers: 1, teachers: 1, online: 0 })
  await tell([make(e.OfferRemoved, { ...of(12), visible: 1 })])
  expect(await kept('maths', 'krakow')).toEqual({ offers: 1, teachers: 1, online: 0 })

  // suspended and back, blocked, forgotten
  await tell([make(profileEvents.TeacherSuspended, { user_id: idOf('t', 1), reason: 'Skargi.' })])
  expect(await kept('physics', '')).toBeNull()
  await tell([make(profileEvents.TeacherReinstated, { user_id: idOf('t', 1), reason: 'Wyjaśnione.' })])
  await tell([make(accountEvents.AccountBlocked, { user_id: idOf('t', 2), reason: 'Skargi.' })])
  expect(await kept('', 'krakow')).toBeNull()
  await tell([make(accountEvents.PersonForgotten, { subject_id: idOf('t', 1) })])
  expect(await kept('', '')).toEqual({ offers: 1, teachers: 1, online: 1 })
})
