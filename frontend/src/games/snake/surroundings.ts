import { cellAfter, HEADINGS, type Heading } from '@kredka/contracts/games/engine/snake-1/board'
import { NOWHERE } from '@kredka/contracts/games/engine/snake-1/limits'
import type { Snake } from '@kredka/contracts/games/engine/snake-1/snake'

export interface Ahead {
  readonly heading: Heading
  /** Free cells up to what is in the way; null where nothing is. */
  readonly free: number | null
  readonly what: 'edge' | 'wall' | 'body'
}

/** What lies around the head in each heading, for whoever does not see the board. */
export function surroundingsOf({ setup, body }: Snake): readonly Ahead[] {
  const head = body.at(-1) ?? setup.start
  const longest = Math.max(setup.columns, setup.rows)
  return HEADINGS.map((heading, to) => {
    let cell = head
    for (let free = 0; free < longest; free += 1) {
      const next = cellAfter(setup, cell, to)
      if (next === null) return { heading, free, what: 'edge' }
      // all the way round an open board
      if (next === head) break
      if (setup.walls.includes(next)) return { heading, free, what: 'wall' }
      if (body.includes(next)) return { heading, free, what: 'body' }
      cell = next
    }
    return { heading, free: null, what: 'edge' }
  })
}

export interface Place {
  readonly row: number
  readonly column: number
}

export function placeOf({ setup: { columns } }: Snake, cell: number): Place {
  return { row: Math.floor(cell / columns) + 1, column: (cell % columns) + 1 }
}

/** How far the food is from the head, down and to the right; null where none is known. */
export function foodFromHead(state: Snake): { readonly down: number; readonly right: number } | null {
  if (state.food === NOWHERE) return null
  const [head, food] = [placeOf(state, state.body.at(-1) ?? state.setup.start), placeOf(state, state.food)]
  return { down: food.row - head.row, right: food.column - head.column }
}
