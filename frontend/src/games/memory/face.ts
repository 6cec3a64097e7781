import type { MemorySet } from '@kredka/contracts/games/memory/sets/set'
import { wordOf } from '@kredka/contracts/games/memory/sets/sets'
import type { PageLanguage } from '@kredka/contracts/kernel/head'

/** What is seen and said of a face. */
export interface Face {
  readonly word: string
  /** Name of its drawing; null where the word itself is shown. */
  readonly drawing: string | null
}

/** A face of a set that is gone has no word any more. */
export function faceOf(set: MemorySet | undefined, face: number, language: PageLanguage): Face {
  const word = set === undefined ? null : wordOf(set, face, language)
  return { word: word ?? '?', drawing: set?.is_drawn === true ? wordOf(set, face, 'en') : null }
}
