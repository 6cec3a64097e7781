import { documentTitle } from './head.ts'
import { matchRoute, paramsIn, pathOf, ROUTES } from './routes.ts'

test('NAV-01 the search path is /korepetycje in Polish and /offers otherwise, and both always answer', () => {
  expect(pathOf('offers.search', 'pl')).toBe('/korepetycje')
  expect(pathOf('offers.search', 'en')).toBe('/offers')
  expect(matchRoute('/korepetycje')?.route).toMatchObject({ name: 'offers.search', language: 'pl' })
  expect(matchRoute('/offers')?.route).toMatchObject({ name: 'offers.search', language: 'en' })
})

test('NAV-01 parameters go into paths and come out of them', () => {
  const path = pathOf('offers.offer', 'pl', { slugged: '01abc-zażółć gęślą' })
  expect(path).toBe('/korepetycje/01abc-za%C5%BC%C3%B3%C5%82%C4%87%20g%C4%99%C5%9Bl%C4%85')
  expect(matchRoute(path)?.params).toEqual({ slugged: '01abc-zażółć gęślą' })
  expect(matchRoute('/my-offers/01abc/edit/')).toMatchObject({
    route: { name: 'offers.edit' },
    params: { id: '01abc' },
  })
})

test('NAV-05 a subject has an address of its own, alone and with a city, which is never that of an offer', () => {
  expect(matchRoute('/korepetycje/matematyka/krakow')).toMatchObject({
    route: { name: 'offers.subject-city', language: 'pl' },
    params: { subject: 'matematyka', city: 'krakow' },
  })
  expect(matchRoute('/offers/maths')?.route.name).toBe('offers.subject')
  expect(matchRoute('/offers/matematyka')?.route.name).toBe('offers.offer')
  expect(matchRoute('/korepetycje/alchemia/krakow')).toBeNull()
  const words = ROUTES.flatMap((route) => route.words?.['subject'] ?? [])
  expect(words.filter((word) => !/^[a-z][a-z-]*$/.test(word))).toEqual([])
})

test('NAV-01 the words of an address are those of its language', () => {
  const match = matchRoute('/korepetycje/matematyka/krakow')
  expect(match === null ? null : paramsIn(match, 'en')).toEqual({ subject: 'maths', city: 'krakow' })
})

test('NAV-03 other paths are no pages', () => {
  for (const path of ['/wedding', '/offers/a/b', '/adminero/none', '/offers/%ff']) expect(matchRoute(path)).toBeNull()
})

test('a path without its parameters, or of no page, is a fault of ours', () => {
  expect(() => pathOf('offers.offer', 'pl')).toThrow(RangeError)
  expect(() => pathOf('nowhere', 'pl')).toThrow(RangeError)
})

test('NAV-01 a word comes before a parameter, so that no page hides another', () => {
  for (const { path, words = {} } of ROUTES) {
    const address = path.replaceAll(/:([a-z_]+)/g, (_, name: string) => words[name]?.[0] ?? 'x')
    expect(matchRoute(address)?.route.path).toBe(path)
  }
})

test('NAV-01 a page has one path, or one for each language', () => {
  for (const { name, language } of ROUTES) {
    const languages = ROUTES.filter((route) => route.name === name).map((route) => route.language)
    expect(languages.toSorted()).toEqual(language === undefined ? [undefined] : ['en', 'pl'])
  }
})

test('NAV-05 a title is the brand plus the page’s own', () => {
  expect(documentTitle('Kredka', 'Find a tutor')).toBe('Kredka – Find a tutor')
  expect(documentTitle('Kredka', '')).toBe('Kredka')
})

test('ADM-07 every page of the back office names the duty that sees it, and no other page does', () => {
  expect(
    ROUTES.filter(({ gate, duty }) => (gate === 'admin') !== (duty !== undefined)).map(({ name }) => name),
  ).toEqual([])
})
