import { slideOf, UNDO } from '../engine/cats-board-1/input.ts'
import type { RunSetup } from '../setup.ts'
import { shifted, turnRows, turnWay } from '../turning.ts'
import { boardOf } from './boards/boards.ts'

/** A choice of a board with what the board is today. */
export function withMap(choice: RunSetup): RunSetup {
  const board = boardOf(choice['board'])
  return board === undefined ? choice : { ...choice, map: board.map, par: board.par }
}

/** The board as somebody sees it who has it turned: the cats change their letters as well. */
export function turnMap(setup: RunSetup, turn: number): RunSetup {
  const { map } = setup
  if (typeof map !== 'string') return setup
  const letters = [...new Set(map.match(/[A-D]/g))].toSorted()
  const change = (sign: string) => letters[shifted(letters.indexOf(sign), turn, letters.length)] ?? sign
  const renamed = map.replace(/[A-D]/g, change).replace(/[a-d]/g, (box) => change(box.toUpperCase()).toLowerCase())
  return { ...setup, map: turnRows(renamed.split('/'), turn).join('/') }
}

/** The input that does on a turned board what another one does on the plain one. @param cats how many there are */
export function turnSlide(input: number, turn: number, cats: number): number {
  return input === UNDO ? input : slideOf(shifted(input >> 2, turn, cats), turnWay(input & 3, turn))
}
