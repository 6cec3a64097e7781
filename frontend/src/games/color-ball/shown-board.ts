import { pathBetween } from '@kredka/contracts/games/engine/color-ball-1/board'
import { type ColorBall, endsOf, LAY_OUT } from '@kredka/contracts/games/engine/color-ball-1/color-ball'
import { vanishedWith } from './fold.ts'
import type { LastStep } from './useFold.ts'

/** A ball on its way, in the n-th input of a run. */
export interface Travelling {
  readonly n: number
  readonly path: readonly number[]
}

/** What the balls that vanished with the n-th input of a run were worth. */
export interface Gained {
  readonly n: number
  readonly points: number
}

/** What is seen of a board. */
export interface ShownBoard {
  readonly cells: readonly number[]
  /** Cell → the colour of a ball that has just vanished there. */
  readonly gone: ReadonlyMap<number, number>
  readonly came: readonly number[]
  readonly travelling: Travelling | null
  readonly gain: Gained | null
}

const NONE: ReadonlyMap<number, number> = new Map()

/**
 * The board as it stands, and what the last input did to it. A move that is on its way to the server is seen at once:
 * where a ball goes hides nothing.
 * @param pending the input that has no answer yet
 */
export function shownBoard(state: ColorBall, last: LastStep | null, count: number, pending?: number): ShownBoard {
  if (pending !== undefined && pending !== LAY_OUT) {
    const [from, to] = endsOf(pending)
    const path = pathBetween(state.cells, from, to) ?? []
    const cells = state.cells.with(from, 0).with(to, state.cells[from] ?? 0)
    return { cells, gone: NONE, came: [], travelling: { n: count, path }, gain: null }
  }
  if (last === null) return { cells: state.cells, gone: NONE, came: [], travelling: null, gain: null }
  const { before, step } = last
  const gone = new Map(vanishedWith(before, state, step.input).map(({ cell, colour }) => [cell, colour]))
  const points = state.score - before.score
  const gain = points > 0 && gone.size > 0 ? { n: count - 1, points } : null
  return { cells: state.cells, gone, came: state.came, travelling: travellingOf(last, count), gain }
}

export function travellingOf({ before, step }: LastStep, count: number): Travelling | null {
  if (step.input === LAY_OUT) return null
  const path = pathBetween(before.cells, ...endsOf(step.input))
  return path === null ? null : { n: count - 1, path }
}
