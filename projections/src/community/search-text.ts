import { foldLetters } from '@kredka/contracts/kernel/slug'

/** What the back office searches in: plain text of all parts. */
export function searchText(...parts: readonly string[]): string {
  return foldLetters(parts.join('\n'))
}
