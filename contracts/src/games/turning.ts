/** Ways to lay a square board down: four quarters, each of them mirrored or not. */
export const TURNS = 8

/** How a player who sees the board turned or mirrored names what lies on it, and what is told of it. */
export interface Turning {
  /** What the player's input is on the board as it was drawn by lot. */
  input(own: number): number
  /** What was told, as the player sees it … */
  told(input: number, told: readonly number[]): readonly number[]
  /** … and the other way round. */
  untold(input: number, told: readonly number[]): readonly number[]
}

/** Cells of a square board: where each lies once the board is turned, and the other way round. */
export function turnCells(side: number, turn: number) {
  const cells = Array.from({ length: side * side }, (_, cell) => cell)
  const to = cells.map((cell) => {
    let [row, column] = [Math.floor(cell / side), cell % side]
    if (turn >= TURNS / 2) column = side - 1 - column
    for (let quarter = turn % 4; quarter > 0; quarter -= 1) [row, column] = [column, side - 1 - row]
    return row * side + column
  })
  const from = cells.map((cell) => to.indexOf(cell))
  return {
    /** What is no cell stays what it is, and is refused by the game. */
    to: (cell: number) => to[cell] ?? cell,
    from: (cell: number) => from[cell] ?? cell,
  }
}

/** A square board whose rows are written beneath each other, turned. */
export function turnRows(rows: readonly string[], turn: number): readonly string[] {
  const side = rows.length
  const signs = rows.join('')
  const { from } = turnCells(side, turn)
  return rows.map((row, n) => Array.from(row, (_, column) => signs[from(n * side + column)] ?? '').join(''))
}

const WAYS = [0, 1, 2, 3] as const
type Way = (typeof WAYS)[number]

/** Where a way leads on the board once it is turned: ways are numbered clockwise, from the one upwards. */
export function turnWay(way: number, turn: number): Way {
  const mirrored = turn >= TURNS / 2 ? 4 - way : way
  return WAYS[(mirrored + turn) % WAYS.length] ?? 0
}

/** Passes numbers from 0 to `count - 1` on by so many places, in a ring. */
export function shifted(value: number, by: number, count: number): number {
  return (((value + by) % count) + count) % count
}
