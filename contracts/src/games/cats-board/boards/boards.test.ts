import { readFileSync } from 'node:fs'
import { catsBoard } from '../../engine/cats-board-1/cats-board.ts'
import { beginningOf, beginRun } from '../../play.ts'
import { readMap } from '../map.ts'
import { DIFFICULTIES, starsOf } from '../rules.ts'
import { BOARDS, boardOf } from './boards.ts'
import { boardId, boardNamed } from './names.ts'

const SOLUTIONS: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(`${import.meta.dirname}/solutions.json`, 'utf8'),
)

test('GAM-07 there are at least 120 boards in three steps, each another one, and their par rises', () => {
  expect(BOARDS.length).toBeGreaterThanOrEqual(120)
  expect(new Set(BOARDS.map(({ map }) => map)).size).toBe(BOARDS.length)
  expect(Object.keys(SOLUTIONS)).toEqual(BOARDS.map(({ id }) => id))
  for (const difficulty of DIFFICULTIES) {
    const pars = BOARDS.filter((board) => board.difficulty === difficulty).map(({ par }) => par)
    expect(pars).toEqual(pars.toSorted((a, b) => a - b))
    expect(pars[0]).toBeGreaterThanOrEqual(3)
  }
})

test('GAM-07 a board is known by its id alone, and nothing else is taken for one', () => {
  for (const { id, difficulty, number } of BOARDS) expect(boardNamed(id)).toEqual({ difficulty, number })
  for (const difficulty of DIFFICULTIES) {
    const number = BOARDS.filter((board) => board.difficulty === difficulty).length + 1
    expect(boardNamed(boardId({ difficulty, number }))).toBeNull()
  }
  for (const id of ['', 'easy', 'easy-', 'easy-0', 'easy-01', 'easy-1.5', 'easy-1e0', 'easy- 1', 'harder-1']) {
    expect(boardNamed(id)).toBeNull()
  }
})

test.each(BOARDS.map(({ id }) => id))('GAM-07 the stored solution of %s brings every cat home with its par', (id) => {
  const beginning = beginningOf({ game: 'cats-board', board: id })
  if (beginning === null) throw new Error('it cannot be begun')
  expect(beginning.variant).toBe(id)
  let position = beginRun(beginning)
  for (const input of SOLUTIONS[id]?.split(' ').map(Number) ?? []) {
    expect(position?.isOver).toBe(false)
    position = position?.step(input, []) ?? null
  }
  expect(position).toMatchObject({ isOver: true, score: boardOf(id)?.par })
})

test('GAM-07 no board is solved before its first move, and each has a box for every cat', () => {
  for (const { map } of BOARDS) {
    const layout = readMap(map)
    if (layout === null) throw new Error(`${map} is no board`)
    expect(layout.boxes).toHaveLength(layout.cats.length)
    expect(catsBoard.isOver(catsBoard.begin(layout))).toBe(false)
  }
})

test('GAM-07 par earns three stars, up to two moves more earn two, and any solution one', () => {
  expect([5, 6, 7, 8, 40].map((moves) => starsOf(moves, 5))).toEqual([3, 2, 2, 1, 1])
})

test.each([
  '',
  'A',
  'Aa../..../..../....',
  'AaBb/..../....',
  'AaBb/..../..../...',
  'AaCc/..../..../....',
  'AaBB/b.../..../....',
  'AaB./..../..../....',
  'AaBb/..x./..../....',
  'AaBb...../........./........./.........',
])('GAM-06 %j is no board', (map) => {
  expect(readMap(map)).toBeNull()
})
