import { commandIdOfKey } from '../ids.ts'
import { CommandIndex } from './command-index.ts'

const idOf = (n: number) => commandIdOfKey({ kind: 'visitor' }, String(n))

test('EVT-03 a command of several events is found where it stands, however many came after it', () => {
  const index = new CommandIndex()
  for (let revision = 0; revision < 9_000; revision += 1) index.add(idOf(Math.floor(revision / 3)), revision)
  for (const n of [0, 1, 471, 2_999]) expect(index.find(idOf(n))).toContainEqual({ first: n * 3, count: 3 })
  const strangers = Array.from({ length: 1_000 }, (_, n) => index.find(idOf(20_000 + n)).length)
  expect(strangers.filter((found) => found > 0)).toEqual([])
})

test('OPS-06 a hundred thousand commands take a few megabytes, an empty index nothing', () => {
  const index = new CommandIndex()
  expect([index.bytes, index.find(idOf(1))]).toEqual([0, []])
  for (let n = 0; n < 100_000; n += 1) index.add(`command ${n}`, n)
  expect(index.bytes).toBeLessThan(100_000 * 33)
})

test('ids that share a hash are both found, and reading has to tell them apart', () => {
  const index = new CommandIndex()
  const [one, other] = ['c1et9lys19636', 'cq0k1p853852']
  index.add(one, 0)
  index.add('another', 1)
  index.add(other, 2)
  for (const id of [one, other]) {
    expect(index.find(id)).toEqual([
      { first: 0, count: 1 },
      { first: 2, count: 1 },
    ])
  }
})

test('room made beforehand is filled as room made step by step', () => {
  const index = new CommandIndex()
  for (let n = 0; n < 5; n += 1) index.add(idOf(n), n)
  index.reserve(1_000)
  const bytes = index.bytes
  for (let n = 5; n < 1_005; n += 1) index.add(idOf(n), n)
  expect(index.bytes).toBe(bytes)
  for (const n of [0, 4, 5, 1_004]) expect(index.find(idOf(n))).toContainEqual({ first: n, count: 1 })
})
