import { placeOfZone, zoneLabel } from './zones.ts'

const SUMMER = Date.UTC(2026, 6, 1)
const WINTER = Date.UTC(2026, 11, 1)
const country = (country_code: string, ...timezones: string[]) => ({
  name: country_code,
  country_code,
  capital: '',
  latlng: [0, 0],
  timezones,
})

test('PRO-02 a zone is named by its place and its offset now', () => {
  expect(zoneLabel('Europe/Warsaw', SUMMER)).toBe('Warsaw (UTC+2)')
  expect(zoneLabel('Europe/Warsaw', WINTER)).toBe('Warsaw (UTC+1)')
  expect(zoneLabel('America/Indiana/Knox', WINTER)).toBe('Knox, Indiana (UTC−6)')
  expect(zoneLabel('America/New_York', WINTER)).toBe('New York (UTC−5)')
  expect(zoneLabel('Africa/Abidjan', WINTER)).toBe('Abidjan (UTC)')
})

test('PRO-02 the country of the browser’s zone is found under the zone’s older names too', () => {
  const countries = [country('IN', 'Asia/Kolkata'), country('UA', 'Europe/Simferopol', 'Europe/Kyiv')]
  expect(placeOfZone(countries, 'Asia/Calcutta')).toEqual({ country: 'IN', timezone: 'Asia/Kolkata' })
  expect(placeOfZone(countries, 'Europe/Kiev')).toEqual({ country: 'UA', timezone: 'Europe/Kyiv' })
  expect(placeOfZone(countries, 'UTC')).toBeNull()
  expect(placeOfZone(countries, 'Mars/Olympus')).toBeNull()
})
