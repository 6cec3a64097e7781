import { randomUUID } from 'node:crypto'
import { IdTable } from './id-table.ts'

test('finds what was added, with its value, and nothing else', () => {
  const table = new IdTable()
  const ids = Array.from({ length: 20_000 }, () => [randomUUID(), randomUUID()] as const)
  for (const [id, value] of ids) expect(table.add(id, value)).toBe(true)
  expect(ids.every(([id, value]) => table.has(id) && table.holds(id, value))).toBe(true)
  expect(ids.some(([id]) => table.holds(id, randomUUID()))).toBe(false)
  expect(Array.from({ length: 1_000 }, () => randomUUID()).some((id) => table.has(id))).toBe(false)
  const [first] = ids
  expect(first && table.add(first[0], randomUUID())).toBe(false)
})
