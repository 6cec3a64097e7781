import { HEADINGS } from '@kredka/contracts/games/engine/snake-1/board'
import { COLUMNS, PLACES, TILE_COLUMNS, TILE_ROWS } from '@kredka/contracts/games/engine/snake-quiz-1/board'
import type { SnakeQuiz } from '@kredka/contracts/games/engine/snake-quiz-1/snake-quiz'
import type { AskedView } from '@kredka/contracts/games/views'
import { useText } from '../../i18n/useText.ts'
import { useSpoken } from '../snake/useSpoken.ts'
import { letterOf } from './letter-of.ts'
import { bareSnake } from './quiz-snake.ts'

/** Worded when it is asked for: by the clock nobody hears it. */
interface Spoken {
  readonly place: () => string
  /** Every tile with its answer, and the way there. */
  readonly tiles: () => string
  readonly around: () => string
}

/** The board in words, for whoever plays by ear. */
export function useQuizSpoken(state: SnakeQuiz, question: AskedView | null): Spoken {
  const t = useText()
  const { around } = useSpoken(bareSnake(state))
  const head = state.body.at(-1) ?? 0
  const [column, row] = [head % COLUMNS, Math.floor(head / COLUMNS)]
  const tileText = (place: number, n: number) => {
    const cell = PLACES[place] ?? 0
    const [right, down] = [
      wayTo(column, cell % COLUMNS, TILE_COLUMNS),
      wayTo(row, Math.floor(cell / COLUMNS), TILE_ROWS),
    ]
    const ways = [
      ...(down === 0 ? [] : [t(down > 0 ? 'snake.food_down' : 'snake.food_up', { count: Math.abs(down) })]),
      ...(right === 0 ? [] : [t(right > 0 ? 'snake.food_right' : 'snake.food_left', { count: Math.abs(right) })]),
    ]
    return t('snake_quiz.tile_at', {
      letter: letterOf(n),
      answer: question?.options[n] ?? '',
      ways: ways.length === 0 ? t('snake_quiz.tile_here') : ways.join(', '),
    })
  }
  return {
    place() {
      const heading = t(`snake.to_${HEADINGS[state.heading] ?? 'up'}`)
      return t('snake_quiz.head_at', { row: row + 1, column: column + 1, heading: heading.toLowerCase() })
    },
    tiles: () => state.places.map(tileText).join(' '),
    around,
  }
}

/** Cells from the head to the nearest ones of a tile, on without turning through an edge. */
function wayTo(from: number, first: number, length: number): number {
  if (from < first) return first - from
  const last = first + length - 1
  return from > last ? last - from : 0
}
