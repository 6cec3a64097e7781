import { cellAfter } from '@kredka/contracts/games/engine/snake-1/board'
import { inputOf } from '@kredka/contracts/games/engine/snake-1/input'
import { BOARD, PLACE_OF } from '@kredka/contracts/games/engine/snake-quiz-1/board'
import type { SnakeQuiz } from '@kredka/contracts/games/engine/snake-quiz-1/snake-quiz'

type Standing = Pick<SnakeQuiz, 'body' | 'heading' | 'places'>

/** Steps by which a snake eats what lies on a place, by the shortest way past itself and past other tiles. */
export function wayToTile({ body, heading: first, places }: Standing, place: number): readonly number[] {
  const isBarred = (cell: number) => {
    const other = PLACE_OF[cell] ?? -1
    return body.includes(cell) || (other !== place && places.includes(other))
  }
  const queue = [{ cell: body.at(-1) ?? 0, heading: first, inputs: [] as readonly number[] }]
  const seen = new Set<number>()
  for (const { cell, heading, inputs } of queue) {
    if (PLACE_OF[cell] === place) return inputs
    for (const to of [0, 1, 2, 3]) {
      const next = cellAfter(BOARD, cell, to)
      if (to === (heading + 2) % 4 || next === null || seen.has(next) || isBarred(next)) continue
      seen.add(next)
      queue.push({ cell: next, heading: to, inputs: [...inputs, inputOf(0, to === heading ? null : to)] })
    }
  }
  throw new Error('there is no way')
}
