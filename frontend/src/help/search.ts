import type { FaqGroupView, FaqItemView } from '@kredka/contracts/help/views'
import { parseRichText, plainRichText } from '@kredka/contracts/kernel/rich-text'
import { foldWords, holdsWords } from '../kernel/find-words.ts'

/** Questions in which, or in whose answers, every word stands; groups without any are left out. */
export function searchGroups(groups: readonly FaqGroupView[], words: readonly string[]): readonly FaqGroupView[] {
  if (words.length === 0) return groups
  return groups
    .map((group) => ({ ...group, items: group.items.filter((item) => holds(item, words)) }))
    .filter(({ items }) => items.length > 0)
}

function holds({ question, answer }: FaqItemView, words: readonly string[]): boolean {
  return holdsWords(`${question}\n${plainRichText(parseRichText(answer))}`, words)
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
