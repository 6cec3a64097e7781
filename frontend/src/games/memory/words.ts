import { loadPairs } from '@kredka/contracts/games/memory/sets/pairs'
import type { Pairs } from '@kredka/contracts/games/memory/sets/set'
import { setOf } from '@kredka/contracts/games/memory/sets/sets'
import { type LateChunk, lateChunk } from '../late-chunk.ts'

/** What lies on the tiles of a set. */
export interface Words {
  readonly pairs: Pairs
  readonly isDrawn: boolean
}

const chunks = new Map<string, LateChunk<Words>>()

/** Whoever plays a set loads what belongs to its subject alone. */
export function wordsOf(set: string): LateChunk<Words> {
  const known = chunks.get(set)
  if (known !== undefined) return known
  const chunk = lateChunk(async () => ({ pairs: await loadPairs(set), isDrawn: setOf(set)?.is_drawn === true }))
  chunks.set(set, chunk)
  return chunk
}
