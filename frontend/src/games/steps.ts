import type { RunView } from '@kredka/contracts/games/views'
import type { PlayedStep } from './usePlay.ts'

export function stepsOf({ inputs, told }: Pick<RunView, 'inputs' | 'told'>): readonly PlayedStep[] {
  return inputs.map((input, n) => ({ input, told: told[n] ?? [] }))
}
