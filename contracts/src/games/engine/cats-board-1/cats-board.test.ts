import { randomOf } from '../random.ts'
import { expectCorpus } from '../testing/corpus.ts'
import { type Choose, seedOf } from '../testing/replay.ts'
import { type CatsBoard, catsBoard } from './cats-board.ts'
import { slideOf, UNDO } from './input.ts'
import type { Layout } from './layout.ts'
import { SETUPS } from './testing/setups.ts'

const hidden = { seedOf }
const [UP, RIGHT, DOWN, LEFT] = [0, 1, 2, 3] as const
/** Cat A in the first corner, cat B in the last one, walls in the third cell of the second row and below. */
const layout: Layout = { columns: 4, rows: 4, walls: [6, 13], cats: [0, 15], boxes: [12, 3] }
const begun = catsBoard.begin(layout)

function play(state: CatsBoard, ...inputs: readonly number[]): CatsBoard {
  return inputs.reduce((before, input) => {
    expect(catsBoard.tell(before, input, hidden)).toEqual([])
    const after = catsBoard.step(before, input, [])
    if (after === null) throw new Error(`${input} cannot be played`)
    return after
  }, state)
}

test('GAM-07 a cat slides till the edge, a wall or another cat stops it, over boxes too', () => {
  expect(play(begun, slideOf(0, RIGHT)).cats).toEqual([3, 15])
  expect(play(begun, slideOf(1, LEFT)).cats).toEqual([0, 14])
  expect(play(begun, slideOf(0, RIGHT), slideOf(0, DOWN)).cats).toEqual([11, 15])
  expect(play(begun, slideOf(1, UP), slideOf(0, RIGHT)).cats).toEqual([2, 3])
  expect(play(begun, slideOf(1, UP), slideOf(0, RIGHT), slideOf(0, LEFT)).moves).toBe(3)
})

test('GAM-07 a cat that has no way, one that is not there and other inputs are refused', () => {
  for (const input of [slideOf(0, UP), slideOf(0, LEFT), slideOf(2, UP), UNDO, UNDO + 1, -1, 0.5, Number.NaN, 65_535]) {
    expect(catsBoard.tell(begun, input, hidden)).toBeNull()
    expect(catsBoard.step(begun, input, [])).toBeNull()
  }
  expect(catsBoard.step(begun, slideOf(0, RIGHT), [1])).toBeNull()
})

test('GAM-07 what is taken back counts no move, as far as the beginning', () => {
  const moved = play(begun, slideOf(0, RIGHT), slideOf(0, DOWN))
  expect(catsBoard.score(moved)).toBe(2)
  expect(play(moved, UNDO)).toMatchObject({ cats: [3, 15], moves: 1 })
  const back = play(moved, UNDO, UNDO)
  expect(back).toEqual(begun)
  expect(catsBoard.step(back, UNDO, [])).toBeNull()
})

test('GAM-07 a run is over once every cat rests in its own box, and nothing can be played after', () => {
  const done = play(begun, slideOf(0, DOWN), slideOf(1, UP))
  expect(catsBoard.isOver(play(begun, slideOf(0, DOWN)))).toBe(false)
  expect(catsBoard.isOver(done)).toBe(true)
  expect(catsBoard.score(done)).toBe(2)
  for (const input of [slideOf(0, UP), UNDO]) expect(catsBoard.step(done, input, [])).toBeNull()
})

test('GAM-06 a million random inputs leave every cat on a cell of its own and in none of a wall', () => {
  let inputs = 0
  for (let n = 0; inputs < 1_000_000; n += 1) {
    const { below } = randomOf(seedOf(n))
    const of = SETUPS[n % SETUPS.length] ?? layout
    let state = catsBoard.begin(of)
    for (let tries = 0; tries < 5_000 && !catsBoard.isOver(state); tries += 1) {
      inputs += 1
      state = catsBoard.step(state, below(20), []) ?? state
    }
    const { cats, moves } = state
    expect(new Set([...cats, ...of.walls]).size).toBe(cats.length + of.walls.length)
    expect([...cats, moves].every(Number.isSafeInteger)).toBe(true)
  }
})

test('GAM-06 recorded runs of cats come out as they were recorded', () => {
  const anySlide: Choose<CatsBoard> = (_, { below }) => below(UNDO + 1)
  expectCorpus(`${import.meta.dirname}/corpus.json`, catsBoard, SETUPS, anySlide)
})
