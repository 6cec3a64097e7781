import { cellAfter, HEADINGS } from '../engine/snake-1/board.ts'
import { GROWTH, START_LENGTH } from '../engine/snake-1/limits.ts'
import { LEVEL_SIDE_MAX, LEVEL_SIDE_MIN, type Level, type LevelBoard, readMap } from './level.ts'

/** Why a level cannot be played. */
export const LEVEL_FAULTS = [
  'rows_differ',
  'size',
  'strange_sign',
  'no_start',
  'two_starts',
  'no_food',
  'food_missing',
  'food_twice',
  'start_blocked',
  'food_unreachable',
  'no_room',
] as const
export type LevelFaultCode = (typeof LEVEL_FAULTS)[number]

export interface LevelFault {
  readonly code: LevelFaultCode
  /** Where it shows; empty for what concerns the whole board. */
  readonly cells: readonly number[]
}

/** All faults of a level; none is needed more for it to be played. That it can be cleared says a clear alone. */
export function faultsOf(level: Level): readonly LevelFault[] {
  const board = readMap(level.map)
  if (board === null) return [{ code: 'rows_differ', cells: [] }]
  const { columns, rows } = board
  const isOfSize = [columns, rows].every((side) => side >= LEVEL_SIDE_MIN && side <= LEVEL_SIDE_MAX)
  if (!isOfSize) return [{ code: 'size', cells: [] }]
  return [...faultsOfSigns(board), ...faultsOfWays(level, board)]
}

function faultsOfSigns({ strange, starts, food }: LevelBoard): readonly LevelFault[] {
  const faults: LevelFault[] = []
  if (strange.length > 0) faults.push({ code: 'strange_sign', cells: strange })
  if (starts.length === 0) faults.push({ code: 'no_start', cells: [] })
  if (starts.length > 1) faults.push({ code: 'two_starts', cells: starts })
  if (food.length === 0) faults.push({ code: 'no_food', cells: [] })
  if (food.some((cells) => cells.length === 0)) faults.push({ code: 'food_missing', cells: [] })
  const twice = food.filter((cells) => cells.length > 1).flat()
  if (twice.length > 0) faults.push({ code: 'food_twice', cells: twice })
  return faults
}

/** What cannot be come to from the only start. */
function faultsOfWays({ heading, open_edges }: Level, board: LevelBoard): readonly LevelFault[] {
  const { starts, food, walls, columns, rows } = board
  const [start, another] = starts
  if (start === undefined || another !== undefined) return []
  const around = { columns, rows, open_edges }
  const isTaken = new Uint8Array(columns * rows)
  for (const cell of walls) isTaken[cell] = 1
  const first = cellAfter(around, start, HEADINGS.indexOf(heading))
  const faults: LevelFault[] = []
  if (first === null || isTaken[first] === 1) faults.push({ code: 'start_blocked', cells: [start] })
  isTaken[start] = 1
  const reached = [start]
  // an array goes on with what is added while it is walked through
  for (const cell of reached) {
    for (let to = 0; to < HEADINGS.length; to += 1) {
      const next = cellAfter(around, cell, to)
      if (next === null || isTaken[next] === 1) continue
      isTaken[next] = 1
      reached.push(next)
    }
  }
  const lost = food.flat().filter((cell) => isTaken[cell] === 0)
  if (lost.length > 0) faults.push({ code: 'food_unreachable', cells: lost })
  // with the last food the snake has no need to be longer
  if (START_LENGTH + GROWTH * (food.length - 1) > reached.length) faults.push({ code: 'no_room', cells: [] })
  return faults
}
