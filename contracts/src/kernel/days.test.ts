import { warsawDay } from './days.ts'

test('I18-02 a day of Warsaw begins at its midnight, in winter and in summer', () => {
  expect(warsawDay('2026-01-31T22:59:59.999Z')).toBe('2026-01-31')
  expect(warsawDay('2026-01-31T23:00:00.000Z')).toBe('2026-02-01')
  expect(warsawDay(Date.parse('2026-06-30T22:00:00.000Z'))).toBe('2026-07-01')
  expect(warsawDay(Date.parse('2026-06-30T21:59:59.999Z'))).toBe('2026-06-30')
})
