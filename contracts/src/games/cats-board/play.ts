import { catsBoard } from '../engine/cats-board-1/cats-board.ts'
import type { Layout } from '../engine/cats-board-1/layout.ts'
import { definePlay, positionOf } from '../game.ts'
import { readMap } from './map.ts'

/** A board as it is when it is played: what becomes of it later changes no run. */
export interface CatsBoardSetup {
  /** Its id. */
  readonly board: string
  readonly map: string
  /** The fewest slides that do. */
  readonly par: number
}

export const catsBoardPlay = definePlay({
  engine: 'cats-board-1',
  read({ board, map, par }): CatsBoardSetup | null {
    if (typeof board !== 'string' || typeof map !== 'string' || typeof par !== 'number') return null
    return readMap(map) === null ? null : { board, map, par }
  },
  variantOf: ({ board }: CatsBoardSetup) => board,
  engines: { 'cats-board-1': (setup) => positionOf(catsBoard, catsBoard.begin(layoutOf(setup))) },
})

/** @param setup as it was read, so that its map is one */
export function layoutOf({ map }: CatsBoardSetup): Layout {
  return readMap(map) ?? { columns: 0, rows: 0, walls: [], cats: [], boxes: [] }
}
