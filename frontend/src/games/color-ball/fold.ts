import { type ColorBall, colorBall, endsOf } from '@kredka/contracts/games/engine/color-ball-1/color-ball'
import type { PlayedStep } from '../usePlay.ts'

/** The board after these steps; those that do not fit are passed over. */
export function foldColorBall(steps: readonly PlayedStep[]): ColorBall {
  return steps.reduce(stepOn, colorBall.begin(null))
}

export function stepOn(state: ColorBall, { input, told }: PlayedStep): ColorBall {
  return colorBall.step(state, input, told) ?? state
}

/** A ball and its cell. */
export interface PlacedBall {
  readonly cell: number
  readonly colour: number
}

/** The balls that vanished with a step: what lay there before, what was moved there, or what came. */
export function vanishedWith(before: ColorBall, after: ColorBall, input: number): readonly PlacedBall[] {
  const [from, to] = endsOf(input)
  const came = new Map(after.came.map((cell, n) => [cell, before.next[n] ?? 0]))
  return after.vanished.map((cell) => {
    const colour = cell === to ? before.cells[from] : before.cells[cell] || came.get(cell)
    return { cell, colour: colour ?? 0 }
  })
}
