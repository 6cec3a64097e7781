import { foldLetters } from '../kernel/slug.ts'
import type { Matching } from '../quizzes/question.ts'

/**
 * How typed words stand to the accepted ones: the same by the question's rules, one slip of the pen away, or wrong by
 * their accents or their case alone.
 */
export type Match = 'same' | 'typo' | 'accent' | 'case' | 'unlike'

/** Soft hyphens, joiners and marks of direction: nobody sees or types them on purpose. */
export const INVISIBLE = /[\u00ad\u200b-\u200f\u2060\ufeff]/g
export const DASHES = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g
const DOUBLE_QUOTES = /[“”„‟«»″＂]|['‘’‚‛`´′ʼ]{2}/g
const APOSTROPHES = /[‘’‚‛`´′ʼ＇]/g
const ENDING = /[\s.,;:!?…]+$/
const LETTER = /\p{L}/u

/** A word in which one slip is forgiven has at least so many letters. */
const TYPO_LETTERS_MIN = 5

/** The best that can be said of typed words beside all accepted ones (QUI-04). */
export function compareWords(given: string, accepted: readonly string[], matching: Matching): Match {
  const isSame = (rules: Matching) => {
    const typed = foldWords(given, rules)
    return typed !== '' && accepted.some((words) => foldWords(words, rules) === typed)
  }
  if (isSame(matching)) return 'same'
  if (matching.allows_typo && accepted.some((words) => hasTypo(given, words, matching))) return 'typo'
  if (!matching.ignores_accents && isSame({ ...matching, ignores_accents: true })) return 'accent'
  if (!matching.ignores_case && isSame({ ...matching, ignores_case: true })) return 'case'
  return 'unlike'
}

/** Words with nothing left in them that the rules ignore; words of nothing else stay as they are ('?'). */
export function foldWords(words: string, rules: Matching): string {
  let folded = words.replace(INVISIBLE, '').normalize('NFC').trim()
  const fold = (change: (text: string) => string) => {
    folded = change(folded).trim() || folded
  }
  // first: a mark of its own may hide a space or a full stop before it
  if (rules.ignores_accents) fold(dropAccents)
  if (rules.ignores_spacing) fold(foldSpacing)
  if (rules.ignores_ending) fold((text) => text.replace(ENDING, ''))
  if (rules.ignores_case) fold((text) => text.toLowerCase())
  return folded
}

function foldSpacing(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(DASHES, '-')
    .replace(/ ?-[ -]*/g, '-')
    .replace(DOUBLE_QUOTES, '"')
    .replace(APOSTROPHES, "'")
}

/** Letter by letter, since `foldLetters` makes all small and case may count. */
function dropAccents(text: string): string {
  const letters = Array.from(text, (letter) => {
    const small = letter.toLowerCase()
    return letter === small ? foldLetters(small) : foldLetters(small).toUpperCase()
  })
  return letters.join('')
}

/** Accents and case that count are no slips: whoever lets them count wants to see them. */
function hasTypo(given: string, accepted: string, matching: Matching): boolean {
  const loose = { ...matching, ignores_accents: true, ignores_case: true }
  if (foldWords(given, loose) === foldWords(accepted, loose)) return false
  const typed = foldWords(given, matching).split(/[\s-]/)
  const right = foldWords(accepted, matching).split(/[\s-]/)
  if (typed.length !== right.length) return false
  const [unlike, ...others] = right.flatMap((word, n) => (word === typed[n] ? [] : [{ word, typed: typed[n] ?? '' }]))
  return unlike !== undefined && others.length === 0 && isOneSlip([...unlike.typed], [...unlike.word])
}

/** Damerau's distance is 1, by letters alone: another digit is another answer. */
function isOneSlip(typed: readonly string[], word: readonly string[]): boolean {
  if (word.filter((character) => LETTER.test(character)).length < TYPO_LETTERS_MIN) return false
  const shorter = Math.min(typed.length, word.length)
  let start = 0
  while (start < shorter && typed[start] === word[start]) start += 1
  let end = 0
  while (end < shorter - start && typed.at(-1 - end) === word.at(-1 - end)) end += 1
  const had = typed.slice(start, typed.length - end)
  const wants = word.slice(start, word.length - end)
  if (![...had, ...wants].every((character) => LETTER.test(character))) return false
  const isSwap = had.length === 2 && wants.length === 2 && had[0] === wants[1] && had[1] === wants[0]
  return isSwap || (had.length <= 1 && wants.length <= 1)
}
