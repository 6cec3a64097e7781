import { query } from '../kernel/endpoints.ts'
import { Language, Obj, type Static, Type } from '../kernel/schema.ts'

export const CitySuggestionView = Obj({
  id: Type.String(),
  address: Obj({ city: Type.String(), voivodeship: Type.String() }),
  /** Answers 'where?' in Polish, with its preposition: `we Wrocławiu`. */
  in_pl: Type.String(),
})

export const autocompleteCities = query('places.cities', {
  path: 'GET /places/autocomplete-cities',
  access: 'public',
  about: 'Cities whose name has a word that begins so; two characters or more.',
  query: Obj({ q: Type.String({ minLength: 2, maxLength: 60 }) }),
  answer: Type.Array(CitySuggestionView),
})

/** Section 3's country. */
export const CountryView = Obj({
  name: Type.String(),
  country_code: Type.String(),
  capital: Type.String(),
  /** Degrees north, degrees east. */
  latlng: Type.Array(Type.Number(), { minItems: 2, maxItems: 2 }),
  timezones: Type.Array(Type.String(), { minItems: 1 }),
})
export type CountryView = Static<typeof CountryView>

export const listCountries = query('places.countries', {
  path: 'GET /places/countries',
  access: 'public',
  about: 'Every country with its time zones, by name in the asked language.',
  query: Obj({ lang: Type.Optional(Language) }),
  answer: Type.Array(CountryView),
})
