import { alternate, median, percentile, storm } from './figures.ts'

test('a percentile is a measured value, by nearest rank', () => {
  const hundred = Array.from({ length: 100 }, (_, n) => 100 - n)
  expect([percentile(hundred, 0.5), percentile(hundred, 0.95), percentile(hundred, 0.99)]).toEqual([50, 95, 99])
  expect(median([3])).toBe(3)
  expect(percentile([], 0.5)).toBeNaN()
})

test('subject and floor take turns, and the warm-up is not counted', async () => {
  const calls: string[] = []
  const note = (who: string) => async (round: number) => {
    calls.push(who)
    return round
  }
  const rounds = await alternate(3, note('s'), note('f'))
  expect(rounds).toEqual({ subject: [0, 1, 2], floor: [0, 1, 2] })
  expect(calls.join('')).toBe('sfsffssf')
})

test('a storm makes every call once, with so many at a time', async () => {
  const seen: number[] = []
  let at_once = 0
  let most = 0
  const result = await storm(4, 50, async (n) => {
    most = Math.max(most, ++at_once)
    await Promise.resolve()
    seen.push(n)
    at_once--
  })
  expect(seen.sort((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, n) => n))
  expect(most).toBe(4)
  expect(result.times).toHaveLength(50)
})
