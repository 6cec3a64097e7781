/** A board before the first slide. Cells are numbered row by row. */
export interface Layout {
  readonly columns: number
  readonly rows: number
  readonly walls: readonly number[]
  readonly cats: readonly number[]
  /** The box of each cat. */
  readonly boxes: readonly number[]
}

export const CATS_MAX = 4
/** In the order of a clock, by their numbers in inputs. */
export const DIRECTIONS = ['up', 'right', 'down', 'left'] as const
export type Direction = 0 | 1 | 2 | 3

/** The cell where a cat stops; its own where something is right in front of it. */
export function slideTo(layout: Layout, cats: readonly number[], cat: number, direction: number): number {
  let at = cats[cat] ?? 0
  for (;;) {
    const next = cellBeside(layout, at, direction)
    if (next === null || layout.walls.includes(next) || cats.includes(next)) return at
    at = next
  }
}

/** The next cell in a direction; null beyond the edge. */
export function cellBeside({ columns, rows }: Layout, cell: number, direction: number): number | null {
  const column = cell % columns
  switch (direction) {
    case 0:
      return cell < columns ? null : cell - columns
    case 1:
      return column === columns - 1 ? null : cell + 1
    case 2:
      return cell >= columns * (rows - 1) ? null : cell + columns
    case 3:
      return column === 0 ? null : cell - 1
    default:
      return null
  }
}
