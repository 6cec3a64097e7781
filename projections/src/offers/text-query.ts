import type { SubjectId } from '@kredka/contracts/data/subjects'
import type { Sql } from '../kernel/query.ts'
import { replanned } from '../postgres/postgres.ts'
import { isCity, stemsOf, subjectsAbout, subjectsNamed } from './everyday-words.ts'
import { type Answer, keepNearest, respell, sayRespelled, spelled, writtenAs } from './respelling.ts'
import { beginningOf, splitWords, subjectsHaving, type TypedWord, termOf, typedWordOf } from './search-words.ts'
import { findNamed, namesakesQuery, nameWordsIn } from './teacher-names.ts'
import { type Term, together } from './terms.ts'
import { lookUp, type StandIn, type TeachersQuery } from './word-look-up.ts'

/** Hits by which words are told rare or common. */
const SAMPLE = 300
/** Beside words that find something only a word of so many letters is taken for a misspelt name. */
const SURE_NAME = 6

/** A search text as it is asked of the hits. */
export interface TextQuery {
  /** A hit has each of them. */
  readonly terms: readonly Term[]
  /** Subjects that have offers and that the text names: theirs come first. */
  readonly subjects: readonly string[]
  /** Teachers whom the text names. */
  readonly teachers: readonly string[]
  /** Those that offers of those subjects need not have: the others stand in their subject's name. */
  readonly beyond: readonly Term[]
  /** Several words, more than a subject's name: few hits have them all. */
  readonly is_telling: boolean
  /** Nothing of it may be left out: what it finds, or does not, is the answer. */
  readonly is_whole: boolean
}

/** An answer, and whether some hit has all of the text that was asked for. */
export interface Found<T> {
  readonly found: T
  readonly is_whole: boolean
}

/** A word and all that it may stand for. */
interface Meant extends Term {
  readonly word: string
  /** Known words that look like it. */
  readonly stand_ins: readonly string[]
  readonly subjects: readonly SubjectId[]
  /** No title, subject or city has a word that begins like it, but some have one that looks like it. */
  readonly is_misspelt: boolean
  /** The word itself is known nowhere: the subject that it belongs to stands for it. */
  readonly is_about: boolean
}

/**
 * Asks by the text typed into the search: each word by its beginning without the ending, by other words for the same,
 * or by the known words that look like it, so that typos, Polish endings and everyday words find what was meant; names
 * of teachers too. Where no hit has all of it, whoever is named by what no hit has is meant, or what is taught, though
 * it be misspelt; else it is asked again without the words that tell least, so that no search ends in nothing while one
 * of its words is known (OFR-04). Filters play no part in that: a text means the same beside each of them.
 */
export async function askByText<T>(
  sql: Sql,
  typed: string | undefined,
  ask: (text: TextQuery | null) => Promise<Found<T>>,
  isRespelled = false,
): Promise<Answer<T>> {
  const understood = await understand(sql, typed ?? '')
  const isKnown = understood === null || understood.text.teachers.length > 0
  const like = isKnown ? null : await findMisspelt(sql, understood)
  if (like !== null) {
    const { found } = await ask(like.text)
    return { found, without: [], read_as: writtenAs(like.read_as, typed ?? '') }
  }
  const { found, is_whole } = await ask(understood?.text ?? null)
  if (understood === null || is_whole) return { found, without: [], read_as: [] }
  const { meant, subjects, text } = understood
  const { kept, unknown } = isAlone(meant) ? { kept: [], unknown: meant } : await keepWhatFinds(sql, meant, subjects)
  const staying = new Set(kept.filter(({ is_about }) => !is_about).map(({ word }) => word))
  const left = meant.filter(({ word }) => !staying.has(word)).map(({ word }) => word)
  const named = await findNamed(
    sql,
    nameWordsIn(typed ?? '').filter(({ word }) => !staying.has(word)),
    unknown.map(({ word }) => word).filter((word) => kept.length === 0 || word.length >= SURE_NAME),
  )
  const written = (words: readonly string[]) => spelled(typed ?? '', words)
  if (named.teachers.length > 0) {
    const again = await ask({ ...text, teachers: named.teachers, is_whole: true })
    const nameless = left.filter((word) => !named.words.some((name) => name.endsWith(word)))
    return { found: again.found, without: written(nameless), read_as: writtenAs(named.read_as, typed ?? '') }
  }
  const wrong = isRespelled ? [] : unknown.map(({ word }) => word)
  const right = await respell(sql, typed ?? '', wrong)
  if (right !== null) return sayRespelled(right.read_as, typed ?? '', await askByText(sql, right.text, ask, true))
  if (kept.length === 0) return { found, without: [], read_as: [] }
  const again = await ask({ ...text, ...join(kept), is_whole: true })
  return { found: again.found, without: written(left), read_as: [] }
}

