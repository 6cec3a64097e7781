import { SUBJECTS } from '@kredka/contracts/data/subjects'
import { foldLetters } from '@kredka/contracts/kernel/slug'
import type { Sql } from '../kernel/query.ts'
import { everydayWords } from './everyday-words.ts'
import { stemOf } from './stems.ts'
import type { ReadAs } from './teacher-names.ts'

/** Shorter words look like too many others. */
const MIN_MISSPELT = 5

/** Subjects that people ask for and that have no list of their own here: offers speak of them in their descriptions. */
const SOUGHT_TOO =
  'rosyjski ukraiński szwedzki duński fiński portugalski czeski słowacki węgierski niderlandzki turecki arabski ' +
  'koreański grecki łacina hebrajski filozofia psychologia socjologia przyroda szachy taniec logopeda robotyka'

/** What came of a text, and what was made of it where no hit has all of it. */
export interface Answer<T> {
  readonly found: T
  /** Words that were left out. */
  readonly without: readonly string[]
  /** Words that were taken for misspelt ones. */
  readonly read_as: readonly ReadAs[]
}

/** What a word is written like, by its plain letters. */
const written: ReadonlyMap<string, string> = new Map(
  [...everydayWords(), ...SUBJECTS.flatMap(({ pl, en }) => wordsIn(`${pl} ${en}`)), ...wordsIn(SOUGHT_TOO)]
    .map((word) => [foldLetters(word), word] as const)
    .filter(([plain]) => plain.length >= MIN_MISSPELT),
)

function wordsIn(text: string): readonly string[] {
  return text.toLowerCase().match(/\p{L}+/gu) ?? []
}

/**
 * A text with those of its unknown words put right that look like what is taught; null where none does. It reads all
 * known words, so it is for a search that finds nothing.
 * @param unknown plain words of the text that no offer and nobody has
 */
export async function respell(sql: Sql, typed: string, unknown: readonly string[]) {
  const looked = unknown.filter((word) => word.length >= MIN_MISSPELT && !written.has(word))
  const everyday = looked.flatMap((word) => readAs(word, everydayWordLike(word)))
  const left = looked.filter((word) => !everyday.some((one) => one.typed === word))
  const read_as = [...everyday, ...(left.length === 0 ? [] : await findWordsLike(sql, left))]
  if (read_as.length === 0) return null
  const name = new Map(read_as.map((one) => [one.typed, one.name]))
  return { text: typed.replace(/[\p{L}\p{M}\p{N}]+/gu, (word) => name.get(foldLetters(word)) ?? word), read_as }
}

const readAs = (typed: string, name: string | undefined): readonly ReadAs[] =>
  name === undefined ? [] : [{ typed, name }]

/** A word of what is taught that is one slip away, be it in another case: `fortepanu` is `fortepian`. */
export function everydayWordLike(word: string): string | undefined {
  const plain = [...written.keys()]
  const stem = stemOf(word)
  const like =
    plain.find((one) => isOneSlip(word, one)) ??
    (stem.length < MIN_MISSPELT ? undefined : plain.find((one) => isOneSlip(stem, stemOf(one))))
  return like === undefined ? undefined : written.get(like)
}

/**
 * Known words that look like typed ones, without those that are farther from an unknown word than what is taught:
 * `tygonometria` is `trygonometria`, not `ekonometria`.
 */
export function keepNearest<T extends { readonly typed: string; readonly word: string }>(
  alike: readonly T[],
  unknown: ReadonlySet<string>,
): readonly T[] {
  const slips = new Set(
    [...unknown].filter((word) => word.length >= MIN_MISSPELT && everydayWordLike(word) !== undefined),
  )
  const isNear = ({ typed, word }: T) => isOneSlip(typed, word) || isOneSlip(stemOf(typed), stemOf(word))
  return alike.filter((one) => !slips.has(one.typed) || isNear(one))
}

/** Whether they differ by a letter more, less or other, or by two neighbours in the wrong order. */
function isOneSlip(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  const at = [...long].findIndex((letter, n) => letter !== short[n])
  const [restOfLong, restOfShort] = [long.slice(at + 1), short.slice(at)]
  if (short.length < long.length) return restOfLong === restOfShort
  const isSwapped = long[at] === short[at + 1] && long[at + 1] === short[at]
  return restOfLong === restOfShort.slice(1) || (isSwapped && restOfLong.slice(1) === restOfShort.slice(2))
}

/** Known words of the same first letter that begin one slip away from the stem: the ending may be another. */
async function findWordsLike(sql: Sql, words: readonly string[]): Promise<readonly ReadAs[]> {
  return sql<ReadAs>(
    `select t.typed, w.word as name
       from unnest($1::text[], $2::text[]) as t(typed, stem)
       cross join lateral (
         select word
           from offers.words, generate_series(-1, 1) as longer
          where word like left(t.stem, 1) || '%'
            and levenshtein_less_equal(left(word, length(t.stem) + longer), t.stem, 1) <= 1
          order by length(word), word
          limit 1) w
      where length(t.stem) >= $3`,
    [words, words.map(stemOf), MIN_MISSPELT],
  )
}

/** What no offer has though it be put right is left out as it was typed. */
export function sayRespelled<T>(
  words: readonly ReadAs[],
  typed: string,
  { found, without, read_as }: Answer<T>,
): Answer<T> {
  const isLeft = ({ name }: ReadAs) => without.includes(name)
  const typedOf = (word: string) => words.find(({ name }) => name === word)?.typed
  const left = without.map((word) => spelled(typed, [typedOf(word) ?? word])[0] ?? word)
  const taken = words.filter((one) => !isLeft(one))
  return { found, without: left, read_as: [...writtenAs(taken, typed), ...read_as] }
}

export const writtenAs = (read_as: readonly ReadAs[], text: string) =>
  read_as.map((one) => ({ ...one, typed: spelled(text, [one.typed])[0] ?? one.typed }))

/** The words as the person wrote them, not as they are compared. */
export function spelled(text: string, words: readonly string[]): readonly string[] {
  const written = text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return words.map((word) => written.find((one) => foldLetters(one) === word) ?? word)
}
