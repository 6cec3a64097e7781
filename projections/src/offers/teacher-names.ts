import { foldLetters } from '@kredka/contracts/kernel/slug'
import type { Sql } from '../kernel/query.ts'
import { isCity, subjectsNamed } from './everyday-words.ts'
import { splitWords } from './search-words.ts'
import { stemOf } from './stems.ts'

/** Teachers of one name. */
const NAMESAKES = 50
/** A name is looked for by words of three letters: shorter ones are part of every other name. */
const MIN_NAME = 3
/** Shorter words look like too many names. */
const MIN_MISSPELT = 4
/** Of words as long as that two letters may be wrong. */
const LONG_NAME = 8
const NAMES_LIKE = 3

/** A typed word that may be part of somebody's name. */
export interface NameWord {
  readonly word: string
  /** Beginnings that the name has in its other cases. */
  readonly forms: readonly string[]
}

/** Words that may name somebody: those that name no subject and no city. `O’Connell` is one word. */
export function nameWordsIn(typed: string): readonly NameWord[] {
  return splitWords(joinApostrophes(typed))
    .filter(({ word }) => subjectsNamed(word).length === 0 && !isCity(word))
    .map(({ word, stem }) => ({ word, forms: formsOf(stem) }))
}

const joinApostrophes = (text: string) => text.replace(/(\p{L})[’'`](?=\p{L})/gu, '$1')

/** `pawl` of `Pawła` is `pawel` too: an `e` comes and goes between the last two consonants. */
function formsOf(stem: string): readonly string[] {
  return /[^aeiouy\d]{2}$/.test(stem) ? [stem, `${stem.slice(0, -1)}e${stem.slice(-1)}`] : [stem]
}

/** As a name of the people's table has it: `oconnell` may stand there as `o’connell`. */
function patternsOf({ forms }: NameWord): readonly string[] {
  return forms.flatMap((form) => [
    `% ${form}%`,
    ...(/^[do][^aeiouy]/.test(form) ? [`% ${form.slice(0, 1)}_${form.slice(1)}%`] : []),
  ])
}

/**
 * Teachers whose name has a word that begins like each of these, as a statement of its parameters; null where a word is
 * too short to look for.
 * @param first the number of the first parameter
 */
export function namesakesQuery(
  names: readonly NameWord[],
  first: number,
): { readonly sql: string; readonly params: readonly string[] } | null {
  if (names.length === 0 || names.some(({ forms: [stem = ''] }) => stem.length < MIN_NAME)) return null
  const params: string[] = []
  const each = names.map((name) => {
    const either = patternsOf(name).map((pattern) => `p.plain_name like $${first - 1 + params.push(pattern)}`)
    return `(${either.join(' or ')})`
  })
  return {
    sql: `select p.user_id from profiles.people p where p.teaches and ${each.join(' and ')}
      order by p.user_id limit ${NAMESAKES}`,
    params,
  }
}

/** Teachers whose names have the most of some words, and the words that they have. */
export interface Namesakes {
  readonly teachers: readonly string[]
  readonly words: readonly string[]
}

/**
 * Teachers who have one of these words for a name, whatever its case, those first who have more of them: `mars` is not
 * the beginning of Marszałek here.
 */
async function findNamesakes(sql: Sql, names: readonly NameWord[]): Promise<Namesakes> {
  const looked = names.filter(({ forms: [stem = ''] }) => stem.length >= MIN_NAME)
  if (looked.length === 0) return { teachers: [], words: [] }
  const patterns = looked.flatMap(patternsOf)
  const rows = await sql<{ user_id: string; name: string }>(
    `select p.user_id, p.name from profiles.people p
      where p.teaches and (${patterns.map((_, n) => `p.plain_name like $${n + 1}`).join(' or ')})
      order by p.user_id limit ${NAMESAKES}`,
    patterns,
  )
  const found = rows.map(({ user_id, name }) => ({ user_id, words: wordsNaming(name, looked) }))
  const most = Math.max(0, ...found.map(({ words }) => words.length))
  const best = most === 0 ? [] : found.filter(({ words }) => words.length === most)
  return { teachers: best.map(({ user_id }) => user_id), words: [...new Set(best.flatMap(({ words }) => words))] }
}

function wordsNaming(name: string, names: readonly NameWord[]): readonly string[] {
  const parts = foldLetters(joinApostrophes(name)).match(/\p{L}+/gu) ?? []
  const stems = new Set(parts.flatMap((part) => [part, stemOf(part)]))
  return names.filter(({ forms }) => forms.some((form) => stems.has(form))).map(({ word }) => word)
}

/** A name that was typed and that nobody has, and the one that it looks like, as its bearer writes it. */
export interface ReadAs {
  readonly typed: string
  readonly name: string
}

/**
 * Teachers whom the words name, or whose names some of them look like.
 * @param unknown those of the words that nothing else is known by
 */
export async function findNamed(sql: Sql, names: readonly NameWord[], unknown: readonly string[]) {
  const named = await findNamesakes(sql, names)
  const misspelt = unknown.filter((word) => names.some((name) => name.word === word) && !named.words.includes(word))
  const like = await findNamesLike(sql, misspelt)
  if (like.length === 0) return { ...named, read_as: [] }
  const either = names.map((name) => ({
    ...name,
    forms: [...name.forms, ...like.filter(({ typed }) => typed === name.word).map(({ name }) => foldLetters(name))],
  }))
  const meant = await findNamesakes(sql, either)
  return { ...meant, read_as: like.filter(({ typed }) => meant.words.includes(typed)) }
}

/**
 * Names of teachers that look most like each of these words, which nobody has: of the same first letter, a letter more,
 * less or other, or two in the wrong order.
 */
async function findNamesLike(sql: Sql, words: readonly string[]): Promise<readonly ReadAs[]> {
  const looked = words.filter((word) => word.length >= MIN_MISSPELT)
  if (looked.length === 0) return []
  const rows = await sql<{ typed: string; word: string; name: string; edits: number }>(NAMES_LIKE_SQL, [
    looked,
    ...[0, 1, 2].map((n) => looked.map((word) => partsOf(word)[n])),
  ])
  const slips = rows
    .map((row) => ({ ...row, edits: row.edits === 2 && isSwapped(row.typed, row.word) ? 1 : row.edits }))
    .filter(({ typed, edits }) => edits <= (typed.length < LONG_NAME ? 1 : 2))
  return looked.flatMap((typed) => {
    const own = slips.filter((slip) => slip.typed === typed)
    const least = Math.min(...own.map(({ edits }) => edits))
    const best = own.filter(({ edits }) => edits === least).slice(0, NAMES_LIKE)
    return best.map(({ name, word }) => ({ typed, name: writtenLike(word, name) }))
  })
}

/** Whatever letters of the word are wrong, or in the wrong order, one of these parts is not. */
function partsOf(word: string): readonly [string, string, string] {
  const end = `%${word.slice(-3)}%`
  const middle = word.length < 6 ? end : `%${word.slice(3, 6)}%`
  return word.length < LONG_NAME ? [`% ${word.slice(0, 2)}%`, middle, middle] : [`% ${word.slice(0, 3)}%`, middle, end]
}

const isSwapped = (a: string, b: string) => [...a].toSorted().join('') === [...b].toSorted().join('')

const writtenLike = (word: string, name: string) =>
  (name.match(/\p{L}+/gu) ?? []).find((part) => foldLetters(part) === word) ?? word

const NAMES_LIKE_SQL = `
  select t.typed, w.word, min(p.name) as name, levenshtein(w.word, t.typed) as edits
    from unnest($1::text[], $2::text[], $3::text[], $4::text[]) as t(typed, beginning, middle, ending)
    join profiles.people p
      on p.teaches and (p.plain_name like t.beginning or p.plain_name like t.middle or p.plain_name like t.ending)
    cross join lateral (
      select word from string_to_table(p.plain_name, ' ') as word
       where left(word, 1) = left(t.typed, 1) and length(word) between length(t.typed) - 2 and length(t.typed) + 2
      offset 0) w
   where levenshtein_less_equal(w.word, t.typed, 2) <= 2
   group by t.typed, w.word
   order by count(*) desc, w.word`
