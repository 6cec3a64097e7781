import { daysShown, spanOf, turnPage } from './modes.ts'

test('CAL-01 a month has 42 cells and begins on a Monday', () => {
  const days = daysShown('month', '2026-11-22')
  expect(days).toHaveLength(42)
  expect([days[0], days.at(-1)]).toEqual(['2026-10-26', '2026-12-06'])
})

test('CAL-01 a week begins on Monday; three days and a day begin where one looks', () => {
  expect(daysShown('week', '2026-11-22')[0]).toBe('2026-11-16')
  expect(daysShown('three-days', '2026-11-22')).toEqual(['2026-11-22', '2026-11-23', '2026-11-24'])
  expect(daysShown('day', '2026-11-22')).toEqual(['2026-11-22'])
})

test('CAL-01 a step goes as far as what is shown', () => {
  expect(turnPage('month', '2027-01-31', 1)).toBe('2027-02-01')
  expect(turnPage('week', '2026-11-22', -1)).toBe('2026-11-15')
  expect(turnPage('three-days', '2026-11-22', 1)).toBe('2026-11-25')
  expect(turnPage('day', '2026-11-01', -1)).toBe('2026-10-31')
})

test('CAL-01 the days end at the next midnight of the zone, also when the clocks change', () => {
  expect(spanOf(['2026-10-25'], 'Europe/Warsaw')).toEqual({
    from: '2026-10-24T22:00:00.000Z',
    to: '2026-10-25T23:00:00.000Z',
  })
})
