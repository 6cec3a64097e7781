import { GROWTH, START_LENGTH } from '@kredka/contracts/games/engine/snake-1/limits'
import type { Snake } from '@kredka/contracts/games/engine/snake-1/snake'

export interface Point {
  readonly x: number
  readonly y: number
}
/** A corner of a line; a new line begins with those that are new. */
interface Corner extends Point {
  readonly isNew: boolean
}

/** A snake as a line from its tail to its head, in cells. */
export interface Way {
  readonly points: readonly Corner[]
  readonly head: Point
}

/**
 * Where a snake is drawn: its head comes into its cell as time goes on to the next step. Where it goes through an open
 * edge, one line ends beyond that edge, and the next one begins before the opposite one.
 * @param part of the time between two steps, from 0 to 1
 */
export function wayOf({ setup, body, growing, eaten }: Snake, part: number): Way {
  const { columns } = setup
  const pointOf = (cell: number): Point => ({ x: cell % columns, y: Math.floor(cell / columns) })
  const [first = 0, ...rest] = body
  // a snake that does not grow draws its tail in as far as its head comes on
  const isFull = growing === 0 && body.length === START_LENGTH + GROWTH * eaten
  const points: Corner[] = []
  let at = pointOf(first)
  points.push({ ...at, isNew: true })
  for (const [n, cell] of rest.entries()) {
    const to = pointOf(cell)
    const share = n === rest.length - 1 ? part : 1
    const [x, y] = [stepBetween(at.x, to.x), stepBetween(at.y, to.y)]
    const isThrough = x !== to.x - at.x || y !== to.y - at.y
    if (isFull && n === 0 && rest.length > 1 && !isThrough) {
      points[0] = { x: at.x + (x * part) / 2, y: at.y + (y * part) / 2, isNew: true }
    }
    points.push({ x: at.x + x * share, y: at.y + y * share, isNew: false })
    if (isThrough) {
      points.push({ x: to.x - x, y: to.y - y, isNew: true })
      points.push({ x: to.x - x * (1 - share), y: to.y - y * (1 - share), isNew: false })
    }
    at = to
  }
  const last = points.at(-1) ?? { ...at, isNew: true }
  return { points, head: { x: last.x, y: last.y } }
}

/** One step there, the other way round where that leads through an edge. */
function stepBetween(from: number, to: number): number {
  const step = to - from
  return Math.abs(step) > 1 ? -Math.sign(step) : step
}
