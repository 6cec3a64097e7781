import { countFilters, filtersFrom, filtersOf, NO_FILTERS, paramsOf, searchInput } from './filters.ts'

test('OFR-04 filters live in the address and come back the same', () => {
  const filters = {
    ...NO_FILTERS,
    q: 'całki',
    subject: 'maths',
    level: 'advanced',
    city: 'krakow',
    online: true,
    price_max: 120,
    day: 3,
    hour: 17,
    rating: '4.5',
    sort: 'price',
    page: 3,
  } as const
  expect(filtersOf(paramsOf(filters))).toEqual(filters)
  expect(paramsOf(NO_FILTERS).toString()).toBe('')
})

test('OFR-04 nonsense in the address is left out', () => {
  const filters = filtersOf(
    new URLSearchParams(
      'subject=alchemy&level=x&place=moon&city=<b>&price_min=-5&price_max=1e9&day=8&hour=24&rating=5&page=0&sort=luck',
    ),
  )
  expect(filters).toEqual(NO_FILTERS)
})

test('OFR-04 prices are złoty in the address and grosze on the wire', () => {
  expect(searchInput({ ...NO_FILTERS, price_min: 60, price_max: 90 })).toEqual({ price_min: 6000, price_max: 9000 })
})

test('OFR-07 a saved search opens as it was saved', () => {
  const filters = { ...NO_FILTERS, q: 'matura', subject: 'maths', price_max: 90, day: 1, hour: 0 } as const
  const { page, sort, ...input } = searchInput(filters)
  expect(filtersFrom(input)).toEqual(filters)
  expect([page, sort]).toEqual([undefined, undefined])
})

test('OFR-04 the switch for online counts beside a city alone', () => {
  expect(searchInput({ ...NO_FILTERS, online: true })).toEqual({})
  expect(countFilters({ ...NO_FILTERS, city: 'krakow', price_min: 10, price_max: 20 })).toBe(2)
})
