import type { InputOf } from '@kredka/contracts/kernel/endpoints'
import { must } from '@kredka/contracts/kernel/testing/must'
import { countFacets, searchOffers } from '@kredka/contracts/offers/endpoints'
import { LEVELS, PLACES, type Place } from '@kredka/contracts/offers/rules'
import { cityById } from '@kredka/contracts/places/cities'
import { calendarProjection } from '../calendar/projection.ts'
import { randomFrom } from '../kernel/testing/random.ts'
import { startTestReadModels, type TestReadModels } from '../kernel/testing/test-read-models.ts'
import { profilesProjection } from '../profiles/projection.ts'
import { promotionsProjection } from '../promotions/projection.ts'
import { offersProjection } from './projection.ts'
import { offerQueryHandlers } from './queries.ts'
import { idOf, offerEventsOf, price, teacher } from './testing/market.ts'

type Filters = InputOf<typeof countFacets>

const SUBJECTS = ['maths', 'english', 'physics', 'music']
const CITIES = ['krakow', 'lodz', 'gdansk', 'warszawa', 'gdynia']
const NEIGHBOURS = ['gdansk', 'gdynia']
const WORDS = ['matura', 'rozmowy', 'całki', 'gitara', 'egzamin']
const TEXTS = ['matury', 'rozmow', 'egzmin', 'gitara matura']
const OFFERS = 150
const COMBINATIONS = 120

const random = randomFrom(20_261_121)
const oneOf = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T
const some = <T>(values: readonly T[]): T[] => {
  const kept = values.filter(() => random() < 0.4)
  return kept.length === 0 ? [oneOf(values)] : kept
}

interface Fact extends Required<Pick<Filters, 'subject' | 'level' | 'teacher'>> {
  readonly id: string
  readonly places: readonly Place[]
  readonly city: string | null
  readonly amount: number
}

const FACTS: readonly Fact[] = Array.from({ length: OFFERS }, (_, n) => {
  const places = some(PLACES)
  const inPerson = places.some((place) => place !== 'online')
  return {
    id: idOf('f', n),
    subject: oneOf(SUBJECTS),
    level: oneOf(LEVELS),
    teacher: idOf('t', 1 + Math.floor(random() * 5)),
    places,
    city: inPerson ? oneOf(CITIES) : null,
    amount: 1000 * Math.ceil(random() * 20),
  }
})

let models: TestReadModels
beforeAll(async () => {
  models = await startTestReadModels(
    [profilesProjection, promotionsProjection, calendarProjection, offersProjection],
    offerQueryHandlers,
  )
  const offers = FACTS.map(({ teacher, subject, level, places, city, amount }, n) =>
    offerEventsOf(n, {
      title: `${oneOf(WORDS)} i ${oneOf(WORDS)}`,
      teacher_id: teacher,
      subject_id: subject,
      level,
      places: [...places],
      city_id: city,
      prices: [price(60, amount)],
    }),
  )
  await models.tell([...[1, 2, 3, 4, 5].flatMap((n) => teacher(n)), ...offers.flat()])
})
afterAll(() => models.close())

async function listed(filters: Filters): Promise<readonly string[]> {
  const pages = [1, 2].map((page) => models.page(searchOffers, { ...filters, page_size: 100, page }))
  return (await Promise.all(pages)).flatMap(({ rows }) => rows.map(({ id }) => id)).sort()
}

/**
 * The rules of OFR-04 said once more, in words of another language than SQL; which texts match is taken from the search
 * itself.
 */
function matches(fact: Fact, filters: Filters, withText: ReadonlySet<string>): boolean {
  const { subject, level, place, city, online, price_min, price_max, teacher } = filters
  const there = city === undefined || fact.city === city || (online === true && fact.places.includes('online'))
  return (
    withText.has(fact.id) &&
    there &&
    (subject === undefined || fact.subject === subject) &&
    (level === undefined || fact.level === level || fact.level === 'any') &&
    (place === undefined || fact.places.includes(place)) &&
    (teacher === undefined || fact.teacher === teacher) &&
    fact.amount >= (price_min ?? 0) &&
    fact.amount <= (price_max ?? Number.POSITIVE_INFINITY)
  )
}

function combination(): Filters {
  const city = random() < 0.4 ? { city: oneOf(CITIES), ...(random() < 0.5 ? { online: true } : {}) } : {}
  return {
    ...(random() < 0.4 ? { q: oneOf(TEXTS) } : {}),
    ...(random() < 0.4 ? { subject: oneOf(SUBJECTS) } : {}),
    ...(random() < 0.4 ? { level: oneOf(LEVELS) } : {}),
    ...(random() < 0.4 ? { place: oneOf(PLACES) } : {}),
    ...city,
    ...(random() < 0.3 ? { price_min: 1000 * Math.floor(random() * 12) } : {}),
    ...(random() < 0.3 ? { price_max: 1000 * Math.ceil(8 + random() * 12) } : {}),
    ...(random() < 0.1 ? { teacher: idOf('t', 1 + Math.floor(random() * 5)) } : {}),
  }
}

test('OFR-04 the list holds what the filters say, and every facet counts what its choice would find', async () => {
  const texts = new Map<string, ReadonlySet<string>>()
  for (const q of TEXTS) texts.set(q, new Set(await listed({ q })))
  const everything = new Set(FACTS.map(({ id }) => id))
  for (let n = 0; n < COMBINATIONS; n++) {
    const filters = combination()
    const withText = texts.get(filters.q ?? '') ?? everything
    const hits = (changes: Filters) => FACTS.filter((fact) => matches(fact, { ...filters, ...changes }, withText))
    expect({ filters, ids: await listed(filters) }).toEqual({ filters, ids: hits({}).map(({ id }) => id) })

    const facets = must(await models.ask(countFacets, filters))
    const own = CITIES.filter((city) => hits({ city, online: false }).length > 0)
    expect({ filters, ...facets, cities: sorted(facets.cities) }).toEqual({
      filters,
      total: hits({}).length,
      subjects: ranked(SUBJECTS.map((subject) => counted(subject, hits({ subject })))),
      levels: ranked(LEVELS.map((level) => counted(level, hits({ level })))),
      places: ranked(PLACES.map((place) => counted(place, hits({ place })))),
      cities: sorted(own.map((city) => counted(city, hits({ city })))),
      without: [],
      read_as: [],
      near: neighboursOf(filters.city)
        .map((city) => nearby(city, hits({ city, online: false }).length))
        .filter(({ count }) => count > 0),
    })
  }
})

function neighboursOf(city: string | undefined): readonly string[] {
  return city !== undefined && NEIGHBOURS.includes(city) ? NEIGHBOURS.filter((other) => other !== city) : []
}

function nearby(city_id: string, count: number) {
  return { city_id, name: cityById(city_id)?.name, km: 20, count }
}

type Facet = { readonly value: string; readonly count: number }

function counted(value: string, hits: readonly Fact[]): Facet {
  return { value, count: hits.length }
}

/** Facets as they are shown: the fullest first, the empty ones not at all. */
function ranked(facets: readonly Facet[]): readonly Facet[] {
  return sorted(facets.filter(({ count }) => count > 0))
}

function sorted(facets: readonly Facet[]): readonly Facet[] {
  return facets.toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
}
