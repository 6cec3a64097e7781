import type { InputOf } from '@kredka/contracts/kernel/endpoints'
import { make } from '@kredka/contracts/kernel/events'
import { countFacets, searchOffers } from '@kredka/contracts/offers/endpoints'
import { offerEvents } from '@kredka/contracts/offers/events'
import { profileEvents } from '@kredka/contracts/profiles/events'
import { calendarProjection } from '../calendar/projection.ts'
import { startTestReadModels, type TestEvent, type TestReadModels } from '../kernel/testing/test-read-models.ts'
import { profilesProjection } from '../profiles/projection.ts'
import { promotionsProjection } from '../promotions/projection.ts'
import { offersProjection } from './projection.ts'
import { offerQueryHandlers } from './queries.ts'
import { idOf, offerEventsOf, price, submitted, teacher } from './testing/market.ts'

const MATURA = 'Przygotowanie do matury: całki, pochodne i arkusze z poprzednich lat.'

const MARKET: readonly (readonly [name: string, events: readonly TestEvent[]])[] = [
  ['maths', offerEventsOf(1, { title: 'Matematyka bez stresu', description: MATURA, level: 'advanced' })],
  [
    'maths-lodz',
    offerEventsOf(2, { title: 'Algebra', places: ['teacher_house'], city_id: 'lodz', prices: [price(60, 5000)] }),
  ],
  ['english', offerEventsOf(3, { title: 'Język angielski od podstaw', subject_id: 'english', level: 'any' })],
  [
    'english-krakow',
    offerEventsOf(4, {
      title: 'Konwersacje',
      subject_id: 'english',
      places: ['online', 'public_space'],
      city_id: 'krakow',
      prices: [price(30, 4000), price(60, 12_000), price(90, 15_000)],
    }),
  ],
  [
    'physics',
    offerEventsOf(5, {
      title: 'Fizyka na spokojnie, klasy 7–8, 2-3 razy',
      subject_id: 'physics',
      description: 'Tu nie ma matematyki.',
    }),
  ],
  ['it', offerEventsOf(6, { title: 'C++ i Python w praktyce', subject_id: 'programming', level: 'any' })],
  ['suspended', offerEventsOf(7, { title: 'Matematyka zawieszona', teacher_id: idOf('t', 2) })],
  ['waiting', [submitted(8, { title: 'Matematyka czeka' })]],
]

let models: TestReadModels
beforeAll(async () => {
  models = await startTestReadModels(
    [profilesProjection, promotionsProjection, calendarProjection, offersProjection],
    offerQueryHandlers,
  )
  const suspended = make(profileEvents.TeacherSuspended, { user_id: idOf('t', 2), reason: 'x' })
  const offers = MARKET.flatMap(([, events]) => events)
  await models.tell([...teacher(1), ...teacher(2), suspended, ...offers])
})
afterAll(() => models.close())

type Filters = InputOf<typeof searchOffers>

async function found(filters: Filters): Promise<readonly string[]> {
  const page = await models.page(searchOffers, filters)
  return page.rows.map(({ id }) => MARKET[Number(id.slice(-5)) - 1]?.[0] ?? id)
}

test.each([
  ['matematyka', ['maths', 'maths-lodz', 'physics']],
  ['matematki', ['maths', 'maths-lodz']],
  ['MATEMATYKĘ', ['maths', 'maths-lodz', 'physics']],
  ['angielskiego', ['english', 'english-krakow']],
  ['angeilski', ['english', 'english-krakow']],
  ['fziyka', ['physics']],
  ['lodz', ['maths-lodz']],
  ['Łodzi', ['maths-lodz']],
  ['krakowie', ['english-krakow']],
  ['maturą', ['maths']],
  ['całka', ['maths']],
  ['calki', ['maths']],
  ['matematyka lodz', ['maths-lodz']],
  ['korepetycje z angielskiego online', ['english', 'english-krakow']],
  ['English online', ['english', 'english-krakow']],
  ['c++', ['it']],
  ['pyth', ['it']],
  ['Fizyka na spokojnie, klasy 7–8, 2-3 razy', ['physics']],
  ['klasy 7-8', ['physics']],
  ['nieistniejące', []],
])('OFR-04 %s finds %j', async (q, names) => {
  expect([...(await found({ q }))].sort()).toEqual([...names].sort())
})

test('OFR-04 what stands in title and subject comes before what the description says', async () => {
  expect((await found({ q: 'matematyka' }))[0]).toBe('maths')
  expect((await found({ q: 'matematyka' })).at(-1)).toBe('physics')
})

test.each([
  ['Język angielski', 'english', ['english-krakow', 'english']],
  ['język angielski krakow', 'english', ['english-krakow']],
  ['matematyka', 'physics', ['physics']],
  ['matematyka arkusze', 'maths', ['maths']],
  ['matematyka arkusze', 'physics', []],
  ['język angielski', 'physics', []],
])('OFR-04 %s among offers of %s', async (q, subject, names) => {
  expect(await found({ q, subject })).toEqual(names)
  expect(await models.ask(countFacets, { q, subject })).toMatchObject({ total: names.length, without: [] })
})