/**
 * Whose name a single word looks like; null where it is known, or looks like a subject or a city. `Nowk` is Nowak and
 * no `nowy`.
 */
async function findMisspelt(sql: Sql, { meant, text }: Understood) {
  const [one] = meant
  if (one === undefined || !isAlone(meant) || one.subjects.length > 0 || one.typed === one.alike) return null
  if (one.stand_ins.some((word) => subjectsNamed(word).length > 0 || isCity(word))) return null
  const named = await findNamed(sql, nameWordsIn(one.word), [one.word])
  const itself = [{ ...one, alike: one.typed, is_misspelt: false }]
  if (named.read_as.length === 0 || (await isFound(sql, itself))) return null
  return { text: { ...text, ...join(itself), teachers: named.teachers, is_whole: true }, read_as: named.read_as }
}

const namesakesOf: TeachersQuery = (typed, first) => namesakesQuery(nameWordsIn(typed), first)

/** The whole text as it is asked of the hits; null where nothing searchable was typed. */
export async function textQueryOf(
  sql: Sql,
  typed: string,
  teachers: TeachersQuery = namesakesOf,
): Promise<TextQuery | null> {
  return (await understand(sql, typed, teachers))?.text ?? null
}

interface Understood {
  readonly meant: readonly Meant[]
  /** Those that have offers. */
  readonly subjects: ReadonlySet<string>
  readonly text: TextQuery
}

async function understand(
  sql: Sql,
  typed: string,
  teachersQuery: TeachersQuery = namesakesOf,
): Promise<Understood | null> {
  const words = splitWords(typed)
  if (words.length === 0) return null
  const { standIns, subjects, teachers, unknown } = await lookUp(sql, typed, words, teachersQuery)
  const near = keepNearest(standIns, unknown)
  const meant = words.map((one) => meantBy(one, near, unknown, subjects))
  return { meant, subjects, text: { ...join(meant), teachers, is_whole: teachers.length > 0 } }
}

/** Of one word nothing can be left out. */
function isAlone([first, ...others]: readonly Meant[]): boolean {
  return first !== undefined && others.length === 0 && subjectsAbout(first.word).length === 0
}

function meantBy(
  one: TypedWord,
  standIns: readonly StandIn[],
  unknown: ReadonlySet<string>,
  withOffers: ReadonlySet<string>,
): Meant {
  const typed = termOf(one)
  const stand_ins = standIns.filter((standIn) => standIn.typed === one.word).map(({ word }) => word)
  const alike = stand_ins.length === 0 ? typed : `(${[typed, ...stand_ins.map((word) => `'${word}'`)].join(' | ')})`
  const is_misspelt = unknown.has(one.word) && stand_ins.length > 0
  const named = subjectsNamed(one.word)
  // a name that is misspelt names its subject all the same
  const name = is_misspelt && named.length === 0 ? stand_ins.find(isName) : undefined
  const subjects = (name === undefined ? named : subjectsNamed(name)).filter((id) => withOffers.has(id))
  const had = name === undefined && is_misspelt ? stand_ins : [name ?? one.word]
  const had_by = [...new Set(had.flatMap((word) => subjectsHaving(typedWordOf(word))))]
  return { word: one.word, typed, alike, stand_ins, subjects, had_by, is_misspelt, is_about: false }
}

const isName = (word: string) => subjectsNamed(word).length > 0

function join(meant: readonly Meant[]): Omit<TextQuery, 'teachers' | 'is_whole'> {
  // no name has what was typed: what looks like it is as good as that
  const terms = meant.map((one) => (one.is_misspelt ? { ...one, typed: one.alike } : one))
  const subjects = [...new Set(terms.flatMap((one) => one.subjects))]
  const beyond = terms.filter(({ had_by }) => subjects.length === 0 || !subjects.every((id) => had_by.includes(id)))
  return { terms, subjects, beyond, is_telling: terms.length > 1 && beyond.length > 0 }
}

