import { createBucket, createBuckets } from './token-bucket.ts'

const PACE = { burst: 3, per_second: 2 }

test('API-04 a bucket lets a burst through, then as many as come back', () => {
  let time = 0
  const bucket = createBucket(PACE, () => time)
  const takes = (n: number) => Array.from({ length: n }, () => bucket.take())
  expect(takes(5)).toEqual([true, true, true, false, false])
  time += 500
  expect(takes(2)).toEqual([true, false])
  time += 60_000
  expect(takes(4)).toEqual([true, true, true, false])
})

test('API-04 each key has a bucket of its own, forgotten once it is full again', () => {
  let time = 0
  const buckets = createBuckets(PACE, () => time)
  for (let n = 0; n < 3; n += 1) expect(buckets.take('a')).toBe(true)
  expect([buckets.take('a'), buckets.take('b')]).toEqual([false, true])
  expect(buckets.size()).toBe(2)
  time += 1_000
  buckets.take('b')
  time += 1_000
  expect(buckets.take('c')).toBe(true)
  expect(buckets.size()).toBe(2)
})

test('API-04 whether a key would be let through is told without taking from it', () => {
  const buckets = createBuckets(PACE, () => 0)
  expect([buckets.has('a'), buckets.size()]).toEqual([true, 0])
  for (let n = 0; n < 3; n += 1) buckets.take('a')
  expect([buckets.has('a'), buckets.has('b')]).toEqual([false, true])
})
