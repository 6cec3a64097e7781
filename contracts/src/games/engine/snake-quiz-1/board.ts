/** Higher than wide, so that it fits a phone held upright. Cells are numbered row by row. */
export const COLUMNS = 13
export const ROWS = 16
/** Whoever leaves the board comes in at the opposite edge. */
export const BOARD = { columns: COLUMNS, rows: ROWS, open_edges: 15 } as const
/** In the middle lane, where it goes round and round until somebody turns it. */
export const START = COLUMNS * 9 + 2
export const START_HEADING = 1

/** A tile is wide enough for a few words. */
export const TILE_COLUMNS = 5
export const TILE_ROWS = 2

/** First cells of the places where a tile can lie: two beside each other, five beneath, with lanes between them. */
export const PLACES: readonly number[] = [1, 4, 7, 10, 13].flatMap((row) =>
  [1, 7].map((column) => row * COLUMNS + column),
)

/** By cell: its place; NO_PLACE in the lanes. */
export const NO_PLACE = -1
export const PLACE_OF: readonly number[] = Array.from({ length: COLUMNS * ROWS }, (_, cell) =>
  PLACES.findIndex((first) => cellsOf(first).includes(cell)),
)

/** Cells of a tile. */
function cellsOf(first: number): readonly number[] {
  return Array.from({ length: TILE_ROWS }, (_, row) =>
    Array.from({ length: TILE_COLUMNS }, (_, column) => first + row * COLUMNS + column),
  ).flat()
}

/** Whether a place lies where a snake goes that turns no more: nobody runs into a tile while they read. */
export function isAhead(place: number, head: number, heading: number): boolean {
  const first = PLACES[place] ?? 0
  const column = (cell: number) => cell % COLUMNS
  const isUpright = (heading & 1) === 0
  if (isUpright) return column(head) >= column(first) && column(head) < column(first) + TILE_COLUMNS
  const start = head - column(head)
  const top = first - column(first)
  return start >= top && start < top + COLUMNS * TILE_ROWS
}
