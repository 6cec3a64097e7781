import { div } from '../integers.ts'

/** Rows and columns of the board. */
export const SIDE = 9
export const CELLS = SIDE * SIDE
/** Balls of a colour in a row that vanish. */
export const LINE_MIN = 5
/** Points of a line of five, six, … and nine. */
const POINTS = [10, 12, 16, 22, 30]

export function pointsOf(length: number): number {
  return POINTS[length - LINE_MIN] ?? 0
}

type Direction = readonly [columns: number, rows: number]
/** Cell → the one beside it in a direction; -1 beyond the edge. */
type Steps = Int8Array

const NO_CELL = -1
const ALL_CELLS: readonly number[] = Array.from({ length: CELLS }, (_, cell) => cell)
/** By cell: its column. */
const COLUMN = Int8Array.from(ALL_CELLS, (cell) => cell % SIDE)

function stepsTo([columns, rows]: Direction): Steps {
  return Int8Array.from(ALL_CELLS, (cell) => {
    const row = div(cell, SIDE)
    const [column, other] = [cell - row * SIDE + columns, row + rows]
    return column < 0 || column >= SIDE || other < 0 || other >= SIDE ? NO_CELL : other * SIDE + column
  })
}

const [RIGHT, LEFT, DOWN, UP] = [stepsTo([1, 0]), stepsTo([-1, 0]), stepsTo([0, 1]), stepsTo([0, -1])]
const BESIDE: readonly (readonly number[])[] = ALL_CELLS.map((cell) =>
  [RIGHT, LEFT, DOWN, UP].map((to) => to[cell] ?? NO_CELL).filter((next) => next !== NO_CELL),
)
/** The same in one row, four each: a search looks at hundreds of them. NO_CELL beyond the edge. */
const FOUR_BESIDE = besideInOrder([RIGHT, LEFT, DOWN, UP])
/** The same with the two that lie towards a cell last: one to the right or left of it, and below or above. */
const TOWARDS = {
  right: { below: besideInOrder([UP, LEFT, DOWN, RIGHT]), above: besideInOrder([DOWN, LEFT, UP, RIGHT]) },
  left: { below: besideInOrder([UP, RIGHT, DOWN, LEFT]), above: besideInOrder([DOWN, RIGHT, UP, LEFT]) },
}

function besideInOrder(order: readonly Steps[]): Int8Array {
  return Int8Array.from(ALL_CELLS.flatMap((cell) => order.map((to) => to[cell] ?? NO_CELL)))
}

const NO_CELLS: readonly number[] = []
const NO_LINES: readonly (readonly number[])[] = []
/** There and back along rows, columns and both diagonals. */
const ALONG = { on: RIGHT, back: LEFT }
const AXES: readonly { readonly on: Steps; readonly back: Steps }[] = [
  ALONG,
  { on: DOWN, back: UP },
  { on: stepsTo([1, 1]), back: stepsTo([-1, -1]) },
  { on: stepsTo([1, -1]), back: stepsTo([-1, 1]) },
]

/** Cells around each, eight each: there and back along each axis in turn. */
const EIGHT_BESIDE = besideInOrder(AXES.flatMap(({ on, back }) => [on, back]))

/** The shortest way along free cells, with both ends; null where there is none. */
export function pathBetween(cells: readonly number[], from: number, to: number): readonly number[] | null {
  const cameFrom = searchFrom(cells, from, to)
  if (cameFrom === null) return null
  const path = [to]
  for (let cell = to; cell !== from; ) {
    cell = cameFrom[cell] ?? from
    path.push(cell)
  }
  return path.reverse()
}

/** Where a search came to each cell from, and the cells it found: made once, for making them takes longer than it. */
const [CAME_FROM, FOUND] = [new Int8Array(CELLS), new Int8Array(CELLS)]

/** One bit a cell: to forget three numbers takes less time than to forget 81. */
const SEEN = new Int32Array(3)

export function isReachable(cells: readonly number[], from: number, to: number): boolean {
  return from !== to && cells[to] === 0 && (isStraight(cells, from, to) || isFound(cells, from, to))
}

/** Whether a way leads there that never turns away from it: most do, and to see that takes few looks. */
function isStraight(cells: readonly number[], from: number, to: number): boolean {
  let columns = (COLUMN[to] ?? 0) - (COLUMN[from] ?? 0)
  const across = columns < 0 ? -1 : 1
  const down = from < to ? SIDE : -SIDE
  for (let cell = from; cell !== to; ) {
    if (columns !== 0 && cells[cell + across] === 0) {
      cell += across
      columns -= across
    } else if (cell + columns !== to && cells[cell + down] === 0) cell += down
    else return false
  }
  return true
}

