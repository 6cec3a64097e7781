import { query } from '../kernel/endpoints.ts'
import { Obj, Type } from '../kernel/schema.ts'

export const CitySuggestionView = Obj({
  id: Type.String(),
  address: Obj({ city: Type.String(), voivodeship: Type.String() }),
})

export const autocompleteCities = query('places.cities', {
  path: 'GET /places/autocomplete-cities',
  access: 'public',
  about: 'Cities whose name has a word that begins so; two characters or more.',
  query: Obj({ q: Type.String({ minLength: 2, maxLength: 60 }) }),
  answer: Type.Array(CitySuggestionView),
})
