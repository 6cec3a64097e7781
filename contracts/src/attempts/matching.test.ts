import fc from 'fast-check'
import type { Matching } from '../quizzes/question.ts'
import { DEFAULT_MATCHING } from '../quizzes/question-rules.ts'
import { compareWords, foldWords, type Match } from './matching.ts'

const LOOSE = DEFAULT_MATCHING
const STRICT: Matching = {
  ignores_case: false,
  ignores_accents: false,
  ignores_spacing: false,
  ignores_ending: false,
  allows_typo: false,
}
const ACCENTS: Matching = { ...LOOSE, ignores_accents: false }
const CASE: Matching = { ...LOOSE, ignores_case: false }
const TYPOS: Matching = { ...LOOSE, allows_typo: true }

test.each<[string, string, Matching, Match]>([
  // One folding that knows the letters which Unicode does not take apart.
  ['łodz', 'Łódź', LOOSE, 'same'],
  ['ŁÓDŹ', 'Łódź', LOOSE, 'same'],
  ['ŁÓDŹ', 'Łódź', ACCENTS, 'same'],
  ['lodz', 'Łódź', ACCENTS, 'accent'],
  ['strasse', 'Straße', LOOSE, 'same'],
  ['STRASSE', 'Straẞe', LOOSE, 'same'],
  ['Strasse', 'Straße', ACCENTS, 'accent'],
  ['SMORREBROD', 'Smørrebrød', LOOSE, 'same'],
  ['smørrebrød', 'SMØRREBRØD', LOOSE, 'same'],
  ['Aegir', 'Ægir', LOOSE, 'same'],
  ['zaz\u0307o\u0301łc\u0301', 'zażółć', ACCENTS, 'same'],
  ['zazolc', 'zażółć', ACCENTS, 'accent'],
  ['ete', 'été', { ...LOOSE, ignores_accents: false, allows_typo: true }, 'accent'],
  ['gżegzółka', 'gżegżółka', { ...TYPOS, ignores_accents: false }, 'accent'],
  // Case.
  ['warszawa', 'Warszawa', CASE, 'case'],
  ['lodz', 'Lódz', CASE, 'case'],
  ['Lodz', 'Łódź', CASE, 'same'],
  ['warszawa', 'Warszawa', { ...CASE, allows_typo: true }, 'case'],
  // Spaces, dashes, quotes and apostrophes.
  ['Nowy\u00a0Jork', 'Nowy Jork', LOOSE, 'same'],
  ['  Nowy \u2009 Jork ', 'Nowy Jork', LOOSE, 'same'],
  ['Nowy  Jork', 'Nowy Jork', STRICT, 'unlike'],
  [' Nowy Jork ', 'Nowy Jork', STRICT, 'same'],
  ['1939 - 1945', '1939–1945', LOOSE, 'same'],
  ['Bielsko‑Biała', 'Bielsko-Biała', LOOSE, 'same'],
  ['Bielsko—Biała', 'Bielsko-Biała', STRICT, 'unlike'],
  ['−5', '-5', LOOSE, 'same'],
  ['don’t', "don't", LOOSE, 'same'],
  ['„Pan Tadeusz”', '"Pan Tadeusz"', LOOSE, 'same'],
  ['«Pan Tadeusz»', "''Pan Tadeusz''", LOOSE, 'same'],
  ['foto\u00adsynteza', 'fotosynteza', STRICT, 'same'],
  ['NowyJork', 'Nowy Jork', TYPOS, 'unlike'],
  // Punctuation at the end.
  ['Tak!', 'tak', LOOSE, 'same'],
  ['Tak …', 'tak.', LOOSE, 'same'],
  ['tak.', 'tak', STRICT, 'unlike'],
  ['a.b', 'ab', LOOSE, 'unlike'],
  ['?', '?', LOOSE, 'same'],
  ['!', '?', LOOSE, 'unlike'],
  ['-', '–', LOOSE, 'same'],
  // One slip, from five letters.
  ['fotosyteza', 'fotosynteza', TYPOS, 'typo'],
  ['fottosynteza', 'fotosynteza', TYPOS, 'typo'],
  ['fotosintezą', 'fotosynteza', TYPOS, 'typo'],
  ['ofotsynteza', 'fotosynteza', TYPOS, 'unlike'],
  ['oftosynteza', 'fotosynteza', TYPOS, 'typo'],
  ['fotosynteza', 'fotosynteza', TYPOS, 'same'],
  ['fotosyteza', 'fotosynteza', LOOSE, 'unlike'],
  ['ftosyteza', 'fotosynteza', TYPOS, 'unlike'],
  ['kto', 'kot', TYPOS, 'unlike'],
  ['woda', 'wada', TYPOS, 'unlike'],
  ['wodaa', 'woda', TYPOS, 'unlike'],
  ['kwia', 'kwiat', TYPOS, 'typo'],
  ['Adam Mickiewcz', 'Adam Mickiewicz', TYPOS, 'typo'],
  ['Adma Mickiewicz', 'Adam Mickiewicz', TYPOS, 'unlike'],
  ['Julusz Słowaki', 'Juliusz Słowacki', TYPOS, 'unlike'],
  ['1411', '1410', TYPOS, 'unlike'],
  ['rok19140', 'rok1914', TYPOS, 'unlike'],
  ['stycz3ń', 'styczeń', TYPOS, 'unlike'],
  // Nothing is nothing.
  ['', '', LOOSE, 'unlike'],
  ['   ', ' ', LOOSE, 'unlike'],
  ['\u200b', '', LOOSE, 'unlike'],
])('QUI-04 typed %j beside %j', (given, accepted, matching, match) => {
  expect(compareWords(given, ['xyz', accepted], matching)).toBe(match)
})

