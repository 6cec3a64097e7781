import { wordOf } from '@kredka/contracts/games/memory/sets/pairs'
import type { PageLanguage } from '@kredka/contracts/kernel/head'
import type { Words } from './words.ts'

/** What is seen and said of a face. */
export interface Face {
  readonly word: string
  /** Name of its drawing; null where the word itself is shown. */
  readonly drawing: string | null
}

/** A face of a set that is gone has no word any more. */
export function faceOf({ pairs, isDrawn }: Words, face: number, language: PageLanguage): Face {
  return { word: wordOf(pairs, face, language) ?? '?', drawing: isDrawn ? wordOf(pairs, face, 'en') : null }
}
