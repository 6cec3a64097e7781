import { accountEvents } from '@kredka/contracts/accounts/events'
import { make } from '@kredka/contracts/kernel/events'
import { listFavouriteIds, listFavourites, listSavedSearches } from '@kredka/contracts/searches/endpoints'
import { searchEvents as e } from '@kredka/contracts/searches/events'
import type { SavedFilters } from '@kredka/contracts/searches/views'
import { calendarProjection } from '../calendar/projection.ts'
import { startTestReadModels, type TestEvent, type TestReadModels } from '../kernel/testing/test-read-models.ts'
import { offersProjection } from '../offers/projection.ts'
import { idOf, offerEventsOf, person, price, teacher } from '../offers/testing/market.ts'
import { profilesProjection } from '../profiles/projection.ts'
import { promotionsProjection } from '../promotions/projection.ts'
import { createMatching } from './matching.ts'
import { searchesProjection } from './projection.ts'
import { searchQueryHandlers } from './queries.ts'

const user_id = idOf('t', 50)
const me = { kind: 'user', id: user_id, is_teacher: false } as const

let models: TestReadModels
beforeEach(async () => {
  const projections = [
    profilesProjection,
    calendarProjection,
    offersProjection,
    promotionsProjection,
    searchesProjection,
  ]
  models = await startTestReadModels(projections, searchQueryHandlers)
  await models.tell([person(50), ...teacher(1), ...teacher(2)])
})
afterEach(() => models.close())

function saved(n: number, filters: SavedFilters, q: string | null = null, of = user_id): TestEvent {
  return make(e.SearchSaved, { user_id: of, search_id: idOf('g', n), name: `Szukam ${n}`, q, filters })
}
const found = async (n: number) =>
  (await createMatching(models.pool)(idOf('f', n), '', 100)).map(({ search_id }) => Number(search_id.slice(-5)))

test('OFR-07 favourites stand with their cards, the last chosen first; one that is gone keeps its title', async () => {
  const favourite = (n: number) => make(e.FavouriteAdded, { user_id, offer_id: idOf('f', n) })
  await models.tell([
    ...offerEventsOf(1),
    ...offerEventsOf(2, { teacher_id: idOf('t', 2) }),
    favourite(1),
    favourite(2),
  ])
  await models.tell([
    make(accountEvents.AccountBlocked, { user_id: idOf('t', 2), reason: 'Skargi', by: 'admin' } as never),
  ])
  const { rows } = await models.page(listFavourites, {}, me)
  expect(rows).toMatchObject([
    { offer_id: idOf('f', 2), title: 'Oferta 2', offer: null },
    { offer_id: idOf('f', 1), offer: { id: idOf('f', 1), title: 'Oferta 1', rating: null, promotion: null } },
  ])
  expect(rows[1]?.offer?.added_at).toMatch(/^2026-10-01T08:\d\d:00\.000Z$/)
  expect(await models.ask(listFavouriteIds, {}, me)).toEqual({ ids: [idOf('f', 2), idOf('f', 1)], count: 2 })
  await models.tell([make(e.FavouriteRemoved, { user_id, offer_id: idOf('f', 2) })])
  expect(await models.ask(listFavouriteIds, {}, me)).toEqual({ ids: [idOf('f', 1)], count: 1 })
})

test('OFR-07 a new offer fits the searches whose every filter it answers', async () => {
  const fitting: readonly SavedFilters[] = [
    { subject: 'maths' },
    { level: 'advanced' },
    { place: 'online' },
    { city: 'krakow' },
    { city: 'lodz', online: true },
    { price_min: 5000, price_max: 9000 },
  ]
  const others: readonly SavedFilters[] = [
    { subject: 'maths', city: 'lodz' },
    { place: 'public_space' },
    { place: 'student_house' },
    { price_max: 8900 },
    { rating: '4' },
    { day: 1 },
  ]
  await models.tell([
    ...fitting.map((filters, n) => saved(n + 1, filters)),
    saved(7, {}, 'matury'),
    ...others.map((filters, n) => saved(n + 11, filters)),
    saved(17, {}, 'gitara'),
    saved(18, { subject: 'maths' }),
    make(e.SavedSearchMuted, { user_id, search_id: idOf('g', 18) }),
    saved(19, { subject: 'maths' }),
    make(e.SavedSearchRemoved, { user_id, search_id: idOf('g', 19) }),
    saved(20, { subject: 'maths' }, null, idOf('t', 1)),
  ])
  expect(await found(1)).toEqual([])
  const content = {
    level: 'any',
    places: ['online', 'teacher_house'],
    city_id: 'krakow',
    prices: [price(60, 9000)],
  } as const
  await models.tell(
    offerEventsOf(1, {
      title: 'Matura bez stresu',
      ...content,
      places: [...content.places],
      prices: [...content.prices],
    }),
  )
  expect(await found(1)).toEqual([1, 2, 3, 4, 5, 6, 7])
})

test('OFR-07 the list counts what is new since one looked, and forgets a person’s words', async () => {
  await models.tell([
    ...offerEventsOf(1),
    saved(1, { subject: 'maths' }, 'oferta'),
    ...offerEventsOf(2),
    ...offerEventsOf(3, { subject_id: 'music' }),
  ])
  expect(await models.ask(listSavedSearches, {}, me)).toEqual([
    {
      id: idOf('g', 1),
      name: 'Szukam 1',
      q: 'oferta',
      filters: { subject: 'maths' },
      muted: false,
      saved_at: expect.any(String),
      new_offers: 1,
    },
  ])
  const mine = { user_id, search_id: idOf('g', 1) }
  await models.tell([make(e.SavedSearchSeen, mine), make(e.SearchRenamed, { ...mine, name: 'Inna' })])
  expect(await models.ask(listSavedSearches, {}, me)).toMatchObject([{ name: 'Inna', new_offers: 0 }])
  await models.tell([make(accountEvents.PersonForgotten, { subject_id: user_id } as never)])
  expect(await models.ask(listSavedSearches, {}, me)).toEqual([])
  const { rows } = await models.pool.query('select name, q, terms from searches.saved')
  expect(rows).toEqual([{ name: null, q: null, terms: null }])
})
