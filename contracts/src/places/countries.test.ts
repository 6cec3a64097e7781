import { COUNTRIES, countryByCode, countryName } from './countries.ts'

test('PRO-02 every country has zones that clocks know, and a name in both languages', () => {
  expect(COUNTRIES.length).toBeGreaterThan(240)
  for (const { country_code, timezones, latlng } of COUNTRIES) {
    expect(country_code).toMatch(/^[A-Z]{2}$/)
    expect(timezones.length).toBeGreaterThan(0)
    for (const timeZone of timezones) expect(() => new Intl.DateTimeFormat('pl', { timeZone })).not.toThrow()
    expect(Math.abs(latlng[0])).toBeLessThanOrEqual(90)
    expect(Math.abs(latlng[1])).toBeLessThanOrEqual(180)
    expect([country_code, countryName(country_code, 'pl')]).not.toEqual([country_code, country_code])
  }
})

test('PRO-02 Poland is as everybody knows it', () => {
  expect(countryByCode('PL')).toEqual({
    country_code: 'PL',
    capital: 'Warsaw',
    latlng: [52.25, 21],
    timezones: ['Europe/Warsaw'],
  })
  expect(countryName('PL', 'pl')).toBe('Polska')
  expect(countryName('DE', 'en')).toBe('Germany')
  expect(countryByCode('XX')).toBeUndefined()
})
