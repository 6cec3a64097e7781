import { type CatsBoard, catsBoard } from '@kredka/contracts/games/engine/cats-board-1/cats-board'
import type { Layout } from '@kredka/contracts/games/engine/cats-board-1/layout'

/** The board after these inputs; those that do not fit are passed over. */
export function foldCats(layout: Layout, inputs: readonly number[]): CatsBoard {
  return inputs.reduce((state, input) => catsBoard.step(state, input, []) ?? state, catsBoard.begin(layout))
}

export function placeOf({ columns }: Layout, cell: number) {
  return { row: Math.floor(cell / columns) + 1, column: (cell % columns) + 1 }
}
