import { listSubjects } from '@kredka/contracts/data/endpoints'
import { SUBJECTS } from '@kredka/contracts/data/subjects'
import { searchCities } from '@kredka/contracts/places/cities'
import { COUNTRIES, countryName } from '@kredka/contracts/places/countries'
import { autocompleteCities, listCountries } from '@kredka/contracts/places/endpoints'
import { answer } from '../kernel/query.ts'

const SUGGESTIONS = 10

/** Reference data: it ships with the code, so there is nothing to wait for. */
export const dataQueryHandlers = [
  answer(listSubjects, [], async ({ input }) => {
    const language = input.lang ?? 'pl'
    const collator = new Intl.Collator(language)
    return SUBJECTS.map((subject) => ({ id: subject.id, name: subject[language] })).toSorted((a, b) =>
      collator.compare(a.name, b.name),
    )
  }),
  answer(autocompleteCities, [], async ({ input }) =>
    searchCities(input.q, SUGGESTIONS).map((city) => ({
      id: city.id,
      address: { city: city.name, voivodeship: city.voivodeship },
      in_pl: city.in_pl,
    })),
  ),
  answer(listCountries, [], async ({ input }) => {
    const language = input.lang ?? 'pl'
    const collator = new Intl.Collator(language)
    return COUNTRIES.map(({ latlng, timezones, ...country }) => ({
      name: countryName(country.country_code, language),
      ...country,
      latlng: [...latlng],
      timezones: [...timezones],
    })).toSorted((a, b) => collator.compare(a.name, b.name))
  }),
]
