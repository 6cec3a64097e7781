import { addDays, addMonths, isDay, parseDay, weekdayOf, weeksAround } from './days.ts'

test.each([
  ['2026-11-30', '2026-11-30'],
  ['2026-1-5', '2026-01-05'],
  [' 5.01.2026 ', '2026-01-05'],
  ['5/1/2026', '2026-01-05'],
  ['2024-02-29', '2024-02-29'],
])('WID-01 “%s” is the day %s', (typed, day) => {
  expect(parseDay(typed)).toBe(day)
})

test.each(['', 'tomorrow', '2026-02-29', '2026-13-01', '2026-11', '20261130'])('“%s” is no day', (typed) => {
  expect(parseDay(typed)).toBeNull()
})

test('only yyyy-mm-dd is a day', () => {
  expect(['2026-11-30', '2026-11-31', '2026-1-5', ''].map(isDay)).toEqual([true, false, false, false])
})

test('days pass the end of months and the change of clocks', () => {
  expect(addDays('2026-02-28', 1)).toBe('2026-03-01')
  expect(addDays('2026-03-29', 1)).toBe('2026-03-30')
  expect(addDays('2026-10-25', -1)).toBe('2026-10-24')
})

test('a month on is the same date or the last one', () => {
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
  expect(addMonths('2026-12-15', 1)).toBe('2027-01-15')
  expect(addMonths('2026-03-31', -1)).toBe('2026-02-28')
  expect(addMonths('2024-02-29', 12)).toBe('2025-02-28')
})

test('WID-01 weeks begin on Monday; six of them hold any month', () => {
  expect(weekdayOf('2026-11-23')).toBe(0)
  expect(weekdayOf('2026-11-22')).toBe(6)
  const weeks = weeksAround('2026-11-21')
  expect(weeks.flat()).toHaveLength(42)
  expect(weeks[0]?.[0]).toBe('2026-10-26')
  expect(weeks[5]?.[6]).toBe('2026-12-06')
})
