import { SUBJECTS } from '../../../data/subjects.ts'
import { SET_PAIRS } from '../../engine/memory-1/memory.ts'
import { loadPairs, wordOf } from './pairs.ts'
import { SETS } from './sets.ts'

test('GAM-02 there are at least twelve sets of eighteen pairs, each with its names and a subject that exists', async () => {
  expect(SETS.length).toBeGreaterThanOrEqual(12)
  expect(new Set(SETS.map(({ id }) => id)).size).toBe(SETS.length)
  for (const { id, pl, en, subject_id } of SETS) {
    expect(await loadPairs(id)).toHaveLength(SET_PAIRS)
    expect(pl).not.toBe(en)
    expect(subject_id === null || SUBJECTS.some(({ id }) => id === subject_id)).toBe(true)
  }
})

test.each(SETS)('GAM-02 in $id everything belongs to one thing alone, in both languages', async ({ id }) => {
  const pairs = await loadPairs(id)
  for (const language of ['pl', 'en'] as const) {
    const faces = Array.from({ length: 2 * SET_PAIRS }, (_, face) => wordOf(pairs, face, language))
    expect(faces).not.toContain(null)
    const words = faces.map((word) => word?.trim())
    expect(words).toEqual(faces)
    for (const side of [0, 1]) {
      const one = words.filter((_, face) => face % 2 === side)
      expect(new Set(one).size).toBe(SET_PAIRS)
    }
    // a narrow tile holds no more
    for (const word of words) expect(word?.length).toBeLessThanOrEqual(34)
  }
  expect(wordOf(pairs, 2 * SET_PAIRS, 'pl')).toBeNull()
})
