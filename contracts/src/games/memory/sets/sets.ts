import { SET_PAIRS } from '../../engine/memory-1/memory.ts'
import { ANIMALS, ORGANS } from './biology.ts'
import { ELEMENTS } from './chemistry.ts'
import { CAPITALS, RIVERS } from './geography.ts'
import { DATES } from './history.ts'
import { BINARY } from './it.ts'
import { ENGLISH, GERMAN, SPANISH } from './languages.ts'
import { AREAS, PERCENTS, PRODUCTS, SQUARES } from './maths.ts'
import { UNITS } from './physics.ts'
import { AUTHORS } from './polish.ts'
import type { MemorySet } from './set.ts'
import { SHAPES } from './shapes.ts'

/**
 * What lies on the tiles of memory (GAM-02): pairs that belong together, by subject. The order within a set never
 * changes: runs name its pairs by their places.
 */
export const SETS = [
  SHAPES,
  CAPITALS,
  ELEMENTS,
  PRODUCTS,
  ENGLISH,
  ANIMALS,
  SQUARES,
  GERMAN,
  UNITS,
  AUTHORS,
  PERCENTS,
  DATES,
  SPANISH,
  RIVERS,
  AREAS,
  ORGANS,
  BINARY,
] as const satisfies readonly MemorySet[]

export const SET_IDS = SETS.map(({ id }) => id)
export type SetId = (typeof SETS)[number]['id']

export function setOf(id: string): MemorySet | undefined {
  return SETS.find((set) => set.id === id)
}

export function isSetId(id: string): id is SetId {
  return setOf(id) !== undefined
}

/** What lies on a face; null for a face that the set has not. */
export function wordOf(set: MemorySet, face: number, language: 'pl' | 'en'): string | null {
  const line = face < 2 * SET_PAIRS ? set.pairs[face >> 1] : undefined
  const words = line?.split(' | ')
  if (words === undefined) return null
  // two words are the same in both languages, four are Polish and English
  const [first, second] = words.length === 2 || language === 'pl' ? words : words.slice(2)
  return (face & 1) === 0 ? (first ?? null) : (second ?? null)
}
