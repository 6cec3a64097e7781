import { CITIES, citiesNear, cityById, kmBetween, searchCities } from './cities.ts'
import { VOIVODESHIPS } from './city.ts'

const names = (query: string, limit?: number) => searchCities(query, limit).map(({ name }) => name)

describe('searchCities', () => {
  test('OFR-06 nothing below two characters', () => {
    expect(searchCities('')).toEqual([])
    expect(searchCities('w')).toEqual([])
    expect(searchCities(' w ')).toEqual([])
  })

  test('OFR-06 accents and case do not matter, either way round', () => {
    expect(names('lodz')[0]).toBe('Łódź')
    expect(names('ŁÓDŹ')[0]).toBe('Łódź')
    expect(names('krakow')).toContain('Kraków')
    expect(names('Świętoch')).toEqual(['Świętochłowice'])
    expect(names('Kraków'.normalize('NFD'))).toEqual(names('krakow'))
  })

  test('OFR-06 any word of the name may begin so, across hyphens too', () => {
    expect(names('biała')).toEqual(['Bielsko-Biała', 'Biała Podlaska'])
    expect(names('bielsko biala')).toEqual(['Bielsko-Biała'])
    expect(names('nowy s')).toEqual(['Nowy Sącz'])
  })

  test('OFR-06 the more populous first, none from within a word', () => {
    const found = names('gor', 50)
    expect(found[0]).toBe('Zielona Góra')
    expect(found).toContain('Góra')
    expect(found).not.toContain('Zgorzelec')
    expect(names('wa')[0]).toBe('Warszawa')
    expect(names('wa', 3)).toHaveLength(3)
  })
})

describe('CITIES', () => {
  const capitals =
    'Wrocław Bydgoszcz Toruń Lublin Zielona·Góra Gorzów·Wielkopolski Łódź Kraków Warszawa Opole Rzeszów Białystok Gdańsk Katowice Kielce Olsztyn Poznań Szczecin'

  test('OFR-06 at least 300 towns, every voivodeship and its capitals', () => {
    expect(CITIES.length).toBeGreaterThanOrEqual(300)
    expect(new Set(CITIES.map((city) => city.voivodeship))).toEqual(new Set(VOIVODESHIPS))
    const all = CITIES.map(({ name }) => name)
    expect(all).toEqual(expect.arrayContaining(capitals.split(' ').map((name) => name.replace('·', ' '))))
  })

  test('ids and names are unique, ids are slugs', () => {
    expect(new Set(CITIES.map(({ id }) => id)).size).toBe(CITIES.length)
    expect(new Set(CITIES.map(({ name }) => name)).size).toBe(CITIES.length)
    for (const { id } of CITIES) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/)
    expect(cityById('wroclaw')?.in_pl).toBe('we Wrocławiu')
    expect(cityById('atlantyda')).toBeUndefined()
  })

  test('every town lies in Poland and says where it is with the right preposition', () => {
    for (const { name, in_pl, lat, lng } of CITIES) {
      expect([name, lat > 49 && lat < 54.9, lng > 14.1 && lng < 24.2]).toEqual([name, true, true])
      const before = /^W[^aeiouyąęó]/.test(name) ? 'we' : 'w'
      expect(in_pl).toMatch(new RegExp(`^${before} ${name.slice(0, 1)}`))
    }
  })
})

test('OFR-04 towns nearby come by the way to them, without the town itself', () => {
  const city = (id: string) => cityById(id) ?? fail(id)
  expect(kmBetween(city('krakow'), city('warszawa'))).toBeGreaterThan(240)
  expect(kmBetween(city('krakow'), city('warszawa'))).toBeLessThan(262)
  expect(kmBetween(city('sopot'), city('sopot'))).toBe(0)
  const near = citiesNear(city('sopot'), 20)
  expect(near.map(({ city: { id } }) => id)).toEqual(expect.arrayContaining(['gdansk', 'gdynia']))
  expect(near.map(({ km }) => km)).toEqual(near.map(({ km }) => km).toSorted((a, b) => a - b))
  expect(near.every(({ km, city: { id } }) => km <= 20 && id !== 'sopot')).toBe(true)
})

function fail(id: string): never {
  throw new Error(`no town '${id}'`)
}
