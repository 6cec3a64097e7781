import { inputOf } from '@kredka/contracts/games/engine/snake-1/input'
import type { SnakeQuiz } from '@kredka/contracts/games/engine/snake-quiz-1/snake-quiz'
import { wayToTile } from '@kredka/contracts/games/engine/snake-quiz-1/way'

/** Steps by which a snake eats what lies on a place, by the shortest way past itself and past other tiles. */
export function stepsToTile(state: SnakeQuiz, place: number): readonly number[] {
  const way = wayToTile(state, place)
  if (way === null) throw new Error('there is no way')
  return way.map((to, n) => inputOf(0, to === (way[n - 1] ?? state.heading) ? null : to))
}
