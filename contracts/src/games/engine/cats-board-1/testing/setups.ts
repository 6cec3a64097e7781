import type { Layout } from '../layout.ts'

/** What the runs of the corpus begin with, in turn. */
export const SETUPS: readonly [Layout, ...Layout[]] = [
  { columns: 5, rows: 5, walls: [7, 16], cats: [0, 24], boxes: [4, 20] },
  { columns: 6, rows: 6, walls: [9, 14, 25, 33], cats: [0, 17, 31], boxes: [22, 5, 8] },
  { columns: 8, rows: 8, walls: [3, 12, 26, 37, 45, 50], cats: [0, 7, 56, 63], boxes: [20, 29, 34, 42] },
]
