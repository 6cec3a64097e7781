import { FREE, LEVEL_SIDE_MAX, LEVEL_SIDE_MIN, type Level, readMap } from '../games/snake/level.ts'
import type { LevelOp } from './content.ts'

/** A level without anything, such as drawing begins with. */
export function emptyMap(columns: number, rows: number): string {
  return Array.from({ length: rows }, () => FREE.repeat(columns)).join('\n')
}

/** Whether it is a board at all, of a size that levels have. */
export function isBoard(map: string): boolean {
  const board = readMap(map)
  return board !== null && [board.columns, board.rows].every((side) => side >= LEVEL_SIDE_MIN && side <= LEVEL_SIDE_MAX)
}

/**
 * What comes of a level by the steps of a gesture.
 * @returns null where a step cannot be made, such as on a cell beyond the board
 */
export function applyOps<L extends Level>(level: L, ops: readonly LevelOp[]): L | null {
  let rows = level.map.split('\n').map((row) => [...row])
  let after = level
  for (const op of ops) {
    switch (op.op) {
      case 'put': {
        const columns = rows[0]?.length ?? 0
        for (const cell of op.cells) {
          const row = rows[Math.floor(cell / columns)]
          if (row === undefined) return null
          row[cell % columns] = op.sign
        }
        break
      }
      case 'size':
        rows = Array.from({ length: op.rows }, (_, y) =>
          Array.from({ length: op.columns }, (_, x) => rows[y]?.[x] ?? FREE),
        )
        break
      case 'heading':
        after = { ...after, heading: op.heading }
        break
      case 'speed':
        after = { ...after, speed: op.speed }
        break
      case 'edges':
        after = { ...after, open_edges: op.open_edges }
        break
    }
  }
  return { ...after, map: rows.map((row) => row.join('')).join('\n') }
}

/** What takes a gesture back: steps from how a level is now to how it was. */
export function opsBetween(now: Level, then: Level): readonly LevelOp[] {
  const ops: LevelOp[] = []
  const [from, to] = [readMap(now.map), readMap(then.map)]
  if (from === null || to === null) return ops
  const isResized = from.columns !== to.columns || from.rows !== to.rows
  if (isResized) ops.push({ op: 'size', columns: to.columns, rows: to.rows })
  const known = isResized ? (applyOps(now, ops)?.map ?? now.map) : now.map
  const [before, after] = [known.replaceAll('\n', ''), then.map.replaceAll('\n', '')]
  const put = new Map<string, number[]>()
  for (let cell = 0; cell < after.length; cell += 1) {
    const sign = after[cell] ?? FREE
    if (sign === before[cell]) continue
    const cells = put.get(sign)
    if (cells === undefined) put.set(sign, [cell])
    else cells.push(cell)
  }
  for (const [sign, cells] of put) ops.push({ op: 'put', sign, cells })
  if (now.heading !== then.heading) ops.push({ op: 'heading', heading: then.heading })
  if (now.speed !== then.speed) ops.push({ op: 'speed', speed: then.speed })
  if (now.open_edges !== then.open_edges) ops.push({ op: 'edges', open_edges: then.open_edges })
  return ops
}

/** Whether both are played alike in everything: what was cleared on the one is proven of the other. */
export function isSameLevel(a: Level, b: Level): boolean {
  return a.map === b.map && a.heading === b.heading && a.speed === b.speed && a.open_edges === b.open_edges
}
