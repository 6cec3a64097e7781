import { readFileSync } from 'node:fs'
import { BOARDS } from './cats-board/boards/boards.ts'
import { readMap } from './cats-board/map.ts'
import { turnSlide } from './cats-board/with-map.ts'
import type { RunChoice } from './choices.ts'
import { UNDO } from './engine/cats-board-1/input.ts'
import { slideTo } from './engine/cats-board-1/layout.ts'
import { LAY_OUT } from './engine/color-ball-1/color-ball.ts'
import { randomOf, type Seed } from './engine/random.ts'
import { inputOf } from './engine/snake-1/input.ts'
import { beginningOf, beginRun, turnedBeginning } from './play.ts'
import { LEVELS } from './snake/levels/levels.ts'
import { turnHeading } from './snake/with-level.ts'
import { TURNS, turnCells, turnRows, turnWay } from './turning.ts'

/** Each person sees the daily board turned or mirrored, and has it exactly as hard as all others (GAM-04). */
const seedOf = (draw: number): Seed => [draw + 1, 22, 333, 4_444]
const ALL_TURNS = Array.from({ length: TURNS }, (_, turn) => turn)

test('GAM-04 a square board can be laid down in eight ways, and each leads back', () => {
  const seen = new Set<string>()
  for (let turn = 0; turn < TURNS; turn += 1) {
    const cells = Array.from({ length: 81 }, (_, cell) => cell)
    const { to, from } = turnCells(9, turn)
    seen.add(cells.map(to).join())
    expect(cells.map((cell) => from(to(cell)))).toEqual(cells)
    // what is side by side stays so, and the middle stays where it is
    expect([1, 9]).toContain(Math.abs(to(10) - to(11)))
    expect(to(40)).toBe(40)
    expect(to(81)).toBe(81)
  }
  expect(seen.size).toBe(TURNS)
})

test('GAM-04 ways and rows turn with their cells', () => {
  const rows = ['abc', 'def', 'ghi']
  const steps = [-3, 1, 3, -1]
  for (const turn of ALL_TURNS) {
    const { to } = turnCells(3, turn)
    const signs = turnRows(rows, turn).join('')
    for (const [cell, sign] of [...rows.join('')].entries()) expect(signs[to(cell)]).toBe(sign)
    // from the middle each way leads to one cell
    for (const [way, step] of steps.entries()) expect(to(4 + step)).toBe(4 + (steps[turnWay(way, turn)] ?? 0))
  }
  expect(turnRows(rows, 1)).toEqual(['gda', 'heb', 'ifc'])
  expect(turnRows(rows, 4)).toEqual(['cba', 'fed', 'ihg'])
})

/** The input that does on a turned board what another one does on the plain one. */
type TurnInput = (input: number, turn: number) => number

interface Turned {
  readonly choice: RunChoice
  readonly turnInput: TurnInput
  readonly inputs: readonly number[]
  /** So many of the inputs come to something at least. */
  readonly made: number
}

/** What became of the plain board, input by input, as somebody plays it who has it turned; null for what cannot be. */
function outcomesOf({ choice, turnInput, inputs }: Turned, turn: number) {
  const beginning = beginningOf(choice)
  if (beginning === null) throw new Error('it cannot be begun')
  let position = beginRun(turnedBeginning(beginning, turn))
  return inputs.map((input) => {
    const mine = turnInput(input, turn)
    const told = position?.isOver === false ? position.tell(mine, { seedOf }) : null
    if (position === null || told === null) return null
    position = position.step(mine, told)
    return position && { score: position.score, isOver: position.isOver, ticks: position.ticks }
  })
}

const turnTile: TurnInput = (input, turn) => TILES[turn]?.to(input) ?? input
const TILES = ALL_TURNS.map((turn) => turnCells(6, turn))

const turnMove: TurnInput = (input, turn) => {
  const to = CELLS[turn]?.to
  return input === LAY_OUT || to === undefined ? input : (to(input >> 7) << 7) | to(input & 127)
}
const CELLS = ALL_TURNS.map((turn) => turnCells(9, turn))

