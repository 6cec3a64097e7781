import { randomBytes } from './random-bytes.ts'

test('bytes of the pool are given once, also where it is filled anew, and belong to who asked', () => {
  const given = Array.from({ length: 3_000 }, () => randomBytes(16))
  expect(new Set(given.map((one) => one.toString('hex'))).size).toBe(given.length)
  const [first, second] = given as [Buffer, Buffer]
  const before = second.toString('hex')
  first.fill(0)
  expect(second.toString('hex')).toBe(before)
})

test('a length the pool cannot hold is refused', () => {
  expect(randomBytes(8 * 1024)).toHaveLength(8 * 1024)
  expect(() => randomBytes(8 * 1024 + 1)).toThrow(RangeError)
})
