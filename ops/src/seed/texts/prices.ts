import type { SubjectId } from '@kredka/contracts/data/subjects'
import type { Level, PriceRow } from '@kredka/contracts/offers/rules'
import { CITIES } from '@kredka/contracts/places/cities'
import { chance, type Random } from './random.ts'

/** What an hour usually costs, in złoty, before level, town and the teacher's own measure. */
const HOUR: Readonly<Record<SubjectId, number>> = {
  biology: 85,
  maths: 90,
  english: 90,
  spanish: 95,
  german: 90,
  french: 95,
  polish: 80,
  history: 75,
  geography: 75,
  physics: 95,
  chemistry: 95,
  music: 100,
  art: 90,
  law: 125,
  economy: 110,
  statistics: 125,
  programming: 140,
  it: 95,
  'computer-graphics': 115,
  japanese: 115,
  chinese: 115,
  norwegian: 115,
  italian: 95,
}

const BY_LEVEL: Readonly<Record<Level, number>> = {
  any: 1,
  basic: 0.95,
  intermediate: 1.05,
  advanced: 1.25,
  'for-children': 0.9,
}

/**
 * What other lengths cost in relation to an hour: a little more a minute for short lessons, a little less for long
 * ones.
 */
const BY_DURATION = [
  { duration: 30, share: 0.56, offered: 0.35 },
  { duration: 45, share: 0.8, offered: 0.6 },
  { duration: 90, share: 1.42, offered: 0.7 },
] as const

const ZLOTY = 100
const MIN_PRICE = 60
const MAX_PRICE = 220

export interface Priced {
  readonly subject: SubjectId
  readonly level: Level
  /** Where the lessons take place; null for lessons online only. */
  readonly city: string | null
}

/**
 * Prices of an offer, shortest lesson first: an hour always, other lengths now and then; 60 to 220 zł an hour, whole
 * złoty, in minor units.
 */
export function offerPrices(random: Random, { subject, level, city }: Priced): PriceRow[] {
  const measure = 0.85 + 0.35 * random()
  const hour = clamp(MIN_PRICE, roundToFive(HOUR[subject] * BY_LEVEL[level] * ofTown(city) * measure), MAX_PRICE)
  const others = BY_DURATION.filter(({ offered }) => chance(random, offered)).map(({ duration, share }) => ({
    duration,
    amount: roundToFive(hour * share) * ZLOTY,
  }))
  return [...others, { duration: 60, amount: hour * ZLOTY }].toSorted((a, b) => a.duration - b.duration)
}

/** Lessons cost more where rents do. A town that is not known counts as small. */
function ofTown(city: string | null): number {
  if (city === null) return 0.97
  const rank = CITIES.findIndex(({ id }) => id === city)
  if (rank === 0) return 1.2
  if (rank > 0 && rank < 12) return 1.08
  return rank >= 0 && rank < 60 ? 0.95 : 0.85
}

function roundToFive(amount: number): number {
  return Math.round(amount / 5) * 5
}

function clamp(low: number, value: number, high: number): number {
  return Math.min(high, Math.max(low, value))
}
