import { snake } from '@kredka/contracts/games/engine/snake-1/snake'
import { boardOf, type SnakeSetup } from '@kredka/contracts/games/snake/play'
import type { PlayedStep } from '../usePlay.ts'
import { cutAtSteps } from './cut.ts'

export function framesOf(setup: SnakeSetup, steps: readonly PlayedStep[]): readonly PlayedStep[] {
  return cutAtSteps(snake, boardOf(setup), steps)
}
