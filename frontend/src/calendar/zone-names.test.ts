import { zoneName } from './zone-names.ts'

const WINTER = Date.parse('2026-12-01T12:00:00Z')
const SUMMER = Date.parse('2026-07-01T12:00:00Z')

test('I18-02 a zone has a name and how far it is ahead on that day', () => {
  expect(zoneName('Europe/Warsaw', WINTER, 'pl')).toBe('czas środkowoeuropejski (UTC+1)')
  expect(zoneName('Europe/Warsaw', SUMMER, 'en')).toBe('Central European Time (UTC+2)')
  expect(zoneName('America/New_York', WINTER, 'en')).toBe('Eastern Time (UTC−5)')
  expect(zoneName('UTC', WINTER, 'pl')).toBe('UTC')
})
