import { plain } from '@kredka/contracts/kernel/slug'

/** What the back office searches in: plain text of all parts. */
export function searchText(...parts: readonly string[]): string {
  return plain(parts.join('\n'))
}

/** What was typed, in the same form; null where nothing was. */
export function typedText(typed: string | undefined): string | null {
  const text = plain(typed ?? '').trim()
  return text === '' ? null : text
}
