import { SET_PAIRS } from '../../engine/memory-1/memory.ts'
import type { Pairs } from './set.ts'
import { isSetId, type SetId } from './sets.ts'

/**
 * Pairs of each set, by the file of their subject: whoever plays loads one of them. Their order never changes: runs
 * name them by their places.
 */
const LOADS: Readonly<Record<SetId, () => Promise<Pairs>>> = {
  shapes: async () => (await import('./shapes.ts')).SHAPES,
  capitals: async () => (await import('./geography.ts')).CAPITALS,
  elements: async () => (await import('./chemistry.ts')).ELEMENTS,
  products: async () => (await import('./maths.ts')).PRODUCTS,
  english: async () => (await import('./languages.ts')).ENGLISH,
  animals: async () => (await import('./biology.ts')).ANIMALS,
  squares: async () => (await import('./maths.ts')).SQUARES,
  german: async () => (await import('./languages.ts')).GERMAN,
  units: async () => (await import('./physics.ts')).UNITS,
  authors: async () => (await import('./polish.ts')).AUTHORS,
  percents: async () => (await import('./maths.ts')).PERCENTS,
  dates: async () => (await import('./history.ts')).DATES,
  spanish: async () => (await import('./languages.ts')).SPANISH,
  rivers: async () => (await import('./geography.ts')).RIVERS,
  formulas: async () => (await import('./maths.ts')).AREAS,
  body: async () => (await import('./biology.ts')).ORGANS,
  binary: async () => (await import('./it.ts')).BINARY,
}

/** None of a set that is gone. */
export async function loadPairs(set: string): Promise<Pairs> {
  return isSetId(set) ? LOADS[set]() : []
}

/** What lies on a face; null for a face that the set has not. */
export function wordOf(pairs: Pairs, face: number, language: 'pl' | 'en'): string | null {
  const line = face < 2 * SET_PAIRS ? pairs[face >> 1] : undefined
  const words = line?.split(' | ')
  if (words === undefined) return null
  // two words are the same in both languages, four are Polish and English
  const [first, second] = words.length === 2 || language === 'pl' ? words : words.slice(2)
  return (face & 1) === 0 ? (first ?? null) : (second ?? null)
}
