import { subjectById } from '../data/subjects.ts'
import type { InputOf } from '../kernel/endpoints.ts'
import type { searchOffers } from './endpoints.ts'
import { RATING_FLOORS, type RatingFloor } from './ranking.ts'
import { LEVELS, type Level, PLACES, type Place, SORTS, type SortName } from './rules.ts'

/** What the search's address says: filters live in the URL (OFR-04). Prices are whole złoty there. */
export interface Filters {
  readonly q: string
  readonly subject: string | null
  readonly level: Level | null
  readonly place: Place | null
  readonly city: string | null
  /** Online offers beside those of the city. */
  readonly online: boolean
  readonly price_min: number | null
  readonly price_max: number | null
  /** 1 (Monday) to 7. */
  readonly day: number | null
  /** 0 to 23. */
  readonly hour: number | null
  readonly rating: RatingFloor | null
  readonly sort: SortName
  readonly page: number
}

export const NO_FILTERS: Filters = {
  q: '',
  subject: null,
  level: null,
  place: null,
  city: null,
  online: false,
  price_min: null,
  price_max: null,
  day: null,
  hour: null,
  rating: null,
  sort: 'relevance',
  page: 1,
}

const GROSZ = 100
const CITY = /^[a-z][a-z-]{1,40}$/
const MAX_QUERY = 100
const MAX_PRICE = 1000
const LAST_PAGE = 10_000

/** Reads an address; what makes no sense there is left out rather than sent to the server. */
export function filtersOf(params: URLSearchParams): Filters {
  const subject = params.get('subject') ?? ''
  const city = params.get('city') ?? ''
  return {
    q: (params.get('q') ?? '').slice(0, MAX_QUERY),
    subject: subjectById(subject) === undefined ? null : subject,
    level: parseOneOf(LEVELS, params.get('level')),
    place: parseOneOf(PLACES, params.get('place')),
    city: CITY.test(city) ? city : null,
    online: params.get('online') === 'true',
    price_min: parseWhole(params.get('price_min'), MAX_PRICE),
    price_max: parseWhole(params.get('price_max'), MAX_PRICE),
    day: parseWithin(params.get('day'), 1, 7),
    hour: parseWithin(params.get('hour'), 0, 23),
    rating: parseOneOf(RATING_FLOORS, params.get('rating')),
    sort: parseOneOf(SORTS, params.get('sort')) ?? 'relevance',
    page: Math.max(1, parseWhole(params.get('page'), LAST_PAGE) ?? 1),
  }
}

/** The shortest address that says the same. */
export function paramsOf(filters: Filters): URLSearchParams {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(filters)) {
    const standard = NO_FILTERS[name as keyof Filters]
    if (value !== null && value !== standard && value !== '') params.set(name, String(value))
  }
  return params
}

/** What finds a city by its id, which is its name without accents: an address knows the id alone. */
export function cityInput(id: string): { readonly q: string } {
  return { q: id.replaceAll('-', ' ') }
}

/** What is asked of the server, without the page. */
export function facetInput(filters: Filters) {
  const { q, subject, level, place, city, online, price_min, price_max, day, hour, rating } = filters
  return {
    ...(q.trim() === '' ? {} : { q: q.trim() }),
    ...(subject === null ? {} : { subject }),
    ...(level === null ? {} : { level }),
    ...(place === null ? {} : { place }),
    ...(city === null ? {} : { city }),
    ...(online && city !== null ? { online } : {}),
    ...(price_min === null ? {} : { price_min: price_min * GROSZ }),
    ...(price_max === null ? {} : { price_max: price_max * GROSZ }),
    ...(day === null ? {} : { day }),
    ...(hour === null ? {} : { hour }),
    ...(rating === null ? {} : { rating }),
  }
}

export function searchInput(filters: Filters): InputOf<typeof searchOffers> {
  const { sort, page } = filters
  return {
    ...facetInput(filters),
    ...(sort === 'relevance' ? {} : { sort }),
    ...(page === 1 ? {} : { page }),
  }
}

/** The filters of a search as they were sent, such as a saved one's. */
export function filtersFrom(
  input: Omit<InputOf<typeof searchOffers>, 'page' | 'page_size' | 'sort' | 'teacher'>,
): Filters {
  const { price_min, price_max, ...rest } = input
  const zloty = (amount: number | undefined) => (amount === undefined ? null : Math.round(amount / GROSZ))
  return { ...NO_FILTERS, ...rest, price_min: zloty(price_min), price_max: zloty(price_max) }
}

/** How many filters are set, for the button that opens them on a phone. */
export function countFilters(filters: Filters): number {
  const { subject, level, place, city, price_min, price_max, day, hour, rating } = filters
  return [subject, level, place, city, price_min ?? price_max, day ?? hour, rating].filter((value) => value !== null)
    .length
}

function parseOneOf<T extends string>(values: readonly T[], value: string | null): T | null {
  return values.find((known) => known === value) ?? null
}

function parseWithin(text: string | null, lowest: number, highest: number): number | null {
  const value = text !== null && /^\d{1,2}$/.test(text) ? Number(text) : Number.NaN
  return value >= lowest && value <= highest ? value : null
}

function parseWhole(text: string | null, highest: number): number | null {
  if (text === null || !/^\d{1,6}$/.test(text)) return null
  return Math.min(Number(text), highest)
}
