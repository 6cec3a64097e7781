import { counter } from '../testing/counter.ts'
import { FoldCache, type SomeDecider, StreamFold } from './fold-cache.ts'

const decider = counter as unknown as SomeDecider

function foldOf(events: number): StreamFold {
  const fold = new StreamFold(decider)
  for (let revision = 0; revision < events; revision += 1) {
    fold.advance({ type: 'Counted', data: { by: 1 }, revision, position: `${revision}`, command_id: `c${revision}` })
  }
  return fold
}

test('a fold takes each event once and in order', () => {
  const fold = foldOf(3)
  for (const revision of [2, 4]) {
    fold.advance({ type: 'Counted', data: { by: 9 }, revision, position: `${revision}`, command_id: 'x' })
  }
  expect(fold).toMatchObject({ revision: 2, position: '2', state: { total: 3 } })
})

test('a fold leaps over the events whose state was made by their decision, and over no others', () => {
  const places = [2, 3].map((revision) => ({ revision, command_id: `c${revision}` }))
  const [next, other] = [foldOf(2), foldOf(4)]
  expect(next.leap(places, '3', { total: 4 })).toBe(true)
  expect(next).toMatchObject({ revision: 3, position: '3', state: { total: 4 } })
  expect(next.commands.find('c2')).toEqual([{ first: 2, count: 1 }])
  expect(other.leap(places, '3', { total: 9 })).toBe(false)
  expect(other).toMatchObject({ revision: 3, state: { total: 4 } })
})

test('what was used longest ago goes first, by number of streams and by weight', () => {
  const cache = new FoldCache({ streams: 3, bytes: 60_000 })
  for (const name of ['a', 'b', 'c']) cache.keep(decider, name, foldOf(10))
  cache.get(decider, 'a')
  cache.keep(decider, 'd', foldOf(10))
  expect(['a', 'b', 'c', 'd'].map((name) => cache.get(decider, name) !== undefined)).toEqual([true, false, true, true])
  for (const name of ['e', 'f', 'g']) cache.keep(decider, name, foldOf(1_500))
  expect(cache.weight).toBe(2 * 24_576)
  expect(cache.size).toBe(2)
  cache.keep(decider, 'h', foldOf(5_000))
  expect([cache.size, cache.get(decider, 'h')?.revision]).toEqual([1, 4_999])
})

test('a fold that grew is weighed anew, and an absent stream is not kept', () => {
  const cache = new FoldCache({ streams: 3, bytes: 100 })
  const fold = foldOf(1)
  cache.keep(decider, 'a', fold)
  fold.advance({ type: 'Counted', data: { by: 1 }, revision: 1, position: '1', command_id: 'c1' })
  cache.keep(decider, 'a', fold)
  cache.keep(decider, 'b', new StreamFold(decider))
  expect({ weight: cache.weight, size: cache.size }).toEqual({ weight: 48, size: 1 })
})

test('where no stream may be kept, none is', () => {
  const cache = new FoldCache({ streams: 0, bytes: 1_000 })
  cache.keep(decider, 'a', foldOf(1))
  expect({ size: cache.size, weight: cache.weight, found: cache.get(decider, 'a') }).toEqual({ size: 0, weight: 0 })
})

test('a state that says what it weighs makes room for itself, and is weighed anew as it grows', () => {
  const heavy: SomeDecider = { ...decider, weight: (state) => (state as { readonly counts: number }).counts * 1_000 }
  const heavyFold = new StreamFold(heavy)
  const count = (revision: number) => {
    const event = { type: 'Counted', data: { by: 1 }, revision, position: `${revision}`, command_id: 'c' }
    heavyFold.advance(event)
  }
  const cache = new FoldCache({ streams: 10, bytes: 3_000 })
  for (const name of ['a', 'b', 'c']) cache.keep(decider, name, foldOf(1))
  count(0)
  cache.keep(heavy, 'room', heavyFold)
  expect({ weight: cache.weight, size: cache.size }).toEqual({ weight: 3 * 24 + 24 + 1_000, size: 4 })
  count(1)
  count(2)
  cache.keep(heavy, 'room', heavyFold)
  expect({ weight: cache.weight, size: cache.size }).toEqual({ weight: 3_024, size: 1 })
  expect(cache.get(heavy, 'room')?.revision).toBe(2)
})
