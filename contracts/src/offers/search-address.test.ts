import { NO_FILTERS } from './filters.ts'
import { filtersAt, searchAddress } from './search-address.ts'

const at = (address: string) => {
  const url = new URL(address, 'https://kredka.example')
  return filtersAt(url.pathname, url.searchParams)
}

test('NAV-05 a subject has an address of its own, with a city and in either language', () => {
  const filters = { ...NO_FILTERS, subject: 'maths', city: 'krakow' }
  expect(searchAddress('pl', filters)).toBe('/korepetycje/matematyka/krakow')
  expect(searchAddress('en', filters)).toBe('/offers/maths/krakow')
  expect(searchAddress('en', { ...filters, subject: null })).toBe('/offers?city=krakow')
})

test('OFR-04 whatever was chosen comes back from its address', () => {
  const some = { ...NO_FILTERS, q: 'matura', subject: 'maths', price_max: 90, day: 2, page: 3 } as const
  for (const filters of [NO_FILTERS, some, { ...some, city: 'lodz', online: true }, { ...some, subject: null }]) {
    for (const language of ['pl', 'en'] as const) expect(at(searchAddress(language, filters))).toEqual(filters)
  }
  expect(at('/korepetycje?subject=maths')).toEqual({ ...NO_FILTERS, subject: 'maths' })
})
