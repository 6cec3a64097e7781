import { appendItem, type Chunks, filterChunks } from './chunks.ts'

function many(count: number, most: number): Chunks<number> {
  let chunks: Chunks<number> = []
  for (let n = 0; n < count; n++) chunks = appendItem(chunks, n, most)
  return chunks
}

test('what is appended stands in its order, and the oldest go beyond the most', () => {
  expect(many(250, 1_000).flat()).toEqual(Array.from({ length: 250 }, (_, n) => n))
  const newest = many(1_234, 1_000).flat()
  expect([newest[0], newest.at(-1), newest.length]).toEqual([300, 1_233, 934])
})

test('an appending leaves the list before it as it was, and copies no chunk but the last', () => {
  const before = many(250, 1_000)
  const after = appendItem(before, 250, 1_000)
  expect(before.flat()).toHaveLength(250)
  expect(after.slice(0, -1).every((chunk, n) => chunk === before[n])).toBe(true)
})

test('what does not stay is gone, and the rest goes on in its order', () => {
  const even = filterChunks(many(250, 1_000), (n) => n % 2 === 0 && n >= 100)
  expect(appendItem(even, 250, 1_000).flat()).toEqual(Array.from({ length: 76 }, (_, n) => 100 + 2 * n))
})
