/**
 * What a name of a person may be made of (ACC-07), for browser and server alike: nobody hides signs in a name, builds
 * it from the look-alike letters of another alphabet, or signs as the site itself. After UTS 39, with one script for a
 * whole name.
 */
export type NameFault = 'hidden_signs' | 'too_many_marks' | 'mixed_scripts' | 'reserved'

/** A name as shown: composed, trimmed, inner white space single. */
export function normalName(name: string): string {
  return name.normalize('NFC').trim().replace(/\s+/g, ' ')
}

export function nameFaults(typed: string): readonly NameFault[] {
  const name = normalName(typed)
  const faults: NameFault[] = []
  if (HIDDEN.test(name.replace(JOINERS, ''))) faults.push('hidden_signs')
  if (MARKS.test(name)) faults.push('too_many_marks')
  if (scriptsOf(name).length > 1) faults.push('mixed_scripts')
  if (isReserved(name)) faults.push('reserved')
  return faults
}

/** `format: 'kredka-name'` of the schemas. */
export function isName(typed: string): boolean {
  return nameFaults(typed).length === 0
}

/** Directions, joiners, fillers, controls, private and unassigned characters, letters in mathematical dress. */
const HIDDEN =
  /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\u2028\u2029\u2800\u{1d400}-\u{1d7ff}\u{1f100}-\u{1f1ff}]/u
/** Persian writes one behind a letter that would join the next, Indian languages behind the sign that drops a vowel. */
const PERSIAN_JOINER =
  /(?<=(?![\u0621-\u0625\u0627\u0629\u062f-\u0632\u0648\u0698])\p{Script=Arabic})\u200c(?=\p{Script=Arabic})/u
const VOWEL_DROPS = /[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca]/
const INDIAN_JOINER = new RegExp(`(?<=${VOWEL_DROPS.source})[\\u200c\\u200d](?=\\p{L})`, 'u')
const JOINERS = new RegExp(`${PERSIAN_JOINER.source}|${INDIAN_JOINER.source}`, 'gu')
/** Composed letters have theirs inside; Hindi and Thai stack two. */
const MARKS = /^\p{M}|\p{M}{3}/u

const SCRIPTS = [
  ...['Latin', 'Cyrillic', 'Greek', 'Armenian', 'Georgian', 'Hebrew', 'Arabic', 'Devanagari', 'Bengali', 'Thai'],
  ...['Han', 'Hiragana', 'Katakana', 'Bopomofo', 'Hangul'],
].map((script) => [script, new RegExp(`\\p{Script=${script}}`, 'u')] as const)
/** Apostrophes and marks belong to whatever they stand beside. */
const SHARED = /\p{Script=Common}|\p{Script=Inherited}/u
/** Written together in one language. */
const TOGETHER: Readonly<Record<string, string>> = { Hiragana: 'Han', Katakana: 'Han', Bopomofo: 'Han', Hangul: 'Han' }

function scriptsOf(name: string): readonly string[] {
  const letters = [...name].filter((sign) => /\p{L}/u.test(sign) && !SHARED.test(sign))
  const scripts = letters.map((letter) => SCRIPTS.find(([, isOf]) => isOf.test(letter))?.[0] ?? 'another')
  return [...new Set(scripts.map((script) => TOGETHER[script] ?? script))]
}

/**
 * Letters of other alphabets, and digits, that look like Latin ones. What one is taken for stands for nothing else: the
 * map is used once.
 */
const LOOK_ALIKE: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ...[
      'аa',
      'вb',
      'еe',
      'ѕs',
      'іi',
      'їi',
      'јj',
      'кk',
      'мm',
      'нh',
      'оo',
      'рp',
      'сc',
      'тt',
      'уy',
      'хx',
      'ԁd',
      'ԛq',
      'ԝw',
    ],
    ...['αa', 'βb', 'εe', 'ηn', 'ιi', 'κk', 'νv', 'οo', 'ρp', 'τt', 'υu', 'χx', 'łi', 'đd', 'øo', 'ıi', 'ɡg', 'ɑa'],
    ...['0o', '1i', 'li', '|i', '!i', '3e', '4a', '5s', '@a', '$s', '€e'],
  ].map((pair) => [...pair] as [string, string]),
)

/** What a reader sees at a glance: two texts with one skeleton are easily taken for each other. */
function skeleton(text: string): string {
  const bare = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return [...bare].map((sign) => LOOK_ALIKE[sign] ?? sign).join('')
}

/** Also spelled with spaces or dots between. */
const OURS = ['kredka', 'administrator', 'moderator', 'кредка', 'адміністратор', 'администратор', 'модератор'].map(
  skeleton,
)
/** As a word of its own. */
const OFFICES = new Set(
  [
    ...['admin', 'admins', 'administracja', 'administration', 'moderacja', 'moderation', 'mod', 'support', 'helpdesk'],
    ...['wsparcie', 'obsługa', 'system', 'staff', 'official', 'oficjalny', 'oficjalne', 'webmaster', 'postmaster'],
    ...['адмін', 'админ', 'підтримка', 'поддержка'],
  ].map(skeleton),
)

function isReserved(name: string): boolean {
  const words = skeleton(name).split(/[^\p{L}\p{N}]+/u)
  return words.some((word) => OFFICES.has(word)) || OURS.some((ours) => isTold(words, ours))
}

/** Within a word, or as all of some words in a row: 'Marek Redka' only happens to have ours inside. */
function isTold(words: readonly string[], ours: string): boolean {
  const isSpelled = (from: number) => words.slice(from).some((_, n, rest) => rest.slice(0, n + 1).join('') === ours)
  return words.some((word, from) => word.includes(ours) || isSpelled(from))
}