/** Whether there is a way at all. Looked for towards the last cell first. */
function isFound(cells: readonly number[], from: number, to: number): boolean {
  const column = COLUMN[to] ?? 0
  SEEN[0] = 0
  SEEN[1] = 0
  SEEN[2] = 0
  FOUND[0] = from
  for (let count = 1; count > 0; ) {
    count -= 1
    const cell = FOUND[count] ?? from
    const { below, above } = (COLUMN[cell] ?? 0) <= column ? TOWARDS.right : TOWARDS.left
    const beside = cell < to ? below : above
    for (let side = cell << 2, last = side + 3; side <= last; side += 1) {
      const next = beside[side] ?? NO_CELL
      if (next === NO_CELL || cells[next] !== 0) continue
      if (next === to) return true
      const word = next >> 5
      const bit = 1 << (next & 31)
      const seen = SEEN[word] ?? 0
      if ((seen & bit) !== 0) continue
      SEEN[word] = seen | bit
      FOUND[count] = next
      count += 1
    }
  }
  return false
}

/**
 * Where each cell was come to from, in rings around the first one, until the last one is found; null where it is not.
 * It holds until the next search.
 */
function searchFrom(cells: readonly number[], from: number, to: number): Int8Array | null {
  if (from === to || cells[to] !== 0) return null
  CAME_FROM.fill(-1)
  CAME_FROM[from] = from
  FOUND[0] = from
  for (let n = 0, count = 1; n < count; n += 1) {
    const cell = FOUND[n] ?? from
    for (let side = cell << 2, last = side + 3; side <= last; side += 1) {
      const next = FOUR_BESIDE[side] ?? NO_CELL
      if (next === NO_CELL || CAME_FROM[next] !== -1 || cells[next] !== 0) continue
      CAME_FROM[next] = cell
      if (next === to) return CAME_FROM
      FOUND[count] = next
      count += 1
    }
  }
  return null
}

/** Of a cell that no way leads to. */
export const NO_WAY = -1

/** By cell: how many steps it is from the first one along free cells; NO_WAY where it is not free, or walled off. */
export function stepsFrom(cells: readonly number[], from: number): readonly number[] {
  const steps = Array.from({ length: CELLS }, () => NO_WAY)
  const found = [from]
  steps[from] = 0
  for (const cell of found) {
    for (const next of BESIDE[cell] ?? NO_CELLS) {
      if (cells[next] !== 0 || steps[next] !== NO_WAY) continue
      steps[next] = (steps[cell] ?? 0) + 1
      found.push(next)
    }
  }
  return steps
}

/** Cells that a ball can be moved to. */
export function reachableFrom(cells: readonly number[], from: number): readonly number[] {
  const seen = new Set([from])
  for (const cell of seen) {
    for (const next of BESIDE[cell] ?? []) if (cells[next] === 0) seen.add(next)
  }
  seen.delete(from)
  return [...seen]
}

/** Lines of the colour of a cell that go through it; none where the cell is free. */
export function linesThrough(cells: readonly number[], cell: number): readonly (readonly number[])[] {
  const colour = cells[cell] ?? 0
  if (colour === 0) return NO_LINES
  let lines: (readonly number[])[] | null = null
  for (let axis = 0; axis < AXES.length; axis += 1) {
    // most balls have none of their colour beside them
    const side = (cell << 3) + axis + axis
    const next = EIGHT_BESIDE[side] ?? NO_CELL
    const before = EIGHT_BESIDE[side + 1] ?? NO_CELL
    const goesOn = next !== NO_CELL && cells[next] === colour
    const goesBack = before !== NO_CELL && cells[before] === colour
    if (!goesOn && !goesBack) continue
    const { on, back } = AXES[axis] ?? ALONG
    const ahead = goesOn ? countAlong(cells, cell, on, colour) : 0
    if (ahead + 1 + (goesBack ? countAlong(cells, cell, back, colour) : 0) < LINE_MIN) continue
    lines ??= []
    lines.push(lineOf(cells, cell, on, back, colour))
  }
  return lines ?? NO_LINES
}

function countAlong(cells: readonly number[], from: number, steps: Steps, colour: number): number {
  let count = 0
  for (let cell = steps[from] ?? NO_CELL; cell >= 0 && cells[cell] === colour; cell = steps[cell] ?? NO_CELL) count += 1
  return count
}

/** From its first cell on. */
function lineOf(cells: readonly number[], cell: number, on: Steps, back: Steps, colour: number): readonly number[] {
  let first = cell
  for (let before = back[first] ?? NO_CELL; before >= 0 && cells[before] === colour; before = back[first] ?? NO_CELL) {
    first = before
  }
  const line = [first]
  for (let next = on[first] ?? NO_CELL; next >= 0 && cells[next] === colour; next = on[next] ?? NO_CELL) line.push(next)
  return line
}
