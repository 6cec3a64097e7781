import { foldLetters } from '@kredka/contracts/kernel/slug'

/** A shorter word is only found as it stands: the beginning `it` would be that of half the dictionary. */
const MIN_BEGINNING = 3
const MAX_WORDS = 8
/** Letters that must be left of a word when its ending is taken away. */
const MIN_STEM = 4

/** Words that say nothing where every offer is about private lessons. Plain, as they are compared. */
const FILLERS = new Set(
  [
    'a ale albo czy dla do i jak ktory ktora lub na nad o od oraz po pod przy sa sie szukam u w we z za ze',
    'korepetycja korepetycje korepetycji korepetytor korepetytora korepetytorka korki lekcja lekcje lekcji nauczyciel nauczyciela',
    'nauczycielka nauka nauki tanio tanie',
    'an and at by for from in me my near of on or the to with lesson lessons private teacher teachers tutor tutors tutoring',
  ].flatMap((line) => line.split(' ')),
)

/** Endings of Polish nouns and adjectives without accents, the longest first. */
const ENDINGS = [
  ...['iego', 'iemu'],
  ...['ach', 'ami', 'ego', 'emu', 'iej', 'imi', 'ich', 'ymi', 'ych'],
  ...['ce', 'ej', 'em', 'ia', 'ie', 'ii', 'im', 'iu', 'om', 'ow', 'ze'],
  ...['a', 'e', 'i', 'o', 'u', 'y'],
]

/** A word that was typed into the search, and the beginning that its other forms have in common with it. */
export interface TypedWord {
  readonly word: string
  readonly stem: string
}

/**
 * The words worth searching for, at most eight: without those that say nothing, and without an ending (OFR-04). Letters
 * and digits only, so that they may stand in a tsquery.
 */
export function splitWords(typed: string): readonly TypedWord[] {
  const words = new Set(foldLetters(typed).match(/[\p{L}\p{N}]+/gu))
  return [...words]
    .filter((word) => !FILLERS.has(word))
    .slice(0, MAX_WORDS)
    .map((word) => ({ word, stem: stemOf(word) }))
}

/** `angielskiego` → `angielsk`, `maturą` → `matur`. */
export function stemOf(word: string): string {
  const ending = ENDINGS.find((one) => word.endsWith(one) && word.length - one.length >= MIN_STEM)
  return ending === undefined ? word : word.slice(0, -ending.length)
}

/** The word in every form that begins alike, as a term of a tsquery. */
export function termOf({ word, stem }: TypedWord): string {
  return word.length < MIN_BEGINNING ? `'${word}'` : `'${stem}':*`
}

/** What somebody searches for, as a tsquery without stand-ins for typos; null when nothing searchable was typed. */
export function termsOf(typed: string): string | null {
  const words = splitWords(typed)
  return words.length === 0 ? null : words.map(termOf).join(' & ')
}
