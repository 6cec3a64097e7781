import type { Heading } from '../engine/snake-1/board.ts'

/** Boards of levels have so many cells along each side. */
export const LEVEL_SIDE_MIN = 8
export const LEVEL_SIDE_MAX = 32

/** What stands for food in a map, in the order in which it is eaten. */
export const FOOD_SIGNS = '123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXY'
export const WALL = '#'
export const FREE = '.'
export const START = '@'

/**
 * A level: no luck is in it, so whoever clears it proves for everybody that it can be cleared (GAM-03). A cell of the
 * map is one sign, so that nothing lies on a wall or on something else.
 */
export interface Level {
  /** Rows beneath each other, each with its line end but the last one. */
  readonly map: string
  readonly heading: Heading
  /** From 1 to 8. */
  readonly speed: number
  /** One bit for each of the headings: whoever leaves through such an edge comes in at the opposite one. */
  readonly open_edges: number
}

/** A map as it is read, whatever stands in it. */
export interface LevelBoard {
  readonly columns: number
  readonly rows: number
  readonly walls: readonly number[]
  readonly starts: readonly number[]
  /** By their order: cells of the n-th food; one where all is well. */
  readonly food: readonly (readonly number[])[]
  /** Cells with signs that mean nothing. */
  readonly strange: readonly number[]
}

/** Null for rows of different lengths, which are no board. */
export function readMap(map: string): LevelBoard | null {
  const rows = map.split('\n')
  const columns = rows[0]?.length ?? 0
  if (rows.some((row) => row.length !== columns)) return null
  const walls: number[] = []
  const starts: number[] = []
  const food: number[][] = []
  const strange: number[] = []
  // a sign of two units is strange on both, so that cells stay where they are
  const signs = rows.join('')
  for (let cell = 0; cell < signs.length; cell += 1) {
    const sign = signs[cell] ?? FREE
    if (sign === FREE) continue
    const nth = FOOD_SIGNS.indexOf(sign)
    if (sign === WALL) walls.push(cell)
    else if (sign === START) starts.push(cell)
    else if (nth < 0) strange.push(cell)
    else {
      while (food.length <= nth) food.push([])
      food[nth]?.push(cell)
    }
  }
  return { columns, rows: rows.length, walls, starts, food, strange }
}
