import { foldLetters } from '../kernel/slug.ts'
import { LARGEST_CITIES } from './cities-largest.ts'
import { MIDDLE_CITIES } from './cities-middle.ts'
import { SMALLER_CITIES } from './cities-smaller.ts'
import type { City } from './city.ts'

export type { City } from './city.ts'

/** The larger Polish towns, the most populous first. */
export const CITIES: readonly City[] = [...LARGEST_CITIES, ...MIDDLE_CITIES, ...SMALLER_CITIES].map(
  ([id, name, in_pl, voivodeship, lat, lng]) => ({ id, name, in_pl, voivodeship, lat, lng }),
)

const byId = new Map(CITIES.map((city) => [city.id, city]))

export function cityById(id: string): City | undefined {
  return byId.get(id)
}

const searchable = CITIES.map((city) => ({ city, words: ` ${fold(city.name)}` }))

/**
 * Towns whose name has a word that begins with what a person has typed so far (OFR-06), the most populous first. Case,
 * accents and hyphens make no difference. Fewer than two characters find nothing.
 */
export function searchCities(query: string, limit = 10): City[] {
  const wanted = fold(query)
  if (wanted.length < 2) return []
  const found = searchable.filter(({ words }) => words.includes(` ${wanted}`))
  return found.slice(0, limit).map(({ city }) => city)
}

const EARTH_KM = 6371
const RADIAN = Math.PI / 180

/** @returns along the ground, in whole kilometres */
export function kmBetween(one: Pick<City, 'lat' | 'lng'>, other: Pick<City, 'lat' | 'lng'>): number {
  const half = (a: number, b: number) => Math.sin(((a - b) * RADIAN) / 2) ** 2
  const along = Math.cos(one.lat * RADIAN) * Math.cos(other.lat * RADIAN) * half(one.lng, other.lng)
  return Math.round(2 * EARTH_KM * Math.asin(Math.sqrt(half(one.lat, other.lat) + along)))
}

/** Towns around one, the nearest first, without itself. */
export function citiesNear(city: City, within_km: number): readonly { readonly city: City; readonly km: number }[] {
  return CITIES.filter(({ id }) => id !== city.id)
    .map((other) => ({ city: other, km: kmBetween(city, other) }))
    .filter(({ km }) => km <= within_km)
    .sort((a, b) => a.km - b.km)
}

/** Lower case, without accents; hyphens and runs of spaces as one space. */
function fold(text: string): string {
  return foldLetters(text)
    .replace(/[\s-]+/g, ' ')
    .trim()
}
