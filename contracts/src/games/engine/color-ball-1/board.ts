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
type Steps = readonly number[]

function stepsTo([columns, rows]: Direction): Steps {
  return Array.from({ length: CELLS }, (_, cell) => {
    const row = div(cell, SIDE)
    const [column, other] = [cell - row * SIDE + columns, row + rows]
    return column < 0 || column >= SIDE || other < 0 || other >= SIDE ? -1 : other * SIDE + column
  })
}

const [RIGHT, LEFT, DOWN, UP] = [stepsTo([1, 0]), stepsTo([-1, 0]), stepsTo([0, 1]), stepsTo([0, -1])]
const BESIDE: readonly (readonly number[])[] = RIGHT.map((right, cell) =>
  [right, LEFT[cell] ?? -1, DOWN[cell] ?? -1, UP[cell] ?? -1].filter((next) => next >= 0),
)
/** The same in one row, four each: a search looks at hundreds of them. NO_CELL beyond the edge. */
const NO_CELL = -1
const FOUR_BESIDE = Int8Array.from(RIGHT.flatMap((_, cell) => [RIGHT, LEFT, DOWN, UP].map((to) => to[cell] ?? NO_CELL)))
const NO_CELLS: readonly number[] = []
const NO_LINES: readonly (readonly number[])[] = []
/** There and back along rows, columns and both diagonals. */
const AXES: readonly { readonly on: Steps; readonly back: Steps }[] = [
  { on: RIGHT, back: LEFT },
  { on: DOWN, back: UP },
  { on: stepsTo([1, 1]), back: stepsTo([-1, -1]) },
  { on: stepsTo([1, -1]), back: stepsTo([-1, 1]) },
]

/** Cells around each, eight each: most balls have none of their colour beside them, and then there is no line. */
const EIGHT_BESIDE = Int8Array.from(
  RIGHT.flatMap((_, cell) => AXES.flatMap(({ on, back }) => [on[cell] ?? NO_CELL, back[cell] ?? NO_CELL])),
)

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

export function isReachable(cells: readonly number[], from: number, to: number): boolean {
  return searchFrom(cells, from, to) !== null
}

/** Where a search came to each cell from, and the cells it found: made once, for making them takes longer than it. */
const [CAME_FROM, FOUND] = [new Int8Array(CELLS), new Int8Array(CELLS)]

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
  if (colour === 0 || !isBesideColour(cells, cell, colour)) return NO_LINES
  let lines: (readonly number[])[] | null = null
  for (const { on, back } of AXES) {
    const length = 1 + countAlong(cells, cell, on, colour) + countAlong(cells, cell, back, colour)
    if (length < LINE_MIN) continue
    lines ??= []
    lines.push(lineOf(cells, cell, on, back, colour))
  }
  return lines ?? NO_LINES
}

function isBesideColour(cells: readonly number[], cell: number, colour: number): boolean {
  for (let side = cell << 3, last = side + 7; side <= last; side += 1) {
    const next = EIGHT_BESIDE[side] ?? NO_CELL
    if (next !== NO_CELL && cells[next] === colour) return true
  }
  return false
}

function countAlong(cells: readonly number[], from: number, steps: Steps, colour: number): number {
  let count = 0
  for (let cell = steps[from] ?? -1; cell >= 0 && cells[cell] === colour; cell = steps[cell] ?? -1) count += 1
  return count
}

/** From its first cell on. */
function lineOf(cells: readonly number[], cell: number, on: Steps, back: Steps, colour: number): readonly number[] {
  let first = cell
  for (let before = back[first] ?? -1; before >= 0 && cells[before] === colour; before = back[first] ?? -1) {
    first = before
  }
  const line = [first]
  for (let next = on[first] ?? -1; next >= 0 && cells[next] === colour; next = on[next] ?? -1) line.push(next)
  return line
}
