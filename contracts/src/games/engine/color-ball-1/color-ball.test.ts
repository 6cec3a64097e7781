import type { Hidden } from '../engine.ts'
import { randomOf } from '../random.ts'
import { expectCorpus } from '../testing/corpus.ts'
import { playBy, seedOf } from '../testing/replay.ts'
import { CELLS, linesThrough, NO_WAY, pathBetween, pointsOf, reachableFrom, SIDE, stepsFrom } from './board.ts'
import { COLOURS, type ColorBall, colorBall, FIRST_BALLS, LAY_OUT, moveOf, NEW_BALLS } from './color-ball.ts'
import { chooseColorBall } from './testing/player.ts'

const hiddenOf = (n: number): Hidden => ({ seedOf: (draw) => seedOf(n * 10_000 + draw) })

/**
 * A board as it is drawn: a row a line, a digit a ball, a dot a free cell; rows that are left out are free but for one
 * ball in the last, so that no line clears the board.
 */
function boardOf(drawing: string, more: Partial<ColorBall> = {}): ColorBall {
  const digits = drawing
    .replaceAll(/\s/g, '')
    .padEnd(CELLS - SIDE, '.')
    .padEnd(CELLS, '....7....')
  const cells = [...digits].map((sign) => (sign === '.' ? 0 : Number(sign)))
  return { cells, next: [1, 2, 3], score: 0, turn: 7, vanished: [], came: [], ...more }
}
const at = (row: number, column: number) => row * SIDE + column
const countOf = ({ cells }: ColorBall) => cells.filter(Boolean).length
function play(state: ColorBall, input: number, hidden = hiddenOf(1)): ColorBall {
  const told = colorBall.tell(state, input, hidden)
  const after = told === null ? null : colorBall.step(state, input, told)
  if (after === null) throw new Error(`${input} cannot be played`)
  return after
}
const begin = (n = 1) => play(colorBall.begin(null), LAY_OUT, hiddenOf(n))

test('GAM-07 a run begins with five balls and says which three come next', () => {
  const state = begin()
  expect(countOf(state)).toBe(FIRST_BALLS)
  expect(state.next).toHaveLength(NEW_BALLS)
  expect([...state.cells, ...state.next].every((colour) => colour >= 0 && colour <= COLOURS)).toBe(true)
  expect(colorBall.tell(colorBall.begin(null), moveOf(0, 1), hiddenOf(1))).toBeNull()
  expect(colorBall.tell(state, LAY_OUT, hiddenOf(1))).toBeNull()
})

test('GAM-07 a ball goes along free cells, the shortest way; where there is none it cannot go', () => {
  const { cells } = boardOf('1.2...... .22......')
  expect(pathBetween(cells, 0, at(8, 8))).toHaveLength(17)
  expect(pathBetween(cells, 0, 1)).toEqual([0, 1])
  const walled = boardOf('1.2...... 222......')
  expect(pathBetween(walled.cells, 0, at(8, 8))).toBeNull()
  expect(reachableFrom(walled.cells, 0)).toEqual([1])
  for (const input of [moveOf(0, at(8, 8)), moveOf(0, 0), moveOf(0, 2), moveOf(1, 3), -1, 0.5, LAY_OUT + 1]) {
    expect(colorBall.tell(walled, input, hiddenOf(1))).toBeNull()
    expect(colorBall.step(walled, input, [])).toBeNull()
  }
})

test('GAM-07 a path has no other as short as breadth-first search by hand, for all pairs of random boards', () => {
  for (let n = 0; n < 20; n += 1) {
    const { below } = randomOf(seedOf(n))
    const cells = Array.from({ length: CELLS }, () => (below(3) === 0 ? 1 : 0))
    const from = cells.indexOf(1)
    const far = new Map([[from, 0]])
    for (const [cell, steps] of far) {
      const [row, column] = [Math.floor(cell / SIDE), cell % SIDE]
      const beside = [row > 0 && cell - SIDE, row < 8 && cell + SIDE, column > 0 && cell - 1, column < 8 && cell + 1]
      for (const next of beside) {
        if (next !== false && cells[next] === 0 && !far.has(next)) far.set(next, steps + 1)
      }
    }
    const allSteps = stepsFrom(cells, from)
    for (let to = 0; to < CELLS; to += 1) {
      expect(allSteps[to]).toBe(far.get(to) ?? NO_WAY)
      const steps = to === from ? undefined : far.get(to)
      expect(pathBetween(cells, from, to)?.length).toBe(steps === undefined ? undefined : steps + 1)
    }
  }
})

test.each([
  ['a row', '1111..... ........1', at(1, 8), at(0, 4)],
  ['a column', '1........ 1........ 1........ 1........ ......... ........1', at(5, 8), at(4, 0)],
  ['down to the right', '1........ .1....... ..1...... ...1..... ......... 1........', at(5, 0), at(4, 4)],
  ['down to the left', '........1 .......1. ......1.. .....1... ......... 1........', at(5, 0), at(4, 4)],
])('GAM-07 five of a colour in %s vanish for ten points, and nothing new comes', (_, drawing, from, to) => {
  const after = play(boardOf(drawing), moveOf(from, to))
  expect(after).toMatchObject({ score: 10, came: [], next: [1, 2, 3], turn: 8 })
  expect(after.vanished).toHaveLength(5)
})

