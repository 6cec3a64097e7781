import { make } from '@kredka/contracts/kernel/events'
import { getOverview } from '@kredka/contracts/offers/endpoints'
import { offerEvents as e } from '@kredka/contracts/offers/events'
import { profileEvents } from '@kredka/contracts/profiles/events'
import { calendarProjection } from '../calendar/projection.ts'
import { startTestReadModels, type TestEvent, type TestReadModels } from '../kernel/testing/test-read-models.ts'
import { profilesProjection } from '../profiles/projection.ts'
import { promotionsProjection } from '../promotions/projection.ts'
import { overviewQueryHandler } from './overview.ts'
import { offersProjection } from './projection.ts'
import { idOf, offerEventsOf, submitted, teacher } from './testing/market.ts'

let models: TestReadModels
beforeEach(async () => {
  models = await startTestReadModels(
    [profilesProjection, promotionsProjection, calendarProjection, offersProjection],
    [overviewQueryHandler],
  )
})
afterEach(() => models.close())

const of = (n: number, subject_id: string, day: number, city_id: string | null = null): readonly TestEvent[] =>
  offerEventsOf(n, {
    teacher_id: idOf('t', n % 10),
    subject_id,
    city_id,
    places: city_id === null ? ['online'] : ['teacher_house'],
  }).map((event) => ({ ...event, at: `2026-10-${String(day).padStart(2, '0')}T08:00:00.000Z` }))

test('NAV-08 the landing page counts what is public: offers, teachers, cities, subjects', async () => {
  await models.tell([
    ...[1, 2, 3].flatMap((n) => teacher(n)),
    ...of(1, 'maths', 1, 'lodz'),
    ...of(11, 'maths', 2, 'lodz'),
    ...of(2, 'physics', 3, 'warszawa'),
    ...of(3, 'maths', 4),
    submitted(4, { subject_id: 'music' }),
    make(profileEvents.TeacherSuspended, { user_id: idOf('t', 3), reason: 'Skargi' }),
  ])
  expect(await models.ask(getOverview, {})).toMatchObject({
    offers: 3,
    teachers: 2,
    cities: 2,
    subjects: [
      { value: 'maths', count: 2 },
      { value: 'physics', count: 1 },
    ],
  })
})

test('NAV-08 it shows new offers of different teachers, one of each subject before the second of any', async () => {
  await models.tell([
    ...[1, 2, 3].flatMap((n) => teacher(n)),
    ...of(1, 'maths', 9),
    ...of(11, 'physics', 8),
    ...of(2, 'maths', 7),
    ...of(3, 'music', 1),
  ])
  const { newest } = (await models.ask(getOverview, {})) as { newest: readonly { id: string }[] }
  expect(newest.map(({ id }) => id)).toEqual([idOf('f', 1), idOf('f', 3), idOf('f', 2)])
})

test('NAV-08 an empty marketplace is counted as such', async () => {
  expect(await models.ask(getOverview, {})).toEqual({ offers: 0, teachers: 0, cities: 0, subjects: [], newest: [] })
  await models.tell([
    ...teacher(1),
    ...of(1, 'maths', 1),
    make(e.OfferRemoved, { offer_id: idOf('f', 1), teacher_id: idOf('t', 1), version: 1, visible: 1 }),
  ])
  expect(await models.ask(getOverview, {})).toMatchObject({ offers: 0, newest: [] })
})
