import { foldLetters } from '../kernel/slug.ts'

export const NAME_MIN = 2
export const NAME_MAX = 20

/** Letters of other alphabets, and signs, that look like one of ours: `Аnia` with a Cyrillic А is `Ania`. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  ...pairs('авезкмнорстухіјѕѵьгп', 'abezkmhopctyxijsvbrn'),
  ...pairs('αβγεζηικμνορτυχω', 'abyeznikmvoptuxw'),
  ...pairs('01345678$@|', 'oieasgtbsai'),
  ı: 'i',
  ł: 'l',
}

function pairs(letters: string, alike: string): Readonly<Record<string, string>> {
  return Object.fromEntries([...letters].map((letter, n) => [letter, alike[n] ?? letter]))
}

/** A name as it is kept: without white space around it, single spaces within. */
export function tidyName(name: string): string {
  return name.normalize('NFKC').replace(/\s+/g, ' ').trim()
}

/** A name of 2 to 20 characters that can be read: at least two letters or digits, nothing invisible. */
export function isName(name: string): boolean {
  const { length } = [...name]
  const isVisible = !/[\p{C}\p{Zl}\p{Zp}]/u.test(name)
  return (
    length >= NAME_MIN && length <= NAME_MAX && isVisible && (name.match(/[\p{L}\p{N}]/gu)?.length ?? 0) >= NAME_MIN
  )
}

/** What two names share that look alike: no two seats of a room have the same (ROO-01). */
export function foldName(name: string): string {
  const folded = [...foldLetters(tidyName(name))].map((letter) => LOOKALIKES[letter] ?? letter).join('')
  return (
    folded
      // what two letters draw together
      .replace(/rn/g, 'm')
      .replace(/vv/g, 'w')
      .replace(/[lj]/g, 'i')
      .replace(/[^\p{L}\p{N}]/gu, '')
  )
}
