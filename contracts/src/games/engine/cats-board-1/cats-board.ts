import type { Engine } from '../engine.ts'
import { hashOf } from '../integers.ts'
import { UNDO } from './input.ts'
import { type Layout, slideTo } from './layout.ts'

/** Cats that slide till something stops them, each to the box of its own letter. */
export interface CatsBoard {
  readonly layout: Layout
  /** The cell of each cat. */
  readonly cats: readonly number[]
  /** Slides that count: those that were taken back do not. */
  readonly moves: number
  /** What taking back leads to; null where nothing was moved yet. */
  readonly before: CatsBoard | null
}

export const catsBoard: Engine<Layout, CatsBoard> = {
  begin: (layout) => ({ layout, cats: layout.cats, moves: 0, before: null }),
  // nothing is hidden on this board
  tell: (state, input) => (step(state, input) === null ? null : []),
  step: (state, input, told) => (told.length > 0 ? null : step(state, input)),
  isOver,
  score: ({ moves }) => moves,
  hash: ({ cats, moves }) => hashOf([...cats, moves]),
}

function step(state: CatsBoard, input: number): CatsBoard | null {
  if (isOver(state)) return null
  if (input === UNDO) return state.before
  const { layout, cats, moves } = state
  const cat = input >> 2
  // the shift drops fractions and whatever is beyond 32 bits
  if (!Number.isInteger(input) || input < 0 || input > UNDO || cat >= cats.length) return null
  const to = slideTo(layout, cats, cat, input & 3)
  if (to === cats[cat]) return null
  return { layout, cats: cats.map((at, n) => (n === cat ? to : at)), moves: moves + 1, before: state }
}

function isOver({ layout, cats }: CatsBoard): boolean {
  return cats.every((at, cat) => at === layout.boxes[cat])
}
