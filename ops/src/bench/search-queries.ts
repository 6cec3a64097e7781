import { SUBJECTS } from '@kredka/contracts/data/subjects'
import type { InputOf } from '@kredka/contracts/kernel/endpoints'
import { foldLetters } from '@kredka/contracts/kernel/slug'
import type { searchOffers } from '@kredka/contracts/offers/endpoints'
import { LEVELS, PLACES } from '@kredka/contracts/offers/rules'
import { CITIES } from '@kredka/contracts/places/cities'
import { seededRandom } from '../seed/random.ts'
import { chance, pick, type Random } from '../seed/texts/random.ts'

export type Search = InputOf<typeof searchOffers>

const TOPICS = [
  ...[
    'matura',
    'egzamin ósmoklasisty',
    'całki',
    'funkcje',
    'konwersacje',
    'certyfikat',
    'gramatyka',
    'programowanie python',
  ],
  ...[
    'rozmowy',
    'studia',
    'kolokwium',
    'zadania domowe',
    'dla dzieci',
    'od podstaw',
    'biznes',
    'sprawdzian',
    'historia sztuki',
  ],
]

/**
 * What people look for, the same in every run: words with and without endings and slips, and some filters, rarely many.
 */
export function searchQueries(count: number): readonly Search[] {
  const random = seededRandom(20_261_123)
  const found = new Map<string, Search>()
  while (found.size < count) {
    const search = one(random)
    found.set(JSON.stringify(search), search)
  }
  return [...found.values()]
}

function one(random: Random): Search {
  const city = pick(random, CITIES.slice(0, 40)).id
  return {
    ...(chance(random, 0.6) ? { q: textOf(random) } : {}),
    ...(chance(random, 0.35) ? { subject: pick(random, SUBJECTS).id } : {}),
    ...(chance(random, 0.35) ? { city, ...(chance(random, 0.4) ? { online: true } : {}) } : {}),
    ...(chance(random, 0.15) ? { level: pick(random, LEVELS) } : {}),
    ...(chance(random, 0.15) ? { place: pick(random, PLACES) } : {}),
    ...(chance(random, 0.2) ? { price_max: 100 * (50 + Math.floor(random() * 100)) } : {}),
    ...(chance(random, 0.1) ? { day: 1 + Math.floor(random() * 7), hour: 8 + Math.floor(random() * 13) } : {}),
    ...(chance(random, 0.08) ? { rating: '4' as const } : {}),
  }
}

function textOf(random: Random): string {
  const subject = pick(random, SUBJECTS)
  const text = pick(random, [
    subject.pl,
    `${subject.from_pl}`,
    subject.en,
    pick(random, TOPICS),
    `${subject.pl} ${pick(random, TOPICS)}`,
  ])
  return chance(random, 0.2) ? misspell(random, foldLetters(text)) : text
}

/** Two letters in the wrong order. */
function misspell(random: Random, text: string): string {
  const at = 1 + Math.floor(random() * Math.max(1, text.length - 3))
  return text.slice(0, at) + text.charAt(at + 1) + text.charAt(at) + text.slice(at + 2)
}
