import { subjectById } from '@kredka/contracts/data/subjects'
import { foldLetters } from '@kredka/contracts/kernel/slug'
import type { Place } from '@kredka/contracts/offers/rules'

/** Words shorter than this are noise to a typo search. */
const MIN_WORD = 3
const EXCERPT = 180

interface Searchable {
  readonly title: string
  readonly description: string
  readonly subject_id: string
  readonly city: string | null
  readonly places: readonly Place[]
}

/** The plain texts by weight (OFR-04): title and subject first, city and 'online' second, description last. */
export function searchTexts(offer: Searchable) {
  const subject = subjectById(offer.subject_id)
  return {
    search_a: foldLetters([offer.title, subject?.pl, subject?.en].filter(Boolean).join(' ')),
    search_b: foldLetters([offer.city, offer.places.includes('online') ? 'online' : null].filter(Boolean).join(' ')),
    search_c: foldLetters(offer.description),
  }
}

/** Words of a plain text. */
export function wordsOf(text: string): readonly string[] {
  return [...new Set(foldLetters(text).match(/[\p{L}\p{N}]+/gu))].filter((word) => word.length >= MIN_WORD)
}

/** The first sentences, cut at a word. */
export function excerptOf(description: string): string {
  const text = description.replace(/\s+/g, ' ').trim()
  if (text.length <= EXCERPT) return text
  const cut = text.slice(0, EXCERPT)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), EXCERPT / 2))}…`
}