test('QUI-04 the best of several accepted answers counts', () => {
  const matching = { ...ACCENTS, allows_typo: true }
  expect(compareWords('pate', ['pâté', 'pate'], matching)).toBe('same')
  expect(compareWords('pates', ['pâtés', 'paates'], matching)).toBe('typo')
  expect(compareWords('pates', ['pâtés'], matching)).toBe('accent')
  expect(compareWords('pates', [], matching)).toBe('unlike')
})

const anyMatching = fc.record({
  ignores_case: fc.boolean(),
  ignores_accents: fc.boolean(),
  ignores_spacing: fc.boolean(),
  ignores_ending: fc.boolean(),
  allows_typo: fc.boolean(),
})
const anyWords = fc.string({ unit: 'binary', maxLength: 30 })

test('QUI-04 folding what was folded changes nothing, and never leaves nothing of something', () => {
  fc.assert(
    fc.property(anyWords, anyMatching, (words, matching) => {
      const folded = foldWords(words, matching)
      expect(foldWords(folded, matching)).toBe(folded)
    }),
    {
      numRuns: 3000,
      examples: [
        ['\u0000\t\u0816', { ...STRICT, ignores_accents: true }],
        ['a.\u0816', { ...LOOSE, allows_typo: false }],
        ['Ǽ', { ...STRICT, ignores_accents: true }],
      ],
    },
  )
})

test('QUI-04 an accepted answer is right whatever the rules, in any case and form where these make no difference', () => {
  fc.assert(
    fc.property(anyWords, anyMatching, (words, matching) => {
      fc.pre(foldWords(words, matching) !== '')
      expect(compareWords(words, [words], matching)).toBe('same')
      expect(compareWords(words.normalize('NFD'), [words], matching)).toBe('same')
    }),
    { numRuns: 3000 },
  )
})

/** Damerau's distance of adjacent swaps, by the table of the textbook. */
function distance(a: string, b: string): number {
  const at = (i: number, j: number): number => {
    if (i === 0 || j === 0) return i + j
    const cost = a[i - 1] === b[j - 1] ? 0 : 1
    const best = Math.min(cell(i - 1, j) + 1, cell(i, j - 1) + 1, cell(i - 1, j - 1) + cost)
    const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
    return isSwap ? Math.min(best, cell(i - 2, j - 2) + 1) : best
  }
  const cells = new Map<number, number>()
  const cell = (i: number, j: number): number => {
    const known = cells.get(i * 100 + j)
    if (known !== undefined) return known
    const value = at(i, j)
    cells.set(i * 100 + j, value)
    return value
  }
  return cell(a.length, b.length)
}

test('QUI-04 a typo is a distance of one and nothing else', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 5, maxLength: 7 })
  fc.assert(
    fc.property(word, word, (given, accepted) => {
      const expected = (['same', 'typo'] as const)[distance(given, accepted)] ?? 'unlike'
      expect(compareWords(given, [accepted], TYPOS)).toBe(expected)
    }),
    { numRuns: 5000 },
  )
})
