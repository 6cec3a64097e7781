import { isSlow, type Pace, secondsOf } from './pace.ts'

const all = (...seconds: readonly number[]): Pace => {
  const pace = new Map<number, number>()
  for (const one of seconds) pace.set(one, (pace.get(one) ?? 0) + 1)
  return pace
}
const times = (count: number, seconds: number) => Array.from({ length: count }, () => seconds)

test('QUI-08 a time is known in whole seconds, but not where nothing passed or somebody was away', () => {
  expect([0, -5, 1, 1_000, 1_001, 600_000, 600_001].map(secondsOf)).toEqual([null, null, 1, 1, 2, 600, null])
})

test('QUI-08 slow is what takes more than twice the median, known from twenty answers on', () => {
  expect(isSlow(all(...times(19, 5)), 600)).toBe(false)
  expect(isSlow(all(...times(20, 5)), 10)).toBe(false)
  expect(isSlow(all(...times(20, 5)), 11)).toBe(true)
  // the lower of the two in the middle
  expect(isSlow(all(...times(10, 30), ...times(10, 5)), 11)).toBe(true)
  expect(isSlow(all(...times(11, 30), ...times(9, 5)), 60)).toBe(false)
})