test('GAM-07 longer lines are worth more, and lines that cross add up', () => {
  expect([5, 6, 7, 8, 9].map(pointsOf)).toEqual([10, 12, 16, 22, 30])
  const seven = boardOf('111.111.. ........1')
  expect(play(seven, moveOf(at(1, 8), at(0, 3)))).toMatchObject({ score: 16 })
  const nine = boardOf('1111.1111 ......... 1........')
  expect(play(nine, moveOf(at(2, 0), at(0, 4)))).toMatchObject({ score: 30 })
  const cross = boardOf('1111..... ....1.... ....1.... ....1.... ....1.... ........1')
  const crossed = play(cross, moveOf(at(5, 8), at(0, 4)))
  expect(crossed.score).toBe(20)
  expect(countOf(crossed)).toBe(1)
  // four in a row are no line, nor are five around the edge
  expect(linesThrough(boardOf('111......').cells, 0)).toEqual([])
  expect(linesThrough(boardOf('.......11 111......').cells, at(1, 0))).toEqual([])
})

test('GAM-07 a move without a line brings the three balls that were announced', () => {
  const before = begin()
  const from = before.cells.findIndex(Boolean)
  const [to = 0] = reachableFrom(before.cells, from)
  const after = play(before, moveOf(from, to))
  expect(after.came).toHaveLength(NEW_BALLS)
  expect(after.came.map((cell) => after.cells[cell])).toEqual(before.next)
  expect(countOf(after)).toBe(FIRST_BALLS + NEW_BALLS)
})

test('GAM-07 balls that come make lines too; whoever clears the board gets new balls', () => {
  const four = boardOf('1111..... ......... 2........', { next: [1, 3, 3] })
  const told = [at(0, 4), at(8, 8), at(8, 7), 4, 5, 6]
  const after = colorBall.step(four, moveOf(at(2, 0), at(2, 1)), told)
  expect(after).toMatchObject({ score: 10, next: [4, 5, 6] })
  const alone = boardOf('1111..... ........1')
  const last = play({ ...alone, cells: alone.cells.with(at(8, 4), 0) }, moveOf(at(1, 8), at(0, 4)))
  expect(last).toMatchObject({ score: 10 })
  expect(countOf(last)).toBe(NEW_BALLS)
})

test('GAM-07 the game is over when no cell is free, with as many new balls as there was room for', () => {
  const full = Array.from({ length: CELLS }, (_, n) => ((n % SIDE) + 2 * Math.floor(n / SIDE)) % COLOURS)
  const cells = full.map((colour) => colour + 1).with(0, 0)
  const state: ColorBall = { ...boardOf(''), cells }
  const after = play(state, moveOf(1, 0))
  expect(after.came).toHaveLength(1)
  expect(colorBall.isOver(after)).toBe(true)
  expect(colorBall.isOver(state)).toBe(false)
  expect(colorBall.isOver(colorBall.begin(null))).toBe(false)
})

test('GAM-06 what is told must fit: places that are free, colours that there are, no more and no less', () => {
  const state = boardOf('1........ 2........')
  const input = moveOf(0, 1)
  const [a, b, c] = [at(4, 4), at(5, 5), at(6, 6)]
  expect(colorBall.step(state, input, [a, b, c, 1, 2, 3])).not.toBeNull()
  for (const told of [
    [],
    [a, b, c],
    [a, b, 1, 2, 3],
    [a, b, b, 1, 2, 3],
    [a, b, 1, 1, 2, 3],
    [a, b, CELLS, 1, 2, 3],
    [a, b, -1, 1, 2, 3],
    [a, b, 0.5, 1, 2, 3],
    [a, b, c, 0, 2, 3],
    [a, b, c, 8, 2, 3],
    [a, b, c, 1, 2, 3, 4],
  ])
    expect(colorBall.step(state, input, told)).toBeNull()
  const line = boardOf('1111..... ........1 2........')
  expect(colorBall.step(line, moveOf(at(1, 8), at(0, 4)), [a, b, c, 1, 2, 3])).toBeNull()
})

test('GAM-06 what comes next hangs on nothing that the player does but the number of the turn', () => {
  const state = begin()
  const from = state.cells.findIndex(Boolean)
  const colours = reachableFrom(state.cells, from).map((to) => play(state, moveOf(from, to)).next.length)
  expect(new Set(colours)).toEqual(new Set([NEW_BALLS]))
  const other = play(state, moveOf(from, reachableFrom(state.cells, from)[0] ?? 0), hiddenOf(2))
  expect(other.cells).not.toEqual(play(state, moveOf(from, reachableFrom(state.cells, from)[0] ?? 0)).cells)
})

test('GAM-06 a million inputs lead to whole numbers within the board and nowhere else', () => {
  let inputs = 0
  for (let n = 0; inputs < 1_000_000; n += 1) {
    const { below } = randomOf(seedOf(n))
    let state = begin(n)
    for (let tries = 0; tries < 4_000 && !colorBall.isOver(state); tries += 1) {
      inputs += 1
      const input = below(LAY_OUT + 3) - 1
      const told = colorBall.tell(state, input, hiddenOf(n))
      if (told === null) continue
      const after = colorBall.step(state, input, told)
      if (after === null) throw new Error('what was told did not fit')
      state = after
    }
    const { cells, next, score, turn } = state
    expect([...cells, ...next, score, turn].every(Number.isSafeInteger)).toBe(true)
    expect(cells).toHaveLength(CELLS)
    expect(cells.every((colour) => colour >= 0 && colour <= COLOURS)).toBe(true)
  }
})

test('GAM-06 recorded runs of color-ball come out as they were recorded', () => {
  expectCorpus(`${import.meta.dirname}/corpus.json`, colorBall, [null], chooseColorBall)
  const { state } = playBy(colorBall, null, { n: 1, choose: chooseColorBall })
  expect(state.score).toBeGreaterThan(0)
})
