import type { BuiltInLevel } from '@kredka/contracts/games/snake/levels/built-in'
import { useEffect, useState } from 'react'
import { loadChunk } from '../../kernel/chunks.ts'

let loaded: readonly BuiltInLevel[] | null = null

/** All levels. Whoever plays the endless game needs none of them. */
export async function loadLevels(): Promise<readonly BuiltInLevel[]> {
  loaded ??= (await loadChunk(() => import('@kredka/contracts/games/snake/levels/levels'))).LEVELS
  return loaded
}

/** Null until they have come. */
export function useLevels(isWanted: boolean): readonly BuiltInLevel[] | null {
  const [levels, setLevels] = useState(loaded)
  useEffect(() => {
    if (!isWanted || levels !== null) return
    loadLevels().then(setLevels, (error: unknown) => {
      // the page says that it could not be loaded, as it does of its own parts
      setLevels(() => {
        throw error
      })
    })
  }, [isWanted, levels])
  return levels
}
