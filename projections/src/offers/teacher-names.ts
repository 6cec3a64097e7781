import { foldLetters } from '@kredka/contracts/kernel/slug'
import type { Sql } from '../kernel/query.ts'
import { isCity, subjectsNamed } from './everyday-words.ts'
import { splitWords } from './search-words.ts'
import { stemOf } from './stems.ts'

/** Teachers of one name. */
const NAMESAKES = 50
/** A name is looked for by words of three letters: shorter ones are part of every other name. */
const MIN_NAME = 3

/** A typed word that may be part of somebody's name. */
interface NameWord {
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
export async function findNamesakes(sql: Sql, names: readonly NameWord[]): Promise<Namesakes> {
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
