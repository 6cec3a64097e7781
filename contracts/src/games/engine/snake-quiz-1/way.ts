import { cellAfter } from '../snake-1/board.ts'
import { BOARD, NO_PLACE, PLACE_OF } from './board.ts'
import type { SnakeQuiz } from './snake-quiz.ts'

const HEADINGS = [0, 1, 2, 3] as const
const NO_STEPS: readonly number[] = []

/**
 * Headings of the steps of the shortest way, straight on where that is as short: past the snake, and past all tiles
 * but what is headed for.
 * @param isThere whether a cell is headed for
 * @returns null where there is no way
 */
export function wayTo(
  { body, heading, places }: Pick<SnakeQuiz, 'body' | 'heading' | 'places'>,
  isThere: (cell: number) => boolean,
): readonly number[] | null {
  const isBarred = (cell: number) => {
    const place = PLACE_OF[cell] ?? NO_PLACE
    return body.includes(cell) || (places.includes(place) && !isThere(cell))
  }
  const begun = body.at(-1) ?? 0
  const queue = [{ cell: begun, heading, way: NO_STEPS }]
  const seen = new Set([begun])
  for (const { cell, heading, way } of queue) {
    if (way.length > 0 && isThere(cell)) return way
    for (const to of [heading, ...HEADINGS]) {
      const next = cellAfter(BOARD, cell, to)
      if (to === (heading + 2) % 4 || next === null || seen.has(next) || isBarred(next)) continue
      seen.add(next)
      queue.push({ cell: next, heading: to, way: [...way, to] })
    }
  }
  return null
}

/** The way onto the tile that lies on a place. */
export function wayToTile(state: Pick<SnakeQuiz, 'body' | 'heading' | 'places'>, place: number) {
  return wayTo(state, (cell) => PLACE_OF[cell] === place)
}
