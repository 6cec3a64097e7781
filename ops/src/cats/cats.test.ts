import { BOARDS } from '@kredka/contracts/games/cats-board/boards/boards'
import { readMap } from '@kredka/contracts/games/cats-board/map'
import { drawBoard, twinOf } from './draw.ts'
import { solve } from './solve.ts'

const layoutOf = (map: string) => {
  const layout = readMap(map)
  if (layout === null) throw new Error(`${map} is no board`)
  return layout
}

test('GAM-07 no way through a built-in board is shorter than its par', () => {
  for (const { map, par } of BOARDS) expect(solve(layoutOf(map))).toHaveLength(par)
})

test('GAM-07 no two built-in boards are each other mirrored or turned, or with other letters', () => {
  expect(new Set(BOARDS.map(({ map }) => twinOf(layoutOf(map)))).size).toBe(BOARDS.length)
  const twins = ['A..b/#.../..../a..B', 'b..A/...#/..../B..a', 'B..a/#.../..../b..A', 'a..B/..../#.../A..b']
  expect(new Set(twins.map((map) => twinOf(layoutOf(map)))).size).toBe(1)
})

test('GAM-07 a board is drawn the same each time, with exactly the par that was asked for', () => {
  const wanted = { side: 5, cats: 2, par: 4 }
  const drawn = drawBoard(3, wanted, new Set())
  expect(drawBoard(3, wanted, new Set())).toEqual(drawn)
  expect(solve(layoutOf(drawn.map))).toHaveLength(4)
})

test('GAM-07 a board without a way is found to have none', () => {
  expect(solve(layoutOf('A#a./##../..../B..b'))).toBeNull()
})
