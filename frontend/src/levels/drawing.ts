import { HEADINGS } from '@kredka/contracts/games/engine/snake-1/board'
import { FOOD_SIGNS, FREE, type LevelBoard, readMap, START, WALL } from '@kredka/contracts/games/snake/level'
import type { LevelContent, LevelOp } from '@kredka/contracts/levels/content'
import { applyOps } from '@kredka/contracts/levels/ops'

export const TOOLS = ['wall', 'food', 'start', 'erase', 'move'] as const
export type Tool = (typeof TOOLS)[number]
/** Why a part cannot be added. */
export type Refusal = 'taken' | 'food_full'
export type Drawn = { readonly ok: true; readonly level: LevelContent } | { readonly ok: false; readonly why: Refusal }

/** What a tool makes of a level on the cells that a gesture has gone over, in their order. */
export function drawOn(level: LevelContent, tool: Tool, cells: readonly number[]): Drawn {
  const board = readMap(level.map)
  const [first] = cells
  if (board === null || first === undefined || tool === 'move') return { ok: true, level }
  switch (tool) {
    case 'wall':
      return drawWalls(level, cells)
    case 'erase':
      return { ok: true, level: numbered(put(level, FREE, cells)) }
    case 'food':
      return layFood(level, board, first)
    case 'start':
      return setStart(level, board, first)
  }
}

/** What lies on a cell. */
export function signAt({ map }: Pick<LevelContent, 'map'>, cell: number): string {
  return map.replaceAll('\n', '')[cell] ?? FREE
}

/** Number of the food on a cell, from 1; null where there is none. */
export function foodAt(level: Pick<LevelContent, 'map'>, cell: number): number | null {
  const nth = FOOD_SIGNS.indexOf(signAt(level, cell))
  return nth < 0 ? null : nth + 1
}

/** Walls go around what lies there; a gesture that begins on it is a mistake. */
function drawWalls(level: LevelContent, cells: readonly number[]): Drawn {
  const isTaken = (cell: number) => ![FREE, WALL].includes(signAt(level, cell))
  const [first] = cells
  if (first !== undefined && isTaken(first)) return { ok: false, why: 'taken' }
  return {
    ok: true,
    level: put(
      level,
      WALL,
      cells.filter((cell) => !isTaken(cell)),
    ),
  }
}

/** On food that lies there already: it is eaten last from now on. */
function layFood(level: LevelContent, { food }: LevelBoard, cell: number): Drawn {
  const sign = signAt(level, cell)
  if (foodAt(level, cell) !== null) {
    const without = numbered(put(level, FREE, [cell]))
    const last = readMap(without.map)?.food.length ?? 0
    return { ok: true, level: put(without, FOOD_SIGNS[last] ?? FREE, [cell]) }
  }
  if (sign !== FREE) return { ok: false, why: 'taken' }
  const next = FOOD_SIGNS[food.length]
  return next === undefined ? { ok: false, why: 'food_full' } : { ok: true, level: put(level, next, [cell]) }
}

/** On the start itself: the snake heads elsewhere. */
function setStart(level: LevelContent, { starts }: LevelBoard, cell: number): Drawn {
  const sign = signAt(level, cell)
  if (sign === START) {
    const heading = HEADINGS[(HEADINGS.indexOf(level.heading) + 1) % HEADINGS.length] ?? level.heading
    return { ok: true, level: { ...level, heading } }
  }
  if (sign !== FREE) return { ok: false, why: 'taken' }
  return { ok: true, level: put(starts.length === 0 ? level : put(level, FREE, starts), START, [cell]) }
}

/** Food without gaps in its order: what was eaten after what is gone moves up. */
function numbered(level: LevelContent): LevelContent {
  const food = readMap(level.map)?.food ?? []
  const there = food.filter((cells) => cells.length > 0)
  return there.reduce((after, cells, n) => put(after, FOOD_SIGNS[n] ?? FREE, cells), level)
}

function put(level: LevelContent, sign: string, cells: readonly number[]): LevelContent {
  const op: LevelOp = { op: 'put', sign, cells: [...cells] }
  return applyOps(level, [op]) ?? level
}

/** A board of another size; what lies beyond it is gone, and food closes its ranks. */
export function resized(level: LevelContent, columns: number, rows: number): LevelContent {
  return numbered(applyOps(level, [{ op: 'size', columns, rows }]) ?? level)
}

/** Cells from one to another in a straight line, so that a quick hand leaves no gaps. */
export function cellsBetween(from: number, to: number, columns: number): readonly number[] {
  const [x, y] = [from % columns, Math.floor(from / columns)]
  const [dx, dy] = [(to % columns) - x, Math.floor(to / columns) - y]
  const steps = Math.max(Math.abs(dx), Math.abs(dy))
  return Array.from({ length: steps + 1 }, (_, n) => {
    const share = steps === 0 ? 0 : n / steps
    return Math.round(y + dy * share) * columns + Math.round(x + dx * share)
  })
}
