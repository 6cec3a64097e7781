import { memory } from '../engine/memory-1/memory.ts'
import { definePlay, positionOf } from '../game.ts'
import { MEMORY_SIZES, type MemorySize, memoryBoard } from './rules.ts'

/** A board of memory, and what lies on it: a set that is named here may have gone since. */
export interface MemorySetup {
  readonly size: MemorySize
  readonly set: string
}

export const memoryPlay = definePlay({
  engine: 'memory-1',
  read({ size, set }): MemorySetup | null {
    const known = MEMORY_SIZES.find((one) => one === size)
    return known === undefined || typeof set !== 'string' ? null : { size: known, set }
  },
  variantOf: ({ size }: MemorySetup) => size,
  engines: { 'memory-1': ({ size }: MemorySetup) => positionOf(memory, memory.begin(memoryBoard(size))) },
})
