import type { FaqGroupView, FaqItemView } from '@kredka/contracts/help/views'
import { parseRichText, plainRichText } from '@kredka/contracts/kernel/rich-text'

/**
 * Letter by letter without accents and case, so that places in the folded text are places in the text: `Źdźbło` →
 * `zdzblo`.
 */
export function foldWords(text: string): readonly string[] {
  return [...text].map((letter) => {
    const plain = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace('ł', 'l')
    return [...plain][0] ?? letter
  })
}

/**
 * What somebody looks for, word by word, without the vowel that Polish changes at the end: `hasło` also finds `hasła`.
 */
export function wordsOf(typed: string): readonly string[] {
  return foldWords(typed)
    .join('')
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => (word.length < 4 ? word : word.replace(/[aeiouy]$/, '')))
}

/** Questions in which, or in whose answers, every word stands; groups without any are left out. */
export function searchGroups(groups: readonly FaqGroupView[], words: readonly string[]): readonly FaqGroupView[] {
  if (words.length === 0) return groups
  return groups
    .map((group) => ({ ...group, items: group.items.filter((item) => holds(item, words)) }))
    .filter(({ items }) => items.length > 0)
}

function holds({ question, answer }: FaqItemView, words: readonly string[]): boolean {
  const text = foldWords(`${question}\n${plainRichText(parseRichText(answer))}`).join('')
  return words.every((word) => text.includes(word))
}

export interface Piece {
  readonly text: string
  readonly found: boolean
}

/** The text in pieces, those that hold a word told apart. */
export function pieces(text: string, words: readonly string[]): readonly Piece[] {
  const letters = [...text]
  const plain = foldWords(text)
  const found = new Array<boolean>(letters.length).fill(false)
  for (const word of words) {
    const length = [...word].length
    for (let at = 0; at + length <= plain.length; at += 1) {
      if (plain.slice(at, at + length).join('') === word) found.fill(true, at, at + length)
    }
  }
  const result: { text: string; found: boolean }[] = []
  for (const [at, letter] of letters.entries()) {
    const last = result.at(-1)
    if (last !== undefined && last.found === found[at]) last.text += letter
    else result.push({ text: letter, found: found[at] === true })
  }
  return result
}
