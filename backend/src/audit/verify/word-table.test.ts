import { randomUUID } from 'node:crypto'
import { WordTable, wordOf, wordOfUuid } from './word-table.ts'

test('ANA-04 the table knows every name it was given, with its word, and nothing else', () => {
  const table = new WordTable()
  const names = Array.from({ length: 20_000 }, () => randomUUID())
  names.forEach((name, n) => {
    table.set(wordOfUuid(name), BigInt(n))
  })
  expect(names.every((name, n) => table.get(wordOfUuid(name)) === BigInt(n))).toBe(true)
  expect(Array.from({ length: 1_000 }, () => randomUUID()).some((name) => table.get(wordOfUuid(name)))).toBe(false)
  table.set(wordOf('a stream'), 1n)
  table.set(wordOf('a stream'), 2n)
  expect(table.get(wordOf('a stream'))).toBe(2n)
  expect(table.size).toBe(20_001)
})
