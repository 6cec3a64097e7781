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
  const signs = rows.join('')
  const cellsOf = (is: (sign: string) => boolean) => [...signs].flatMap((sign, cell) => (is(sign) ? [cell] : []))
  const last = Math.max(-1, ...[...signs].map((sign) => FOOD_SIGNS.indexOf(sign)))
  return {
    columns,
    rows: rows.length,
    walls: cellsOf((sign) => sign === WALL),
    starts: cellsOf((sign) => sign === START),
    food: Array.from({ length: last + 1 }, (_, n) => cellsOf((sign) => sign === FOOD_SIGNS[n])),
    strange: cellsOf((sign) => ![WALL, FREE, START].includes(sign) && !FOOD_SIGNS.includes(sign)),
  }
}
