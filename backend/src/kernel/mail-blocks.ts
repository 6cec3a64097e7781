import type { RichBlock } from '@kredka/contracts/kernel/rich-text'

/** A part of a mail before it is laid out: plain words, escaped by the layout and nowhere else. */
export type Block =
  | { readonly is: 'text' | 'quote' | 'note'; readonly text: string }
  /** What staff wrote. Paths in its links lead to the site. */
  | { readonly is: 'rich'; readonly blocks: readonly RichBlock[] }
  | { readonly is: 'button'; readonly label: string; readonly url: string }
  /** Something to copy: a token, in a box of its own. */
  | { readonly is: 'code'; readonly label: string; readonly code: string }

export function text(words: string): Block {
  return { is: 'text', text: words }
}
export function quote(words: string): Block {
  return { is: 'quote', text: words }
}
export function note(words: string): Block {
  return { is: 'note', text: words }
}
export function button(label: string, url: string): Block {
  return { is: 'button', label, url }
}
export function code(label: string, value: string): Block {
  return { is: 'code', label, code: value }
}
/** Short facts beside each other. */
export function facts(words: readonly string[]): Block {
  return text(words.filter((word) => word.trim() !== '').join(' · '))
}
/** Blocks of something that may be missing. */
export function some(words: string | undefined, blocks: (words: string) => readonly Block[]): readonly Block[] {
  return words === undefined ? [] : blocks(words)
}
