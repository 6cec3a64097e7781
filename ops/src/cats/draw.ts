import { type CatsBoard, catsBoard } from '@kredka/contracts/games/engine/cats-board-1/cats-board'
import { CATS_MAX, cellBeside, type Layout } from '@kredka/contracts/games/engine/cats-board-1/layout'
import { type Random, randomOf } from '@kredka/contracts/games/engine/random'
import { reach } from './solve.ts'

export interface Wanted {
  readonly side: number
  readonly cats: number
  readonly par: number
}

export interface Drawn {
  readonly par: number
  readonly map: string
  readonly solution: readonly number[]
}

/** States that are looked at for one board: further away nothing is found sooner than on another one. */
const STATES_MAX = 40_000
const TRIES_MAX = 4_000
/** States at the wanted distance that are weighed against each other. */
const WEIGHED = 40

/**
 * A board whose shortest way has exactly so many slides: walls and cats by lot, boxes where a state that far away has
 * its cats. The same one for the same seed.
 * @param known boards that came before, as `twinOf` names them; the new one is added
 */
export function drawBoard(seed: number, { side, cats, par }: Wanted, known: Set<string>): Drawn {
  const random = randomOf([seed + 1, 0x63617473, 0x626f7864, side * 100 + par])
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    const begun = layOut(random, side, cats)
    const reached = reach(begun, () => false, STATES_MAX)
    const far = Array.from({ length: reached.count }, (_, n) => n).filter((n) => reached.distanceOf(n) === par)
    const drawn = Array.from({ length: far.length === 0 ? 0 : WEIGHED }, () => far[random.below(far.length)] ?? 0)
      .map((n) => ({ layout: { ...begun, boxes: reached.catsOf(n) }, solution: reached.wayTo(n) }))
      .filter(({ layout }) => layout.boxes.every((box) => !layout.cats.includes(box)))
      .map((one) => ({ ...one, worth: worthOf(one.layout, one.solution) }))
      .toSorted((a, b) => b.worth - a.worth)[0]
    if (drawn === undefined || drawn.worth <= 0 || known.has(twinOf(drawn.layout))) continue
    known.add(twinOf(drawn.layout))
    return { par, map: mapOf(drawn.layout), solution: drawn.solution }
  }
  throw new Error(`no board of ${side} × ${side} with ${cats} cats and par ${par} was found`)
}

function layOut(random: Random, side: number, cats: number): Layout {
  const cells = Array.from({ length: side * side }, (_, cell) => cell)
  const take = () => cells.splice(random.below(cells.length), 1)[0] ?? 0
  // four cats can go nearly everywhere where little is in their way
  const few = cats === CATS_MAX ? side + 6 : side - 2
  const walls = Array.from({ length: few + random.below(side) }, take)
  return { columns: side, rows: side, walls, cats: Array.from({ length: cats }, take), boxes: [] }
}

/**
 * How much there is to a solution: cats that stop each other, and turns between them. Nothing where a cat has no part,
 * or where they never need each other.
 */
function worthOf(layout: Layout, solution: readonly number[]): number {
  const moved = new Set(solution.map((input) => input >> 2))
  if (moved.size < layout.cats.length) return 0
  let [stops, turns] = [0, 0]
  let state: CatsBoard = catsBoard.begin(layout)
  for (const [n, input] of solution.entries()) {
    const cat = input >> 2
    state = catsBoard.step(state, input, []) ?? state
    const ahead = cellBeside(layout, state.cats[cat] ?? 0, input & 3)
    if (ahead !== null && state.cats.includes(ahead)) stops += 1
    if (n > 0 && cat !== (solution[n - 1] ?? 0) >> 2) turns += 1
  }
  return stops === 0 ? 0 : stops * 2 + turns
}

/** One name for a board, all that it looks like in mirrors and turned, and with its cats lettered otherwise. */
export function twinOf({ columns, walls, cats, boxes }: Layout): string {
  const last = columns - 1
  const seen = Array.from({ length: 8 }, (_, turned) => {
    const of = (cell: number) => {
      let [x, y] = [cell % columns, Math.floor(cell / columns)]
      if (turned & 1) x = last - x
      if (turned & 2) y = last - y
      return turned & 4 ? x * columns + y : y * columns + x
    }
    const inOrder = walls.map(of).toSorted((a, b) => a - b)
    const pairs = cats.map((cat, n) => of(cat) * 64 + of(boxes[n] ?? 0)).toSorted((a, b) => a - b)
    return `${columns}:${inOrder}:${pairs}`
  })
  return seen.toSorted((a, b) => (a < b ? -1 : 1))[0] ?? ''
}

function mapOf({ columns, rows, walls, cats, boxes }: Layout): string {
  const signOf = (cell: number) => {
    if (walls.includes(cell)) return '#'
    if (cats.includes(cell)) return 'ABCD'[cats.indexOf(cell)]
    return boxes.includes(cell) ? 'abcd'[boxes.indexOf(cell)] : '.'
  }
  const line = (row: number) => Array.from({ length: columns }, (_, column) => signOf(row * columns + column)).join('')
  return Array.from({ length: rows }, (_, row) => line(row)).join('/')
}
