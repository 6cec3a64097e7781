import { DAY, HOUR } from '../kernel/durations.ts'
import { amountsOf, answerTimes, orderStateOf, orderStatusOf, sum } from './rules.ts'

const NOW = Date.UTC(2026, 9, 1, 8)

test('ORD-02 a teacher has 48 h to answer, or until 2 h before the start', () => {
  expect(answerTimes(NOW, NOW + 100 * HOUR)).toEqual({
    expires_at: NOW + 48 * HOUR,
    nudges_at: [NOW + DAY, NOW + 43.2 * HOUR],
  })
  expect(answerTimes(NOW, NOW + 20 * HOUR).expires_at).toBe(NOW + 18 * HOUR)
})

test('ORD-02 an order that comes later than 2 h before the start waits for half of what remains', () => {
  expect(answerTimes(NOW, NOW + 2 * HOUR).expires_at).toBe(NOW + HOUR)
  expect(answerTimes(NOW, NOW + HOUR / 2)).toEqual({
    expires_at: NOW + HOUR / 4,
    nudges_at: [NOW + HOUR / 8, NOW + 0.225 * HOUR],
  })
})

test('PRM-01 a discount holds for the first date of an order alone', () => {
  expect(amountsOf(8000, 3, 25)).toEqual([6000, 8000, 8000])
  expect(sum(amountsOf(8000, 3, null))).toBe(24_000)
})

test('ORD-03 an order stands as its dates do: new while one is open, accepted where any was', () => {
  expect(orderStateOf([], 'new')).toBe('absent')
  expect(orderStateOf(['new', 'rejected'], 'rejected')).toBe('new')
  expect(orderStateOf(['new', 'accepted'], 'accepted')).toBe('partly_accepted')
  expect(orderStateOf(['rejected', 'accepted'], 'rejected')).toBe('accepted')
  expect(orderStateOf(['rejected', 'cancelled'], 'cancelled')).toBe('cancelled')
  expect(orderStatusOf('partly_accepted')).toBe('new')
  expect(orderStatusOf('rejected')).toBe('rejected')
})
