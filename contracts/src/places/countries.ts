import { A_TO_K } from './country-rows-a-k.ts'
import { L_TO_Z } from './country-rows-l-z.ts'

/** Section 3's country, but for its name, which every language has its own for. */
export interface Country {
  /** ISO 3166-1 alpha-2. */
  readonly country_code: string
  /** English name; empty where there is none (Antarctica, islands without people). */
  readonly capital: string
  /**
   * Degrees north and east of the place that the IANA table gives for the country's first zone, mostly its largest
   * city.
   */
  readonly latlng: readonly [number, number]
  /** IANA names, the zone of most people first. */
  readonly timezones: readonly string[]
}

/** Every country of the IANA zone table (public domain), by code. */
export const COUNTRIES: readonly Country[] = [...A_TO_K, ...L_TO_Z].map(([country_code, capital, lat, lng, zones]) => ({
  country_code,
  capital,
  latlng: [lat, lng],
  timezones: zones.split(' '),
}))

const byCode = new Map(COUNTRIES.map((country) => [country.country_code, country]))

export function countryByCode(code: string): Country | undefined {
  return byCode.get(code)
}

/** The country's name in this language, by the machine's own data. */
export function countryName(code: string, language: 'pl' | 'en'): string {
  return new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code
}