function stored(file: string): Readonly<Record<string, readonly number[]>> {
  const read = JSON.parse(readFileSync(`${import.meta.dirname}/${file}`, 'utf8')) as Readonly<Record<string, string>>
  return Object.fromEntries(Object.entries(read).map(([id, inputs]) => [id, inputs.split(' ').map(Number)]))
}

/** Any slides, some of them taken back: what cannot be done is passed over. */
function anySlides(cats: number): readonly number[] {
  const { below } = randomOf(seedOf(cats))
  return Array.from({ length: 300 }, () => (below(6) === 0 ? UNDO : below(cats << 2)))
}

/** Some turns, till it bites itself or a wall. */
function anyTurns(n: number): readonly number[] {
  const { below } = randomOf(seedOf(n))
  return Array.from({ length: 400 }, () => inputOf(below(30), below(5) === 0 ? null : below(4)))
}

const SOLUTIONS = stored('cats-board/boards/solutions.json')
const CLEARS = stored('snake/levels/clears.json')
const SQUARE_LEVELS = LEVELS.filter(({ map }) => {
  const [first = '', ...others] = map.split('\n')
  return first.length === others.length + 1
})

const GAMES: readonly (readonly [string, readonly Turned[]])[] = [
  [
    'memory',
    [
      {
        choice: { game: 'memory', size: '6x6', set: 'shapes' },
        turnInput: turnTile,
        inputs: Array.from({ length: 36 }, (_, tile) => tile),
        made: 36,
      },
    ],
  ],
  [
    'color-ball',
    [
      {
        choice: { game: 'color-ball', board: '9x9' },
        turnInput: turnMove,
        // the board is laid out, then any ball goes anywhere
        inputs: [LAY_OUT, ...Array.from({ length: 2_000 }, (_, n) => (((n * 37) % 81) << 7) | ((n * 53 + 11) % 81))],
        made: 20,
      },
    ],
  ],
  [
    'cats-board',
    BOARDS.flatMap(({ id, par, map }) => {
      const cats = readMap(map)?.cats.length ?? 0
      const on = {
        choice: { game: 'cats-board', board: id },
        turnInput: (input: number, turn: number) => turnSlide(input, turn, cats),
      } as const
      return [
        { ...on, inputs: SOLUTIONS[id] ?? [], made: par },
        { ...on, inputs: anySlides(cats), made: par },
      ]
    }),
  ],
  [
    'snake2024',
    SQUARE_LEVELS.flatMap(({ id }, n) => {
      const choice = { game: 'snake2024', mode: 'level', pace: 'clock', level: id } as const
      const on = { choice, turnInput: turnHeading }
      const inputs = CLEARS[id] ?? []
      return [
        { ...on, inputs, made: inputs.length },
        { ...on, inputs: anyTurns(n), made: 1 },
      ]
    }),
  ],
]

test.each(GAMES)('GAM-04 %s is exactly as hard however its board is turned', (_, played) => {
  expect(played.length).toBeGreaterThan(0)
  for (const one of played) {
    const plain = outcomesOf(one, 0)
    expect(plain.filter((outcome) => outcome !== null).length).toBeGreaterThanOrEqual(one.made)
    for (const turn of ALL_TURNS.slice(1)) expect(outcomesOf(one, turn)).toEqual(plain)
  }
})

test('GAM-04 cats that are turned slide in other ways and have other letters', () => {
  const [board] = BOARDS.filter(({ difficulty }) => difficulty === 'hard')
  const beginning = board && beginningOf({ game: 'cats-board', board: board.id })
  if (beginning === null || beginning === undefined) throw new Error('there is no such board')
  const maps = ALL_TURNS.map((turn) => String(turnedBeginning(beginning, turn).setup['map']))
  expect(new Set(maps).size).toBe(TURNS)
  const firsts = maps.map((map) => {
    const layout = readMap(map)
    return layout && [0, 1, 2, 3].map((way) => slideTo(layout, layout.cats, 0, way)).join()
  })
  expect(new Set(firsts).size).toBeGreaterThan(TURNS / 2)
})
