import type { SnakeSetup } from '../snake.ts'

const RIGHT = 1

export const FIELD: SnakeSetup = {
  columns: 8,
  rows: 8,
  walls: [],
  start: 8 * 4 + 2,
  heading: RIGHT,
  open_edges: 0,
  food: [8 * 4 + 5, 0],
  step_ticks: 10,
  worth: 1,
}
export const ENDLESS: SnakeSetup = { ...FIELD, columns: 24, rows: 24, start: 24 * 12 + 4, food: null, worth: 3 }
export const OPEN = { ...ENDLESS, open_edges: 0b1111, step_ticks: 5 }
export const WALLED = {
  ...OPEN,
  columns: 12,
  rows: 9,
  start: 12 * 4 + 4,
  walls: [0, 5, 17, 30, 77],
  open_edges: 0b1010,
}
export const BY_STEPS = { ...ENDLESS, step_ticks: 0 }
/** What the runs of the corpus begin with, in turn. */
export const SETUPS: readonly [SnakeSetup, ...SnakeSetup[]] = [ENDLESS, OPEN, WALLED, FIELD, BY_STEPS]
