import { snakeQuiz } from '@kredka/contracts/games/engine/snake-quiz-1/snake-quiz'
import { boardOf, type SnakeQuizSetup } from '@kredka/contracts/games/snake-quiz/play'
import { cutAtSteps } from '../snake/cut.ts'
import type { PlayedStep } from '../usePlay.ts'

export function framesOf(setup: SnakeQuizSetup, steps: readonly PlayedStep[]): readonly PlayedStep[] {
  return cutAtSteps(snakeQuiz, boardOf(setup), steps)
}
