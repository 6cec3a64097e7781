import { HOUR } from '../kernel/durations.ts'
import { answerTimeOf, daysIn, periodBefore, periodNamed, periodOf, stepDays, stepsOf } from './rules.ts'

const TODAY = '2026-11-25'

test('ADM-06 named periods end today, or with the month before, and the one before has as many days', () => {
  const week = periodNamed('7d', TODAY)
  expect(week).toEqual({ from: '2026-11-19', to: TODAY })
  expect(periodBefore(week)).toEqual({ from: '2026-11-12', to: '2026-11-18' })
  expect(periodNamed('month', TODAY)).toEqual({ from: '2026-11-01', to: TODAY })
  expect(periodBefore(periodNamed('month', TODAY))).toEqual({ from: '2026-10-07', to: '2026-10-31' })
  expect(periodNamed('last_month', TODAY)).toEqual({ from: '2026-10-01', to: '2026-10-31' })
  expect(periodNamed('last_month', '2027-01-31')).toEqual({ from: '2026-12-01', to: '2026-12-31' })
  expect(daysIn(periodNamed('year', '2028-12-31'))).toBe(366)
  expect(periodOf({}, TODAY)).toEqual(periodNamed('28d', TODAY))
})

test('ADM-06 days have no hours: those on which clocks change are as long as others', () => {
  const march = { from: '2026-03-28', to: '2026-03-30' }
  expect(daysIn(march)).toBe(3)
  expect(periodBefore(march)).toEqual({ from: '2026-03-25', to: '2026-03-27' })
  expect(stepsOf({ from: '2026-10-24', to: '2026-10-26' }).map(({ from }) => from)).toEqual([
    '2026-10-24',
    '2026-10-25',
    '2026-10-26',
  ])
})

test.each([
  ['one day alone', { from: '2026-11-01' }],
  ['the end before the beginning', { from: '2026-11-02', to: '2026-11-01' }],
  ['367 days', { from: '2025-11-24', to: TODAY }],
  ['a day that is still to come', { from: '2026-11-01', to: '2026-11-26' }],
  ['a day before the site', { from: '2019-12-31', to: '2020-01-05' }],
  ['a name and days', { period: '7d', from: '2026-11-01', to: '2026-11-02' }],
] as const)('ADM-06 a period is refused that has %s', (_, asked) => {
  expect(periodOf(asked, TODAY)).toBeNull()
})

test('ADM-06 an own period may be a single day or 366', () => {
  expect(periodOf({ from: TODAY, to: TODAY }, TODAY)).toEqual({ from: TODAY, to: TODAY })
  expect(periodOf({ from: '2025-11-25', to: TODAY }, TODAY)).toEqual({ from: '2025-11-25', to: TODAY })
})

test('ADM-06 a month is drawn by days, what is longer by weeks up to its last day', () => {
  expect(stepDays(periodNamed('28d', TODAY))).toBe(1)
  expect(stepsOf(periodNamed('28d', TODAY))).toHaveLength(28)
  const quarter = periodNamed('90d', TODAY)
  const weeks = stepsOf(quarter)
  expect(weeks).toHaveLength(13)
  expect(weeks[0]).toEqual({ from: quarter.from, to: '2026-09-02' })
  expect(weeks[1]).toEqual({ from: '2026-09-03', to: '2026-09-09' })
  expect(weeks.at(-1)).toEqual({ from: '2026-11-19', to: TODAY })
})

test('ADM-06 an answer within an hour ends with the hour', () => {
  expect([0, HOUR, HOUR + 1, 3 * HOUR, 12 * HOUR, 24 * HOUR, 24 * HOUR + 1].map(answerTimeOf)).toEqual([
    'within_1h',
    'within_1h',
    'within_3h',
    'within_3h',
    'within_12h',
    'within_24h',
    'longer',
  ])
})