test('OFR-04 no text, or none with a letter in it, finds everything that is public, what tells more first, then the newest', async () => {
  const all = ['english-krakow', 'maths', 'it', 'english', 'maths-lodz', 'physics']
  expect(await found({})).toEqual(all)
  expect(await found({ q: ' ?! ' })).toEqual(all)
  expect(await found({ q: 'korepetycje' })).toEqual(all)
})

test.each([
  "' or 1=1 --",
  "matematyka'; drop schema offers cascade; --",
  '\\',
  '& | ! ( ) <-> :*',
  '%_%',
  '中文 русский',
  '\u0000\u0007',
  '\ud800',
  'x'.repeat(100),
  'ab '.repeat(33),
])('OFR-04 odd text %j is searched for like any other', async (q) => {
  expect(Array.isArray(await found({ q }))).toBe(true)
  expect(await models.ask(countFacets, { q })).toMatchObject({ levels: expect.any(Array) })
})

test('OFR-04 a city means in person there; online offers join with the switch', async () => {
  expect(await found({ city: 'krakow' })).toEqual(['english-krakow'])
  expect(await found({ city: 'lodz', online: true })).toEqual([
    'english-krakow',
    'maths',
    'it',
    'english',
    'maths-lodz',
    'physics',
  ])
  expect(await found({ city: 'lodz', online: true, place: 'teacher_house' })).toEqual(['maths-lodz'])
  expect(await found({ city: 'gdansk' })).toEqual([])
})

test('OFR-04 a level also finds what is for any level', async () => {
  expect(await found({ level: 'advanced' })).toEqual(['maths', 'it', 'english'])
  expect(await found({ level: 'any' })).toEqual(['it', 'english'])
})

test('OFR-04 prices are those of the main length, both ends included', async () => {
  expect(await found({ price_min: 12_000 })).toEqual(['english-krakow'])
  expect(await found({ price_max: 5000 })).toEqual(['maths-lodz'])
  expect(await found({ price_min: 9000, price_max: 5000 })).toEqual([])
  expect(await found({ sort: 'price' })).toEqual(['maths-lodz', 'maths', 'english', 'physics', 'it', 'english-krakow'])
  expect((await found({ sort: '-price' }))[0]).toBe('english-krakow')
})

test('OFR-04 a text may be sorted by price and by age, too', async () => {
  expect(await found({ q: 'angielski', sort: 'price' })).toEqual(['english', 'english-krakow'])
  expect(await found({ q: 'angielski', sort: 'newest' })).toEqual(['english-krakow', 'english'])
})

test('API-02 pages follow each other without gap or repeat, and one beyond the end is empty', async () => {
  const page = (n: number) => models.page(searchOffers, { page: n, page_size: 4 })
  const [first, second, beyond] = [await page(1), await page(2), await page(9)]
  expect(first).toMatchObject({ has_next_page: true })
  expect(second).toMatchObject({ has_next_page: false })
  expect(beyond).toEqual({ rows: [], has_next_page: false })
  const ids = [first, second].flatMap(({ rows }) => rows.map(({ id }) => id))
  expect(new Set(ids).size).toBe(6)
  expect(await models.page(searchOffers, { page_size: 6 })).toMatchObject({ has_next_page: false })
})

test('API-05 a hit has the forms of the contract', async () => {
  const page = await models.page(searchOffers, { city: 'krakow' })
  expect(page).toEqual({
    rows: [
      {
        id: idOf('f', 4),
        slug: 'konwersacje',
        title: 'Konwersacje',
        excerpt: 'Spokojnie i po kolei, z zadaniami na każde spotkanie.',
        subject_id: 'english',
        level: 'basic',
        places: ['online', 'public_space'],
        city: { id: 'krakow', name: 'Kraków' },
        prices: [price(30, 4000), price(60, 12_000), price(90, 15_000)],
        teacher: { id: idOf('t', 1), name: 'Osoba 1', picture_url: null },
        rating: null,
        reasons: [{ why: 'newcomer', figure: null }],
        promotion: null,
        next_free: null,
        added_at: expect.stringMatching(/^2026-10-01T08:\d\d:00\.000Z$/),
      },
    ],
    has_next_page: false,
  })
})

test('OFR-03 an edit is found by its words only once it is active; a removed offer is not found', async () => {
  const offer = { offer_id: idOf('f', 20), teacher_id: idOf('t', 1) }
  const ids = async (q: string) => {
    const page = await models.page(searchOffers, { q })
    return page.rows.map(({ id }) => id)
  }
  await models.tell([
    ...offerEventsOf(20, { title: 'Harfa dawna', subject_id: 'music' }),
    submitted(20, { title: 'Klawesyn', subject_id: 'music', version: 2 }),
  ])
  expect(await ids('harfa')).toEqual([offer.offer_id])
  expect(await ids('klawesyn')).toEqual([])
  await models.tell([make(offerEvents.OfferActivated, { ...offer, version: 2, replaces: 1, reason: null })])
  expect(await ids('harfa')).toEqual([])
  expect(await ids('klawesyn')).toEqual([offer.offer_id])
  await models.tell([make(offerEvents.OfferRemoved, { ...offer, version: 2, visible: 2 })])
  expect(await ids('klawesyn')).toEqual([])
})
