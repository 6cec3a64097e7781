import type { RunSetup } from '../setup.ts'
import { boardOf } from './boards/boards.ts'

/** A choice of a board with what the board is today. */
export function withMap(choice: RunSetup): RunSetup {
  const board = boardOf(choice['board'])
  return board === undefined ? choice : { ...choice, map: board.map, par: board.par }
}
