import { MINUTE } from '../../kernel/durations.ts'
import type { GameRules } from '../game.ts'

/** Boards of memory: columns and rows. */
export const MEMORY_SIZES = ['4x3', '4x4', '6x4', '6x6'] as const
export type MemorySize = (typeof MEMORY_SIZES)[number]

/** Narrow boards fit a phone held upright: a long one stands. */
const MEMORY_COLUMNS: Readonly<Record<MemorySize, number>> = { '4x3': 4, '4x4': 4, '6x4': 4, '6x6': 6 }
const MEMORY_TILES: Readonly<Record<MemorySize, number>> = { '4x3': 12, '4x4': 16, '6x4': 24, '6x6': 36 }

export function memoryBoard(size: MemorySize): { readonly tiles: number; readonly columns: number } {
  return { tiles: MEMORY_TILES[size], columns: MEMORY_COLUMNS[size] }
}

export const memoryRules: GameRules = {
  best: 'fewest',
  ties: 'time',
  keeps_unfinished: false,
  idle_ms: 30 * MINUTE,
}
