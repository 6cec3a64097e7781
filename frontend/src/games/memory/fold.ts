import { type Memory, memory } from '@kredka/contracts/games/engine/memory-1/memory'
import type { PlayedStep } from '../usePlay.ts'

/** The board after these steps; those that do not fit are passed over. */
export function foldMemory(tiles: number, steps: readonly PlayedStep[]): Memory {
  return steps.reduce((state, { input, told }) => memory.step(state, input, told) ?? state, memory.begin({ tiles }))
}

/** Tiles that the last step found to be a pair, or not; none after the first tile of a move. */
export function lastMove(state: Memory, steps: readonly PlayedStep[]): 'pair' | 'miss' | null {
  const last = steps.at(-1)
  if (last === undefined) return null
  if (state.open.length === 2) return 'miss'
  return state.found[last.input] === true ? 'pair' : null
}
