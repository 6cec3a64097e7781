import { div, hashOf } from './integers.ts'
import { randomOf, shuffle } from './random.ts'
import { seedOf } from './testing/replay.ts'

test('GAM-06 a quotient of whole numbers is rounded down', () => {
  const { below } = randomOf(seedOf(1))
  for (let n = 0; n < 10_000; n += 1) {
    const [a, b] = [below(2 ** 31), below(2 ** (1 + (n % 30))) + 1]
    expect(div(a, b)).toBe(Math.floor(a / b))
  }
})

test('GAM-06 xoshiro128** gives the numbers of its authors', () => {
  const { below } = randomOf([1, 2, 3, 4])
  expect(Array.from({ length: 6 }, () => below(2 ** 32))).toEqual([11520, 0, 5927040, 70819200, 2031721883, 1637235492])
})

test('GAM-06 numbers below a bound are as likely as each other', () => {
  const { below } = randomOf(seedOf(2))
  const counts = [0, 0, 0]
  for (let n = 0; n < 30_000; n += 1) {
    const drawn = below(3)
    counts[drawn] = (counts[drawn] ?? 0) + 1
  }
  for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(400)
})

test('GAM-06 a shuffle keeps all things, and states that differ hash to other numbers', () => {
  const things = [1, 2, 3, 4, 5, 6, 7]
  expect(shuffle(things, randomOf(seedOf(5))).toSorted((a, b) => a - b)).toEqual(things)
  expect(hashOf([1, 2])).not.toBe(hashOf([2, 1]))
  expect(hashOf([])).toBe(0x811c9dc5)
})
