import { memory, SET_PAIRS } from '../engine/memory-1/memory.ts'
import { definePlay, positionOf } from '../game.ts'
import { shifted, type Turning, turnCells } from '../turning.ts'
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
  turning,
})

/** Tiles lie elsewhere, and pairs are others: whoever was told what lies where knows nothing of this board. */
function turning({ size }: MemorySetup, turn: number): Turning {
  const cells = turnCells(memoryBoard(size).columns, turn)
  const shift = (told: readonly number[], pairs: number) => told.map((face) => shifted(face, 2 * pairs, 2 * SET_PAIRS))
  return {
    input: cells.from,
    told: (_, told) => shift(told, turn),
    untold: (_, told) => shift(told, -turn),
  }
}