/**
 * Counts rather than looks for one: for one row alone reading on until it comes looks cheap, and is dear where it does
 * not come. It is asked of rare words alone, and not of what every offer of the subjects has.
 */
async function isFound(sql: Sql, meant: readonly Meant[]): Promise<boolean> {
  const { beyond, subjects } = join(meant)
  if (beyond.length === 0) return true
  const inSubject = subjects.length === 0 ? 'true' : 'h.subject_id = any($2::text[])'
  const [row] = await sql<{ found: boolean }>(
    replanned(`select count(*) > 0 as found from offers.hits h
      where h.search @@ to_tsquery('simple', $1) and ${inSubject}`),
    [together(beyond, 'alike'), ...(subjects.length === 0 ? [] : [subjects])],
  )
  return row?.found ?? false
}

/**
 * The most telling words that some hit has together: a subject, what belongs to one, a city, then the rarer first;
 * beside them those that no hit has.
 */
async function keepWhatFinds(
  sql: Sql,
  meant: readonly Meant[],
  withOffers: ReadonlySet<string>,
): Promise<{ readonly kept: readonly Meant[]; readonly unknown: readonly Meant[] }> {
  const sample = await drawSample(sql, meant)
  const known = await Promise.all(
    meant.map(async (one, n) => {
      const share = sample.filter(({ has }) => has[n]).length / SAMPLE
      const isHad = one.had_by.some((id) => withOffers.has(id))
      if (share > 0 || isHad || (await isFound(sql, [{ ...one, subjects: [] }]))) {
        return [{ ...one, at: n, tells: tellOf(one) + (1 - share) / 2 }]
      }
      const about = subjectsAbout(one.word).filter((id) => withOffers.has(id))
      return about.length > 0 ? [{ ...subjectInsteadOf(one, about), at: null, tells: 2 }] : []
    }),
  )
  let kept: readonly (Meant & { readonly at: number | null })[] = []
  for (const one of known.flat().toSorted((a, b) => b.tells - a.tells)) {
    const more = [...kept, one]
    if (kept.length === 0 || isSeen(sample, more) || (await isFound(sql, more))) kept = more
  }
  return { kept, unknown: meant.filter((_, n) => known[n]?.length === 0) }
}

interface Sampled {
  readonly subject_id: string
  /** Whether it has each of the words. */
  readonly has: readonly boolean[]
}

/**
 * Some hits, always the same, and which words they have: what is common is told by them, and is dear to ask of all.
 * Their words are fetched once, by `strip`, not once for each that is asked for.
 */
function drawSample(sql: Sql, meant: readonly Meant[]): Promise<readonly Sampled[]> {
  // behind a select it is made once, not for every hit
  const each = meant.map((_, n) => `h.search @@ (select to_tsquery('simple', $${n + 1}))`)
  return sql<Sampled>(
    `select h.subject_id, array[${each.join(', ')}] as has
       from (select subject_id, strip(search) as search from offers.hits order by offer_id limit ${SAMPLE} offset 0) h`,
    meant.map(({ alike }) => alike),
  )
}

/** Whether some hit of the sample has all the words, as `isFound` asks it of all hits. */
function isSeen(sample: readonly Sampled[], words: readonly (Meant & { readonly at: number | null })[]): boolean {
  const { subjects } = join(words)
  return sample.some(
    ({ has, subject_id }) =>
      words.every(({ at }) => at !== null && has[at] === true) &&
      (subjects.length === 0 || subjects.some((id) => id === subject_id)),
  )
}

function tellOf({ word, subjects }: Meant): number {
  if (subjects.length > 0) return 3
  return isCity(word) ? 1 : 0
}

function subjectInsteadOf({ word }: Meant, subjects: readonly SubjectId[]): Meant {
  const query = `(${[...new Set(subjects.flatMap(stemsOf).map(beginningOf))].join(' | ')})`
  return {
    word,
    typed: query,
    alike: query,
    stand_ins: [],
    subjects,
    had_by: subjects,
    is_misspelt: false,
    is_about: true,
  }
}
