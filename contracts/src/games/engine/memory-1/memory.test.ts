import { MEMORY_SIZES, memoryBoard } from '../../memory/rules.ts'
import { randomOf } from '../random.ts'
import { expectCorpus } from '../testing/corpus.ts'
import { type Choose, playBy, seedOf } from '../testing/replay.ts'
import { deal, type Memory, memory, pairOf, SET_PAIRS } from './memory.ts'

const [FIRST_SIZE, ...OTHER_SIZES] = MEMORY_SIZES
const SETUPS = [memoryBoard(FIRST_SIZE), ...OTHER_SIZES.map(memoryBoard)] as const
/** Tiles at random, many of which cannot be turned over. */
const anyTile: Choose<Memory> = (_, { below }) => below(36)
const seed = seedOf(3)
const hidden = { seedOf: () => seed }

/** Turns tiles over, as the server would tell it. */
function turn(state: Memory, ...tiles: readonly number[]): Memory {
  return tiles.reduce((before, tile) => {
    const told = memory.tell(before, tile, hidden)
    const after = told === null ? null : memory.step(before, tile, told)
    if (after === null) throw new Error(`tile ${tile} cannot be turned over`)
    return after
  }, state)
}

const begun = memory.begin({ tiles: 12 })
const faces = deal(12, seed)
const partnerOf = (tile: number) =>
  faces.findIndex((face, n) => n !== tile && pairOf(face) === pairOf(faces[tile] ?? 0))
const strangerOf = (tile: number) => faces.findIndex((face) => pairOf(face) !== pairOf(faces[tile] ?? 0))

test('GAM-02 a board has both faces of half as many pairs as it has tiles, each once', () => {
  for (const { tiles } of SETUPS) {
    const dealt = deal(tiles, seed)
    expect(new Set(dealt).size).toBe(tiles)
    expect(new Set(dealt.map(pairOf)).size).toBe(tiles / 2)
    expect(dealt.every((face) => face >= 0 && face < 2 * SET_PAIRS)).toBe(true)
  }
})

test('GAM-02 each deal is as likely as others: every face comes to every tile about as often', () => {
  const counts = Array.from({ length: 36 }, () => 0)
  for (let n = 0; n < 7_200; n += 1) {
    const at = deal(36, seedOf(n)).indexOf(7)
    counts[at] = (counts[at] ?? 0) + 1
  }
  // 200 are expected; chi square of 35 degrees of freedom stays below 75 but once in ten thousand
  expect(counts.reduce((sum, count) => sum + (count - 200) ** 2 / 200, 0)).toBeLessThan(75)
})

test('GAM-02 two tiles that belong together stay open; others turn back with the next tile', () => {
  const pair = turn(begun, 0, partnerOf(0))
  expect(pair).toMatchObject({ open: [], moves: 1 })
  expect(pair.found.filter(Boolean)).toHaveLength(2)
  const miss = turn(begun, 0, strangerOf(0))
  expect(miss).toMatchObject({ open: [0, strangerOf(0)], moves: 1 })
  expect(miss.found.some(Boolean)).toBe(false)
  // also one of the two that just lay open
  expect(turn(miss, 0)).toMatchObject({ open: [0], moves: 1 })
})

test('GAM-02 a found tile, the open one and one beyond the board cannot be turned over', () => {
  const pair = turn(begun, 0, partnerOf(0))
  expect(memory.tell(pair, 0, hidden)).toBeNull()
  expect(memory.tell(turn(begun, 4), 4, hidden)).toBeNull()
  for (const tile of [-1, 12, 1.5, Number.NaN]) {
    expect(memory.tell(begun, tile, hidden)).toBeNull()
    expect(memory.step(begun, tile, [0])).toBeNull()
  }
})

test('GAM-06 what is told must fit: a face lies on one tile, and there for good', () => {
  const open = turn(begun, 0)
  const face = faces[0] ?? 0
  expect(memory.step(open, 1, [face])).toBeNull()
  const closed = turn(begun, 0, strangerOf(0))
  expect(memory.step(closed, 0, [face === 0 ? 1 : 0])).toBeNull()
  for (const told of [[], [1, 2], [-1], [2 * SET_PAIRS], [0.5]]) expect(memory.step(begun, 0, told)).toBeNull()
})

test('GAM-02 whoever remembers all clears the board, and the moves are the score', () => {
  const order = faces.flatMap((_, tile) => (tile < partnerOf(tile) ? [tile, partnerOf(tile)] : []))
  const done = turn(begun, ...order)
  expect(memory.isOver(done)).toBe(true)
  expect(memory.score(done)).toBe(6)
})

test('GAM-06 a million random inputs lead to whole numbers, to found pairs and nowhere else', () => {
  let inputs = 0
  for (let n = 0; inputs < 1_000_000; n += 1) {
    const { below } = randomOf(seedOf(n))
    const dealt = deal(36, seedOf(n))
    let state = memory.begin({ tiles: 36 })
    for (let tries = 0; tries < 4_000 && !memory.isOver(state); tries += 1) {
      const input = below(40)
      inputs += 1
      state = memory.step(state, input, dealt.slice(input, input + 1)) ?? state
    }
    const { faces: known, moves, found } = state
    expect([...known, moves].every(Number.isSafeInteger)).toBe(true)
    expect(found.filter(Boolean).length % 2).toBe(0)
  }
})

test('GAM-06 recorded runs of memory come out as they were recorded', () => {
  expectCorpus(`${import.meta.dirname}/corpus.json`, memory, [...SETUPS], anyTile)
  const { state } = playBy(memory, { tiles: 12 }, { n: 1, choose: (_, { below }) => below(12) })
  expect(memory.isOver(state)).toBe(true)
})
