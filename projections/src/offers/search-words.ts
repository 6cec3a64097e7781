import { SUBJECTS, type SubjectId } from '@kredka/contracts/data/subjects'
import { foldLetters } from '@kredka/contracts/kernel/slug'
import { otherStems, wordsOfName } from './everyday-words.ts'
import { stemOf } from './stems.ts'

/** A shorter word is only found as it stands: the beginning `it` would be that of half the dictionary. */
const MIN_BEGINNING = 3
const MAX_WORDS = 8
/** Words that say nothing where every offer is about private lessons. Plain, as they are compared. */
const FILLERS = new Set(
  [
    'a ale albo czy dla do i jak ktory ktora lub na nad o od oraz po pod przy sa sie szukam u w we z za ze',
    'korepetycja korepetycje korepetycji korepetytor korepetytora korepetytorka korki lekcja lekcje lekcji nauczyciel nauczyciela',
    'nauczycielka nauka nauki pan pana pani',
    // what nearly everybody wishes for, and no offer says of itself
    'tani tania tanie tanich taniej tanio niedrogi niedrogo dobry dobra najlepszy najlepsza polecany sprawdzony',
    'cheap best good affordable an and at by for from in me my near of on or the to with lesson lessons private teacher teachers tutor tutors tutoring',
  ].flatMap((line) => line.split(' ')),
)

/** A word that was typed into the search, and the beginning that its other forms have in common with it. */
export interface TypedWord {
  readonly word: string
  readonly stem: string
  /** Beginnings of other words for the same: `matma` is looked for as `matematyka` too. */
  readonly others: readonly string[]
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
    .map(typedWordOf)
}

export function typedWordOf(word: string): TypedWord {
  return { word, stem: stemOf(word), others: otherStems(word) }
}

/** The word in every form that begins alike, or another word for the same, as a term of a tsquery. */
export function termOf({ word, stem, others }: TypedWord): string {
  const typed = word.length < MIN_BEGINNING ? `'${word}'` : `'${stem}':*`
  const terms = [...new Set([typed, ...others.map(beginningOf)])]
  return terms.length === 1 ? typed : `(${terms.join(' | ')})`
}

/** The subjects whose every offer is found by the word, for their names are. */
export function subjectsHaving({ word, stem, others }: TypedWord): readonly SubjectId[] {
  const beginnings = [word.length < MIN_BEGINNING ? word : stem, ...others]
  return SUBJECTS.map(({ id }) => id).filter((id) =>
    wordsOfName(id).some((own) =>
      beginnings.some((text) => (text.length < MIN_BEGINNING ? own === text : own.startsWith(text))),
    ),
  )
}

/** All that begins like that; two letters would be the beginning of half the dictionary. */
export function beginningOf(stem: string): string {
  return stem.length < MIN_BEGINNING ? `'${stem}'` : `'${stem}':*`
}

/** What somebody searches for, as a tsquery without stand-ins for typos; null when nothing searchable was typed. */
export function termsOf(typed: string): string | null {
  const words = splitWords(typed)
  return words.length === 0 ? null : words.map(termOf).join(' & ')
}

/** A search for words as two conditions: what fits, and what an index of `read_side.beginnings` gathers of it. */
export interface WordsWanted {
  readonly fits: string
  readonly gathered: string
}

/**
 * What somebody searches for in a column of words; null when nothing searchable was typed. The planner learns nothing
 * of it, so that it plans the statement once and not anew each time.
 * @param column such as `l.words`
 * @param param gives the sign that stands for a value
 */
export function wordsWanted(column: string, typed: string, param: (text: string) => string): WordsWanted | null {
  const words = splitWords(typed)
  if (words.length === 0) return null
  const fits = `${column} @@ (select to_tsquery('simple', ${param(words.map(termOf).join(' & '))}))`
  const beginLike = (text: string) =>
    `read_side.beginnings(${column}) @> (select read_side.longest_beginnings(to_tsvector('simple', ${param(text)})))`
  const plain = words.filter(({ others }) => others.length === 0).map(typedBeginning)
  const either = words
    .filter(({ others }) => others.length > 0)
    .map((word) => `(${[typedBeginning(word), ...word.others].map(beginLike).join(' or ')})`)
  const looked = [...(plain.length === 0 ? [] : [beginLike(plain.join(' '))]), ...either]
  return { fits, gathered: [...looked, fits].join(' and ') }
}

function typedBeginning({ word, stem }: TypedWord): string {
  return word.length < MIN_BEGINNING ? word : stem
}
