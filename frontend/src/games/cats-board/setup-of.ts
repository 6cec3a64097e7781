import type { BuiltInBoard } from '@kredka/contracts/games/cats-board/boards/boards'
import type { CatsBoardSetup } from '@kredka/contracts/games/cats-board/play'

const NONE: CatsBoardSetup = { board: '', map: '', par: 0 }

export function setupOf(board: BuiltInBoard | undefined): CatsBoardSetup {
  return board === undefined ? NONE : { board: board.id, map: board.map, par: board.par }
}
