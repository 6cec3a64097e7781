import type { Random } from '../../random.ts'
import { LINE_MIN, linesThrough, reachableFrom, SIDE } from '../board.ts'
import { type ColorBall, LAY_OUT, moveOf } from '../color-ball.ts'

const LOOKED_AT = 160

/** Somebody who looks at some moves and takes the best of them: makes lines, and now and then something impossible. */
export function chooseColorBall(state: ColorBall, random: Random): number {
  if (state.turn === 0) return LAY_OUT
  if (random.below(20) === 0) return random.below(LAY_OUT)
  const balls = state.cells.flatMap((colour, cell) => (colour > 0 ? [cell] : []))
  let [best, bestWorth] = [0, -1]
  for (let n = 0; n < LOOKED_AT; n += 1) {
    const from = balls[random.below(balls.length)] ?? 0
    const ways = reachableFrom(state.cells, from)
    const to = ways.length === 0 ? undefined : ways[random.below(ways.length)]
    if (to === undefined) continue
    const worth = worthOf(state.cells, from, to)
    if (worth > bestWorth) [best, bestWorth] = [moveOf(from, to), worth]
  }
  return best
}

/** Lines first, then balls of the same colour close by. */
function worthOf(cells: readonly number[], from: number, to: number): number {
  const colour = cells[from] ?? 0
  const after = cells.with(from, 0).with(to, colour)
  const lines = linesThrough(after, to).flat().length
  return lines * 1_000 + closeTo(after, to, colour) * 10 - closeTo(cells, from, colour) * 9 + 100
}

/** Balls of a colour that could stand in one line with a cell; several in the same line count more. */
function closeTo(cells: readonly number[], at: number, colour: number): number {
  const close = cells.flatMap((other, cell) => (other === colour && cell !== at && isClose(cell, at) ? [cell] : []))
  const axes = close.map((cell) => axisOf(cell, at))
  return axes.reduce((sum, axis) => sum + axes.filter((other) => other === axis).length, 0)
}

function axisOf(one: number, other: number): number {
  const rows = Math.floor(one / SIDE) - Math.floor(other / SIDE)
  const columns = (one % SIDE) - (other % SIDE)
  return rows === 0 ? 0 : columns === 0 ? 1 : rows === columns ? 2 : 3
}

function isClose(one: number, other: number): boolean {
  const rows = Math.abs(Math.floor(one / SIDE) - Math.floor(other / SIDE))
  const columns = Math.abs((one % SIDE) - (other % SIDE))
  return Math.max(rows, columns) < LINE_MIN && (rows === 0 || columns === 0 || rows === columns)
}
